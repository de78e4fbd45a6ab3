import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { listMessages, useCountUnreadMessages } from '../../../api/generated/chat.ts';
import type { OpenApp } from '../../../api/testing/open-app.tsx';
import { createChatStore } from '../chat-store.ts';
import { createConversations } from '../model/conversations-store.ts';
import { waitForSubscription } from '../../../test/realtime.ts';
import {
  findConversation,
  openMessages,
  loadTexts,
  renderChat,
} from '../../../test/render-chat.tsx';
import { Screen } from './messages-screen.tsx';
import { user } from '../../../test/user.ts';
import { focusWindow } from '../../../test/browser-events.ts';

afterEach(() => vi.restoreAllMocks());

const sendFromSeller = (app: OpenApp, shopId: number, text: string) =>
  app.performStaffAction({ action: 'seller-writes', shopId, customerId: 1, text });
/** Breaks the world's web sockets off and turns new ones away, or takes them again. */
const orderSockets = (app: OpenApp, sockets: 'refuse' | 'accept') =>
  fetch(`${inject('mockUrl')}/__mock/worlds/${app.world}`, {
    method: 'PATCH',
    body: JSON.stringify({ sockets }),
  });
const rows = () =>
  within(screen.getByRole('list', { name: 'Shops' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const count = (text: string) =>
  screen.queryAllByRole('article').filter(({ textContent }) => textContent?.includes(text)).length;
/** Has a shop write as soon as the page hears it. */
async function isSubscribed(app: OpenApp, shopId: number) {
  await waitForSubscription();
  await sendFromSeller(app, shopId, 'Knock knock');
  await waitFor(() => expect(rows()[0]).toMatch(/Knock knock/));
}

/** As the menu's badge does. */
function Count() {
  return <p>{useCountUnreadMessages({ user_id: 1 }).data?.unread_messages} to read</p>;
}

async function openConversation(name: string) {
  const app = await openMessages();
  const { shop } = await findConversation(app, name);
  const page = renderChat(app, <Screen />, `/massages?shop=${shop.id}`);
  await screen.findAllByRole('article');
  return { ...page, shop };
}

test('@MSG-10 on the page an event reloads the open thread and the list, not the unread count', async () => {
  const { shop, ...app } = await openConversation('Little Harbour');
  await screen.findByRole('list', { name: 'Shops' });
  await isSubscribed(app, shop.id);
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

test('a shop that is not open moves to the top, with its badge', async () => {
  const app = await openConversation('Slow Morning');
  const { shop } = await findConversation(app, 'Northwind Audio');
  await isSubscribed(app, shop.id);
  expect(rows()[0]).toMatch(/^Northwind AudioKnock/);
  expect(rows()[0]).toMatch(/\d+ unread message/);
  await waitFor(() => expect(document.title).toMatch(/^\(\d+\) Messages/));
  expect(count('Knock knock')).toBe(0);
});

test('@MSG-10 off the page an event forgets the active shop and reloads the unread count', async () => {
  const app = await openMessages();
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

test('the shop of the last visit is come back to', async () => {
  const app = await openMessages();
  const { shop } = await findConversation(app, 'Hearthly');
  act(() => app.get(createChatStore).setActiveShop(shop.id));
  const { visited } = renderChat(app, <Screen />, '/massages');
  await screen.findAllByRole('article');
  expect(visited.at(-1)).toBe(`/massages?shop=${shop.id}`);
});

test('@AUTH-16 a logout forgets conversations', async () => {
  const { session } = await openConversation('Hearthly');
  act(() => session.signOut());
  await waitFor(() => expect(screen.queryAllByRole('article')).toEqual([]));
});

test('a gap of the connection is told quietly; what was missed is there, once', async () => {
  const { shop, ...app } = await openConversation('Little Harbour');
  await screen.findByRole('list', { name: 'Shops' });
  await isSubscribed(app, shop.id);
  await orderSockets(app, 'refuse');
  expect(await screen.findByText(/Connection lost/)).toBeVisible();
  await sendFromSeller(app, shop.id, 'You missed this');
  expect(count('You missed this')).toBe(0);
  await orderSockets(app, 'accept');
  await waitFor(() => expect(count('You missed this')).toBe(1));
  await waitFor(() => expect(screen.queryByText(/Connection lost/)).toBeNull());
});

test('@MSG-10 what came between the first answer and the first word over the line is not missed', async () => {
  const app = await openMessages();
  const { shop } = await findConversation(app, 'Little Harbour');
  await orderSockets(app, 'refuse');
  renderChat(app, <Screen />, `/massages?shop=${shop.id}`);
  await screen.findAllByRole('article');
  await sendFromSeller(app, shop.id, 'In between');
  await orderSockets(app, 'accept');
  await waitFor(() => expect(count('In between')).toBe(1));
});

test('without a realtime key news is fetched when the window is come back to', async () => {
  const app = await openMessages();
  await fetch(`${inject('mockUrl')}/__mock/worlds/${app.world}`, {
    method: 'PUT',
    body: JSON.stringify({ settings: { pusher_app_key: null } }),
  });
  await app.signIn();
  const { shop } = await findConversation(app, 'Little Harbour');
  renderChat(app, <Screen />, `/massages?shop=${shop.id}`);
  await screen.findAllByRole('article');
  await sendFromSeller(app, shop.id, 'Fetched');
  focusWindow();
  await waitFor(() => expect(count('Fetched')).toBe(1));
  expect(screen.queryByText(/Connection lost/)).toBeNull();
});

test('an own message and the shop’s answer cross without doubling either', async () => {
  const { shop, ...app } = await openConversation('Little Harbour');
  await user.type(screen.getByRole('textbox', { name: 'Type a message' }), 'Crossing{Enter}');
  await sendFromSeller(app, shop.id, 'Coming');
  await waitFor(() => expect(screen.queryByText(/Sending/)).toBeNull());
  await waitFor(() => expect(count('Coming')).toBe(1));
  expect(count('Crossing')).toBe(1);
  const stored = await loadTexts(app, shop.id);
  expect(stored.filter((text) => text === 'Crossing')).toHaveLength(1);
});

test('events in the wrong order stand in the right one, each once, and the answer that follows changes nothing', async () => {
  const { shop, ...app } = await openConversation('Little Harbour');
  await screen.findByRole('list', { name: 'Shops' });
  await isSubscribed(app, shop.id);
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
  ['an address that is a script', 'javascript:globalThis.hostile=1 data:text/html,<p>x'],
  ['marks of direction', '\u202Egpj.exe \u2066abc\u2069 \u202C'],
  ['5,000 letters without a space', 'x'.repeat(5000)],
  ['emoji alone', '👩‍👩‍👧‍👦🏴‍☠️🧿'],
])('hostile texts are only texts: %s', async (_, text) => {
  const { shop, ...app } = await openConversation('Little Harbour');
  await sendFromSeller(app, shop.id, text);
  // Whoever comes back to the window sees it.
  await waitFor(() => {
    focusWindow();
    expect(screen.getAllByRole('article').at(-1)?.querySelector('p')?.textContent).toBe(text);
  });
  const row = screen.getAllByRole('article').at(-1);
  expect(row?.querySelector('p')).toHaveAttribute('dir', 'auto');
  expect(row?.querySelectorAll('p *, script, [onerror]')).toHaveLength(0);
  expect(Reflect.get(globalThis, 'hostile')).toBeUndefined();
});

test('only http and https addresses in a message lead anywhere, in a tab of their own', async () => {
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
