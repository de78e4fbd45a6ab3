import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listMessages, useCountUnreadMessages } from '../../../api/generated/chat.ts';
import type { OpenApp } from '../../../api/testing/open-app.tsx';
import { createChatStore } from '../chat-store.ts';
import { createConversations } from '../model/conversations-store.ts';
import { waitForSubscription } from '../../../test/realtime.ts';
import {
  findConversation,
  openChatApp,
  loadTexts,
  renderChat,
  removeRealtime,
} from '../../../test/render-chat.tsx';
import { Screen } from './messages-screen.tsx';
import { user } from '../../../test/user.ts';
import { focusWindow } from '../../../test/browser-events.ts';

afterEach(() => vi.restoreAllMocks());

const sendFromSeller = (app: OpenApp, shopId: number, text: string) =>
  app.performStaffAction({ action: 'seller-writes', shopId, customerId: 1, text });
const rows = () =>
  within(screen.getByRole('list', { name: 'Shops' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const count = (text: string) =>
  screen.queryAllByRole('article').filter(({ textContent }) => textContent?.includes(text)).length;
/** Waits until the page receives events. */
async function waitUntilSubscribed(app: OpenApp, shopId: number) {
  await waitForSubscription();
  await sendFromSeller(app, shopId, 'Knock knock');
  await waitFor(() => expect(rows()[0]).toMatch(/Knock knock/));
}

function Count() {
  return <p>{useCountUnreadMessages({ user_id: 1 }).data?.unread_messages} to read</p>;
}

async function openConversation(name: string) {
  const app = await openChatApp();
  const { shop } = await findConversation(app, name);
  const page = renderChat(app, <Screen />, `/massages?shop=${shop.id}`);
  await screen.findAllByRole('article');
  return { ...page, shop };
}

test('@MSG-10 on the page, an event reloads the open thread and the list but not the unread count', async () => {
  const { shop, ...app } = await openConversation('Little Harbour');
  await screen.findByRole('list', { name: 'Shops' });
  await waitUntilSubscribed(app, shop.id);
  await waitFor(() => expect(count('Knock knock')).toBeGreaterThan(0));
  app.sent.length = 0;
  await sendFromSeller(app, shop.id, 'And another thing');
  await waitFor(() => expect(count('And another thing')).toBe(1));
  await waitFor(() => {
    expect(app.calls().some((call) => call.includes('/get-message'))).toBe(true);
    expect(app.calls().some((call) => call.includes('/get-shops'))).toBe(true);
  });
  expect(app.calls().filter((call) => call.includes('/unread-messages'))).toEqual([]);
  expect(screen.getByText(/Little Harbour wrote: And another thing/)).toBeInTheDocument();
  expect(rows()[0]).toMatch(/Little Harbour/);
});

test('moves another shop to the top of the list on its message and updates its badge', async () => {
  const app = await openConversation('Slow Morning');
  const { shop } = await findConversation(app, 'Northwind Audio');
  await waitUntilSubscribed(app, shop.id);
  expect(rows()[0]).toMatch(/^Northwind AudioKnock/);
  expect(rows()[0]).toMatch(/\d+ unread message/);
  await waitFor(() => expect(document.title).toMatch(/^\(\d+\) Messages/));
  expect(count('Knock knock')).toBe(0);
});

test('@MSG-10 does not count messages on screen as unread while another tab shows another page', async () => {
  const { shop, ...app } = await openConversation('Little Harbour');
  await screen.findByRole('list', { name: 'Shops' });
  await waitUntilSubscribed(app, shop.id);
  await waitFor(() => expect(document.title).toMatch(/^\(\d+\)/));
  const { title } = document;
  // The other tab's change is synced to this one.
  act(() => app.get(createChatStore).setActiveShop(null));
  app.sent.length = 0;
  await sendFromSeller(app, shop.id, 'And another thing');
  await waitFor(() => expect(count('And another thing')).toBe(1));
  await waitFor(() => expect(app.calls().join()).toContain('/get-shops'));
  await waitFor(() => expect(rows()[0]).toMatch(/^Little HarbourAnd another thing/));
  expect(document.title).toBe(title);
});

test('@MSG-10 off the page, an event resets the active shop and reloads the unread count', async () => {
  const app = await openChatApp();
  const { shop } = await findConversation(app, 'Hearthly');
  act(() => app.get(createChatStore).setActiveShop(shop.id));
  renderChat(app, <Count />, '/');
  expect(await screen.findByText('2 to read')).toBeInTheDocument();
  await waitForSubscription();
  await sendFromSeller(app, shop.id, 'Knock knock');
  await waitFor(() => expect(app.get(createChatStore).getState().activeShopId).toBeNull());
  await waitFor(() => expect(screen.getByText(/to read/)).not.toHaveTextContent('2 to read'));
  expect(app.calls().filter((call) => call.includes('/get-'))).toEqual([]);
});

test('reopens the conversation of the last visit', async () => {
  const app = await openChatApp();
  const { shop } = await findConversation(app, 'Hearthly');
  act(() => app.get(createChatStore).setActiveShop(shop.id));
  const { visited } = renderChat(app, <Screen />, '/massages');
  await screen.findAllByRole('article');
  expect(visited.at(-1)).toBe(`/massages?shop=${shop.id}`);
});

test('@AUTH-16 clears the conversations on logout', async () => {
  const { session } = await openConversation('Hearthly');
  act(() => session.signOut());
  await waitFor(() => expect(screen.queryAllByRole('article')).toEqual([]));
});

test('shows a notice when the connection is lost and loads missed messages once', async () => {
  const { shop, ...app } = await openConversation('Little Harbour');
  await screen.findByRole('list', { name: 'Shops' });
  await waitUntilSubscribed(app, shop.id);
  await app.setSockets('refuse');
  expect(await screen.findByText(/Connection lost/)).toBeVisible();
  await sendFromSeller(app, shop.id, 'You missed this');
  expect(count('You missed this')).toBe(0);
  await app.setSockets('accept');
  await waitFor(() => expect(count('You missed this')).toBe(1));
  await waitFor(() => expect(screen.queryByText(/Connection lost/)).toBeNull());
});

test('@MSG-10 loads messages sent between the first response and the subscription', async () => {
  const app = await openChatApp();
  const { shop } = await findConversation(app, 'Little Harbour');
  await app.setSockets('refuse');
  renderChat(app, <Screen />, `/massages?shop=${shop.id}`);
  await screen.findAllByRole('article');
  await sendFromSeller(app, shop.id, 'In between');
  await app.setSockets('accept');
  await waitFor(() => expect(count('In between')).toBe(1));
});

test('reloads on window focus without a realtime key', async () => {
  const app = await openChatApp();
  await removeRealtime(app);
  await app.signIn();
  const { shop } = await findConversation(app, 'Little Harbour');
  renderChat(app, <Screen />, `/massages?shop=${shop.id}`);
  await screen.findAllByRole('article');
  await sendFromSeller(app, shop.id, 'Fetched');
  focusWindow();
  await waitFor(() => expect(count('Fetched')).toBe(1));
  expect(screen.queryByText(/Connection lost/)).toBeNull();
});

test('shows an own message and the shop’s simultaneous reply once each', async () => {
  const { shop, ...app } = await openConversation('Little Harbour');
  await user.type(screen.getByRole('textbox', { name: 'Type a message' }), 'Crossing{Enter}');
  await sendFromSeller(app, shop.id, 'Coming');
  await waitFor(() => expect(screen.queryByText(/Sending/)).toBeNull());
  await waitFor(() => expect(count('Coming')).toBe(1));
  expect(count('Crossing')).toBe(1);
  const stored = await loadTexts(app, shop.id);
  expect(stored.filter((text) => text === 'Crossing')).toHaveLength(1);
});

test('sorts events that arrive in the wrong order, without duplicates', async () => {
  const { shop, ...app } = await openConversation('Little Harbour');
  await screen.findByRole('list', { name: 'Shops' });
  await waitUntilSubscribed(app, shop.id);
  const { data } = await app.api.client.call(listMessages, {
    shop_id: shop.id,
    page: 1,
    per_page: 1,
  });
  const [last] = data;
  if (!last) throw new Error('Failed to find a message.');
  const sendStep = (step: number) =>
    act(() =>
      app
        .get(createConversations)
        .mergeEvent({ ...last, id: last.id + step, message: `Step ${step}` }),
    );
  for (const step of [3, 1, 3, 2]) sendStep(step);
  const steps = () =>
    screen.getAllByRole('article').flatMap((row) => /Step \d/.exec(row.textContent)?.[0] ?? []);
  await waitFor(() => expect(steps()).toEqual(['Step 1', 'Step 2', 'Step 3']));
  focusWindow();
  await sendFromSeller(app, shop.id, 'The newest');
  await waitFor(() => expect(count('The newest')).toBe(1));
  expect(new Set(steps()).size).toBe(steps().length);
});

test.each([
  ['script', '<script>globalThis.hostile=1</script>'],
  ['markup', '<img src=x onerror="globalThis.hostile=1"><b>bold</b>'],
  ['a link in markup', '<a href="javascript:globalThis.hostile=1">x</a>'],
  ['a javascript URL', 'javascript:globalThis.hostile=1 data:text/html,<p>x'],
  ['bidirectional control characters', '\u202Egpj.exe \u2066abc\u2069 \u202C'],
  ['5,000 letters without a space', 'x'.repeat(5000)],
  ['only emoji', '👩‍👩‍👧‍👦🏴‍☠️🧿'],
])('renders hostile text as plain text: %s', async (_, text) => {
  const { shop, ...app } = await openConversation('Little Harbour');
  await sendFromSeller(app, shop.id, text);
  // Focus reloads the messages.
  await waitFor(() => {
    focusWindow();
    expect(screen.getAllByRole('article').at(-1)?.querySelector('p')?.textContent).toBe(text);
  });
  const row = screen.getAllByRole('article').at(-1);
  expect(row?.querySelector('p')).toHaveAttribute('dir', 'auto');
  expect(row?.querySelectorAll('p *, script, [onerror]')).toHaveLength(0);
  expect(Reflect.get(globalThis, 'hostile')).toBeUndefined();
});

test('links only http and https URLs, in a new tab', async () => {
  const { shop, ...app } = await openConversation('Little Harbour');
  await sendFromSeller(
    app,
    shop.id,
    'https://souk.example/a?b=1 javascript:alert(1) http://x.example.',
  );
  await waitFor(() => {
    focusWindow();
    expect(count('souk.example')).toBe(1);
  });
  const links = [...(screen.getAllByRole('article').at(-1)?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://souk.example/a?b=1',
    'http://x.example',
  ]);
  for (const link of links) expect(link.rel).toBe('noopener noreferrer nofollow');
});
