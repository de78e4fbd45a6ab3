import { setupI18n } from '@lingui/core';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { listConversations } from '../../api/generated/chat.ts';
import { sendMessage } from '../../api/generated/chat-mutations.ts';
import { listTickets } from '../../api/generated/support.ts';
import { sendTicketMessage } from '../../api/generated/support-mutations.ts';
import { openApp, type OpenApp } from '../../api/testing/open-app.tsx';
import { ChatNotifications } from '../../features/chat/chat-notifications.tsx';
import { Screen as MessagesScreen } from '../../features/chat/screens/messages-screen.tsx';
import { createOutboxStore } from '../../features/outbox/outbox-store.ts';
import { Screen as TicketScreen } from '../../features/support/screens/ticket-screen.tsx';
import { DEFAULT_CONFIG } from '../../lib/config/boot-data.ts';
import { ConfigContext } from '../../lib/config/config-context.ts';
import { mockLayout } from '../../test/mock-layout.ts';
import { waitForSubscription } from '../../test/realtime.ts';
import { renderApp } from '../../test/render-app.tsx';
import { advanceTime, fakeAdvancingTimers } from '../../test/time.ts';
import { watchResponses } from '../../test/watch-responses.ts';
import { syncOutbox } from './sync-outbox.ts';
import { user } from '../../test/user.ts';

type OpenAppOptions = Parameters<typeof openApp>[0];

let stopSync = () => {};
beforeEach(mockLayout);
afterEach(() => {
  stopSync();
  vi.restoreAllMocks();
});

function startSync(app: OpenApp): OpenApp {
  stopSync();
  stopSync = syncOutbox(app.api.scope);
  return app;
}

function reload(app: OpenApp): OpenApp {
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  cleanup();
  const next = app.reload();
  void next.session.persist.rehydrate();
  return startSync(next);
}

const french = setupI18n({ locale: 'fr', messages: { fr: {} } });
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /message|reply/ });
/** Without links, which the list of shops consists of. */
const shownMessages = (text: string) => screen.getAllByText(text, { ignore: 'a *' });
const findNotSentAlert = () => screen.findByRole('alert');

async function findShop(app: OpenApp): Promise<number> {
  const { data } = await app.api.client.call(listConversations, { page: 1, per_page: 20 });
  return data.find(({ shop }) => shop.name === 'Slow Morning')?.shop.id ?? 0;
}

async function findTicket(app: OpenApp): Promise<string> {
  const { support_tickets: tickets } = await app.api.client.call(listTickets);
  return tickets.find(({ subject }) => subject === 'A part is missing')?.ticket_no ?? '';
}

async function renderChat(app: OpenApp, i18n?: Parameters<typeof renderApp>[3]) {
  const address = `/massages?shop=${await findShop(app)}`;
  renderApp(app, withRealtime(<ChatWithEvents />), address, i18n);
  await screen.findAllByRole('article');
}

function ChatWithEvents() {
  return (
    <>
      <MessagesScreen />
      <ChatNotifications />
    </>
  );
}

async function renderTicket(app: OpenApp, i18n?: Parameters<typeof renderApp>[3]) {
  const number = await findTicket(app);
  const ticket = <TicketScreen params={{ ticketNumber: number }} />;
  renderApp(app, withRealtime(ticket), `/support-ticket/${number}`, i18n);
  await screen.findByRole('heading', { name: 'Conversation' });
}

function withRealtime(children: React.ReactNode) {
  const { hostname: host, port } = new URL(inject('mockUrl'));
  const config = { ...DEFAULT_CONFIG, realtime: { host, port: Number(port), tls: false } };
  return <ConfigContext value={config}>{children}</ConfigContext>;
}

const CONVERSATIONS = [
  {
    name: 'a chat',
    render: renderChat,
    store: async (app: OpenApp, message: string) =>
      app.api.client.call(sendMessage, {
        body: { shop_id: await findShop(app), message, type: 'user' },
      }),
    operation: 'sendMessage',
    call: '/api/send-message',
  },
  {
    name: 'a ticket',
    render: renderTicket,
    store: async (app: OpenApp, message: string) =>
      app.api.client.call(sendTicketMessage, {
        body: { ticket_number: await findTicket(app), message },
      }),
    operation: 'sendTicketMessage',
    call: '/api/support-ticket-message',
  },
] as const;

describe.each(CONVERSATIONS)('in $name', ({ render, store, operation, call }) => {
  async function open(options?: OpenAppOptions): Promise<OpenApp> {
    const app = startSync(openApp(options));
    await app.signIn();
    return app;
  }
  const sent = (app: OpenApp) => app.calls().filter((one) => one === `POST ${call}`);

  test('@A11Y-01 Retry and Discard pass the focus to the messages', async () => {
    const app = await open();
    await app.fail({ operation, status: 500, times: 2 });
    await render(app);
    await user.type(await box(), 'Where is it?{Enter}');
    for (const name of ['Retry', 'Discard']) {
      await user.click(await screen.findByRole('button', { name }));
      expect(screen.getByRole('region', { name: /^Messages/ })).toHaveFocus();
    }
    expect(screen.queryByText('Where is it?')).toBeNull();
  });

  test('@STATE-05 keeps a draft and a failed message after a reload and a language change', async () => {
    let app = await open();
    await app.fail({ operation, status: 500, times: 1 });
    await render(app);
    await user.type(await box(), 'Where is it?{Enter}');
    expect((await findNotSentAlert()).textContent).toMatch(/^Not sent\. .+RetryDiscard$/);
    await user.type(await box(), 'And one more thing');

    app = reload(app);
    await render(app, french);
    expect(await screen.findByDisplayValue('And one more thing')).toBeVisible();
    expect(shownMessages('Where is it?')).toHaveLength(1);
    // The stored reason is in the previous language.
    expect(await findNotSentAlert()).toHaveTextContent(/^Not sent\. RetryDiscard$/);

    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/Not sent|Sending/)).toBeNull());
    expect(shownMessages('Where is it?')).toHaveLength(1);
    expect(await box()).toHaveValue('And one more thing');
    app = reload(app);
    await render(app);
    expect(shownMessages('Where is it?')).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('@STATE-05 does not restore a discarded message', async () => {
    let app = await open();
    await app.fail({ operation, status: 500, times: 1 });
    await render(app);
    await user.type(await box(), 'Never mind{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('Never mind')).toBeNull();
    app = reload(app);
    await render(app);
    expect(screen.queryByText('Never mind')).toBeNull();
    expect(sent(app)).toHaveLength(1);
  });

  test('@STATE-05 keeps a message that was being sent when the page closed', async () => {
    let app = await open({
      before: (path) =>
        path === call ? new Promise<undefined>(() => undefined) : Promise.resolve(undefined),
    });
    await render(app);
    await user.type(await box(), 'On its way{Enter}');
    expect(screen.getByText('Sending…')).toBeVisible();
    app = reload(app);
    await render(app);
    expect(screen.getByText('On its way')).toBeVisible();
    expect(await findNotSentAlert()).toBeVisible();
  });

  test('@STATE-05 shows a message of a crashed tab as not sent after a minute', async () => {
    fakeAdvancingTimers();
    let app = await open({
      before: (path) =>
        path === call ? new Promise<undefined>(() => undefined) : Promise.resolve(undefined),
    });
    await render(app);
    await user.type(await box(), 'On its way{Enter}');
    // A crash sends no `pagehide`.
    cleanup();
    app = app.reload();
    void app.session.persist.rehydrate();
    startSync(app);
    await render(app);
    expect(screen.getByText('Sending…')).toBeVisible();
    await advanceTime(60_000);
    expect(await findNotSentAlert()).toBeVisible();
    expect(screen.queryByText('Sending…')).toBeNull();
  });

  test('@STATE-04 @AUTH-16 sends no queued message after a logout', async () => {
    const { settle } = watchResponses();
    const app = await open();
    await render(app);
    const release = app.delayRequests(call);
    await user.type(await box(), 'One{Enter}');
    await user.type(await box(), 'Two{Enter}');
    await waitFor(() => expect(sent(app)).toHaveLength(1));
    act(app.session.signOut);
    await app.signIn('new@souk.example');
    app.sent.length = 0;
    release();
    await settle();
    expect(sent(app)).toEqual([]);
    expect(app.get(createOutboxStore).getState().outboxes).toEqual({});
  });

  test('@STATE-05 drops a failed message that the server has stored', async () => {
    let app = await open();
    await app.fail({ operation, status: 500, times: 1 });
    await render(app);
    await user.type(await box(), 'Did you get it?{Enter}');
    await findNotSentAlert();
    await store(app, 'Did you get it?');
    app = reload(app);
    await render(app);
    await waitFor(() => expect(app.get(createOutboxStore).getState().outboxes).toEqual({}));
    expect(shownMessages('Did you get it?')).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('@STATE-05 shows and keeps a draft from another tab', async () => {
    const app = await open();
    await render(app);
    await user.type(await box(), 'Half a');
    const here = localStorage.getItem('souk.outbox') ?? '';
    localStorage.setItem('souk.outbox', here.replace('Half a', 'Half a sentence'));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'souk.outbox' })));
    expect(await box()).toHaveValue('Half a sentence');
  });

  test('@STATE-05 shows that the realtime connection is lost', async () => {
    const app = await open();
    await render(app);
    await waitForSubscription();
    await app.setSockets('refuse');
    const main = within(screen.getByRole('main'));
    expect(await main.findByText(/Connection lost/)).toBeVisible();
  });
});

describe('@STATE-05 @AUTH-16 unsent messages', () => {
  let app: OpenApp;
  beforeEach(() => {
    app = startSync(openApp());
  });
  const write = () =>
    act(() =>
      app
        .get(createOutboxStore)
        .setState({ outboxes: { '1 chat 4': { draft: 'Is it', pending: [] } } }),
    );
  const names = () => Object.keys(app.get(createOutboxStore).getState().outboxes);
  const signInAs = (id: number) =>
    act(() => app.session.setState({ token: `t${id}`, user: { id, name: 'A' } as never }));

  test('survive an expired session of the same customer', () => {
    signInAs(1);
    write();
    act(() => app.session.endSession('t1'));
    expect(names()).toEqual(['1 chat 4']);
    signInAs(1);
    expect(names()).toEqual(['1 chat 4']);
  });

  test('are cleared when another customer logs in', () => {
    signInAs(1);
    write();
    act(() => app.session.endSession('t1'));
    signInAs(2);
    expect(names()).toEqual([]);
  });

  test('are cleared on logout', () => {
    signInAs(1);
    write();
    act(app.session.signOut);
    expect(names()).toEqual([]);
    expect(localStorage.getItem('souk.outbox')).not.toContain('Is it');
  });
});
