import { act, render, screen, waitFor } from '@testing-library/react';
import Pusher from 'pusher-js';
import { type ReactNode, StrictMode, useState } from 'react';
import { expect, inject, test } from 'vitest';
import { chatUserChannel } from '../../api/generated/realtime.ts';
import { useSession } from '../../api/session.ts';
import { openApp, type OpenApp } from '../../api/testing/open-app.tsx';
import { DEFAULT_CONFIG } from '../../lib/config/boot-data.ts';
import { ConfigContext } from '../../lib/config/config-context.ts';
import { SettingsProvider } from '../settings/settings-provider.tsx';
import { leavePage, restorePage } from '../../test/browser-events.ts';
import { useRealtime, useRealtimeState } from './use-realtime.ts';

/** Pusher's instance list is shared by all tests. */
const openConnections = () =>
  Pusher.instances.filter(({ connection }) => connection.state !== 'disconnected');

function Listener({ name }: { name: string }) {
  const state = useRealtimeState();
  const userId = useSession(({ user }) => user?.id ?? null);
  const [received, setReceived] = useState('');
  const append = (text: string | null) => setReceived((before) => `${before}${text};`);
  useRealtime(
    userId === null ? null : chatUserChannel(userId),
    'send-message-to-user',
    ({ message }) => append(message.message),
    () => append('received'),
  );
  return (
    <p>
      {name} is {state} <output aria-label={name}>{received}</output>
    </p>
  );
}

function show(app: OpenApp, content: ReactNode) {
  const { hostname: host, port } = new URL(inject('mockUrl'));
  const realtime = { host, port: Number(port), tls: false };
  return render(
    <StrictMode>
      <SettingsProvider>
        <ConfigContext value={{ ...DEFAULT_CONFIG, realtime }}>{content}</ConfigContext>
      </SettingsProvider>
    </StrictMode>,
    { wrapper: app.wrapper },
  );
}

const connected = (name: string) => screen.findByText(new RegExp(`${name} is connected`));
/** The state changes shortly before the subscription succeeds. */
const expectReceived = (name: string, text: string) =>
  waitFor(() => expect(screen.getByLabelText(name)).toHaveTextContent(text));
const sendFromSeller = (app: OpenApp, text: string, customerId = 1) =>
  app.performStaffAction({ action: 'seller-writes', shopId: 3, customerId, text });

test('@MSG-10 shares one WebSocket between all listeners and closes it with the last one', async () => {
  const app = openApp();
  await app.signIn();
  const page = show(
    app,
    <>
      <Listener name="one" />
      <Listener name="other" />
    </>,
  );
  await connected('one');
  await connected('other');
  await expectReceived('one', 'received;');
  await sendFromSeller(app, 'Hello');
  await expectReceived('one', 'Hello;');
  await expectReceived('other', 'Hello;');
  expect(openConnections()).toHaveLength(1);
  page.unmount();
  await waitFor(() => expect(openConnections()).toEqual([]));
});

test('@MSG-10 notifies listeners on every subscription, at first and after a reconnect', async () => {
  const app = openApp();
  await app.signIn();
  show(app, <Listener name="one" />);
  await connected('one');
  await expectReceived('one', 'received;');
  await sendFromSeller(app, 'Before');
  await expectReceived('one', 'Before;');
  await app.setSockets('refuse');
  await screen.findByText(/one is lost/);
  await app.setSockets('accept');
  await expectReceived('one', 'Before;received;');
  await connected('one');
  await sendFromSeller(app, 'After');
  await expectReceived('one', 'After;');
});

test('@MSG-10 closes the WebSocket of a page in the back/forward cache until the page returns', async () => {
  const app = openApp();
  await app.signIn();
  show(app, <Listener name="one" />);
  await expectReceived('one', 'received;');
  leavePage();
  await waitFor(() => expect(openConnections()).toEqual([]));
  expect(screen.getByText(/one is connecting/)).toBeVisible();
  restorePage();
  await connected('one');
  await expectReceived('one', 'received;received;');
  expect(openConnections()).toHaveLength(1);
});

test('@MSG-10 ignores guests, disconnects on logout and subscribes for the next account', async () => {
  const app = openApp();
  show(app, <Listener name="one" />);
  await waitFor(() => expect(app.calls()).toContain('GET /api/master'));
  expect(screen.getByText(/one is off/)).toBeVisible();
  await act(() => app.signIn());
  await connected('one');
  await expectReceived('one', 'received;');
  act(() => app.session.signOut());
  expect(await screen.findByText(/one is off/)).toBeVisible();
  await waitFor(() => expect(openConnections()).toEqual([]));
  await act(() => app.signIn('new@souk.example'));
  await connected('one');
  await expectReceived('one', 'received;received;');
  await sendFromSeller(app, 'To Amira', 1);
  await sendFromSeller(app, 'To Nora', 2);
  await expectReceived('one', 'To Nora;');
  expect(screen.getByLabelText('one')).not.toHaveTextContent('To Amira');
});

test('@MSG-10 does not connect without a key in the settings', async () => {
  const app = openApp();
  await app.recreateWorld({ settings: { pusher_app_key: null } });
  await app.signIn();
  show(app, <Listener name="one" />);
  await waitFor(() => expect(app.calls()).toContain('GET /api/master'));
  expect(screen.getByText(/one is off/)).toBeVisible();
  expect(openConnections()).toEqual([]);
});
