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

export async function openChatApp(options: Parameters<typeof openApp>[0] = {}): Promise<OpenApp> {
  mockLayout();
  const app = openApp(options);
  await app.signIn();
  return app;
}

/** Replaces the app's world by one without a realtime service. */
export async function removeRealtime(app: OpenApp): Promise<void> {
  await app.recreateWorld({ settings: { pusher_app_key: null } });
}

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

export async function loadConversations(
  app: OpenApp,
): Promise<components['schemas']['Conversation'][]> {
  const { data } = await app.api.client.call(listConversations, { page: 1, per_page: 20 });
  app.sent.length = 0;
  return data;
}

/** @throws if there is no conversation with the shop. */
export async function findConversation(app: OpenApp, name: string) {
  const conversation = (await loadConversations(app)).find(({ shop }) => shop.name === name);
  if (!conversation)
    throw new Error(`Failed to find the conversation with ${name}. Check the fixtures.`);
  return conversation;
}

export async function countUnread(app: OpenApp): Promise<number> {
  const user_id = app.session.getState().user?.id ?? 0;
  const { unread_messages: count } = await app.api.client.call(countUnreadMessages, { user_id });
  return count;
}

export async function loadTexts(app: OpenApp, shop_id: number): Promise<(string | null)[]> {
  const { data } = await app.api.client.call(listMessages, { shop_id, page: 1, per_page: 20 });
  return data.map(({ message }) => message);
}
