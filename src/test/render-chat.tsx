import type { ReactNode } from 'react';
import { inject } from 'vitest';
import { countUnreadMessages, listConversations, listMessages } from '../api/generated/chat.ts';
import type { components } from '../api/generated/schema.d.ts';
import { openApp, type OpenApp } from '../api/testing/open-app.tsx';
import { DEFAULT_CONFIG } from '../lib/config/boot-data.ts';
import { ConfigContext } from '../lib/config/config-context.ts';
import { mockLayout } from './mock-layout.ts';
import { renderApp, type RenderedApp } from './render-app.tsx';
import { ChatNotifications } from '../features/chat/chat-notifications.tsx';

/** Opens the shop as the demo customer, who has written with four shops. */
export async function openMessages(options: Parameters<typeof openApp>[0] = {}): Promise<OpenApp> {
  mockLayout();
  const app = openApp(options);
  await app.signIn();
  return app;
}

/** Renders parts of the chat with what listens in the app; events come from the mock. */
export function renderChat(app: OpenApp, content: ReactNode, path = '/massages'): RenderedApp {
  const { hostname: host, port } = new URL(inject('mockUrl'));
  const config = { ...DEFAULT_CONFIG, realtime: { host, port: Number(port), tls: false } };
  return renderApp(
    app,
    <ConfigContext value={config}>
      {content}
      <ChatNotifications />
    </ConfigContext>,
    path,
  );
}

/** The customer's conversations as the server has them. */
export async function loadConversations(
  app: OpenApp,
): Promise<components['schemas']['Conversation'][]> {
  const { data } = await app.api.client.call(listConversations, { page: 1, per_page: 20 });
  app.sent.length = 0;
  return data;
}

/** A conversation by the name of its shop. @throws when there is none. */
export async function findConversation(app: OpenApp, name: string) {
  const conversation = (await loadConversations(app)).find(({ shop }) => shop.name === name);
  if (!conversation) throw new Error(`Failed to find the talk with ${name}. Look at the fixtures.`);
  return conversation;
}

/** How many messages the server counts as unread. */
export async function countUnread(app: OpenApp): Promise<number> {
  const user_id = app.session.getState().user?.id ?? 0;
  const { unread_messages: count } = await app.api.client.call(countUnreadMessages, { user_id });
  return count;
}

/** The texts of a conversation as the server has them, the newest first. */
export async function loadTexts(app: OpenApp, shop_id: number): Promise<(string | null)[]> {
  const { data } = await app.api.client.call(listMessages, { shop_id, page: 1, per_page: 20 });
  return data.map(({ message }) => message);
}
