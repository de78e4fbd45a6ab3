import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setPageVisibility } from '../../../test/browser-events.ts';
import {
  findConversation,
  openChatApp,
  removeRealtime,
  renderChat,
} from '../../../test/render-chat.tsx';
import { advanceTime, fakeAdvancingTimers } from '../../../test/time.ts';
import { watchResponses } from '../../../test/watch-responses.ts';
import { user } from '../../../test/user.ts';
import { Screen } from './messages-screen.tsx';

afterEach(() => vi.restoreAllMocks());

const MINUTE_MS = 60_000;

/** Opens a conversation of a shop without realtime service. */
async function openConversation() {
  fakeAdvancingTimers();
  const { settle } = watchResponses();
  const app = await openChatApp();
  await removeRealtime(app);
  await app.signIn();
  const { shop } = await findConversation(app, 'Little Harbour');
  renderChat(app, <Screen />, `/massages?shop=${shop.id}`);
  await screen.findAllByRole('article');
  await screen.findByRole('list', { name: 'Shops' });
  await settle();
  return { app, shop, settle };
}

type OpenConversation = Awaited<ReturnType<typeof openConversation>>;

/** Returns the calls of a period. All responses arrive in the second of their requests. */
async function callsDuring({ app, settle }: OpenConversation, ms: number): Promise<string[]> {
  app.sent.length = 0;
  for (let passedMs = 0; passedMs < ms; passedMs += 1000) {
    await advanceTime(1000);
    await settle();
  }
  return app.calls();
}

const countOf = (calls: readonly string[], path: string) =>
  calls.filter((call) => call.includes(path)).length;

test('@MSG-10 an idle chat without realtime service makes at most 10 calls a minute', async () => {
  const chat = await openConversation();
  const first = await callsDuring(chat, MINUTE_MS);
  expect(countOf(first, '/get-message')).toBe(3);
  for (let minute = 2; minute <= 4; minute += 1) {
    const calls = await callsDuring(chat, MINUTE_MS);
    expect(calls.length).toBeLessThanOrEqual(10);
    expect(countOf(calls, '/get-message')).toBe(2);
  }
});

test('@MSG-10 each round asks for a page of the list of shops at most once', async () => {
  const chat = await openConversation();
  await callsDuring(chat, MINUTE_MS);
  const round = await callsDuring(chat, 30_000);
  expect(countOf(round, '/unread-messages')).toBe(1);
  expect(countOf(round, '/get-shops?')).toBe(1);
});

test('@MSG-10 input of the shopper and a new message shorten the interval again', async () => {
  const chat = await openConversation();
  const { app, shop } = chat;
  await callsDuring(chat, 2 * MINUTE_MS);
  await user.click(screen.getByRole('textbox', { name: 'Type a message' }));
  expect(countOf(await callsDuring(chat, 6000), '/get-message')).toBe(1);
  await callsDuring(chat, 2 * MINUTE_MS);
  await app.performStaffAction({
    action: 'seller-writes',
    shopId: shop.id,
    customerId: 1,
    text: 'Still there?',
  });
  await callsDuring(chat, 31_000);
  await waitFor(() => expect(screen.getAllByText('Still there?').length).toBeGreaterThan(0));
  expect(countOf(await callsDuring(chat, 20_000), '/get-message')).toBeGreaterThanOrEqual(2);
});

test('@MSG-09 a shop that writes later comes above the shop that was written to', async () => {
  const chat = await openConversation();
  const { app, shop } = chat;
  const shops = within(screen.getByRole('list', { name: 'Shops' }));
  const first = () => shops.getAllByRole('link')[0];
  await user.type(screen.getByRole('textbox', { name: 'Type a message' }), 'Thanks!{Enter}');
  await waitFor(() => expect(first()).toHaveTextContent(shop.name));
  const other = await findConversation(app, 'Hearthly');
  await callsDuring(chat, 1000);
  await app.performStaffAction({
    action: 'seller-writes',
    shopId: other.shop.id,
    customerId: 1,
    text: 'It is ready.',
  });
  await callsDuring(chat, MINUTE_MS);
  expect(first()).toHaveTextContent('Hearthly');
});

test('@MSG-10 a hidden chat makes no calls, and one at once when it is visible again', async () => {
  const chat = await openConversation();
  setPageVisibility('hidden');
  expect(await callsDuring(chat, 5 * MINUTE_MS)).toEqual([]);
  setPageVisibility('visible');
  await waitFor(() => expect(countOf(chat.app.calls(), '/get-message')).toBe(1));
  expect(countOf(await callsDuring(chat, 6000), '/get-message')).toBe(1);
});
