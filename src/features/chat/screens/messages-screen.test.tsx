import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createOutboxStore } from '../../outbox/outbox-store.ts';
import {
  countUnread,
  findConversation,
  openChatApp,
  loadConversations,
  loadTexts,
  renderChat,
} from '../../../test/render-chat.tsx';
import { actWithFakeTimers, advanceTime } from '../../../test/time.ts';
import { confirmComposition } from '../../../test/browser-events.ts';
import { Screen } from './messages-screen.tsx';
import { fillField, user } from '../../../test/user.ts';

const shops = async () => within(await screen.findByRole('list', { name: 'Shops' }));
const names = async () =>
  (await shops()).getAllByRole('link').map(({ textContent }) => textContent);
const feed = () => within(screen.getByRole('feed'));
const box = () => screen.getByRole('textbox', { name: 'Type a message' });
const texts = () => screen.getAllByRole('article').map(({ textContent }) => textContent ?? '');
const count = (part: string) => texts().filter((text) => text.includes(part)).length;

async function openConversation(name: string, options: Parameters<typeof openChatApp>[0] = {}) {
  const app = await openChatApp(options);
  const conversation = await findConversation(app, name);
  const shown = renderChat(app, <Screen />, `/massages?shop=${conversation.shop.id}`);
  await screen.findAllByRole('article');
  return { ...shown, conversation };
}

test('@MSG-01 @MSG-02 lists shops with logo, name, unread badge, last message and time, none selected', async () => {
  const app = await openChatApp();
  const conversations = await loadConversations(app);
  renderChat(app, <Screen />);
  const rows = (await shops()).getAllByRole('link');
  expect(rows).toHaveLength(conversations.length);
  for (const [index, row] of rows.entries()) {
    const { shop, last_message, last_message_time, unread_message_shop } =
      conversations[index] ?? {};
    const preview = last_message?.replace(/ ?\.\.\.$/, '…');
    expect(row).toHaveTextContent(`${shop?.name}${preview}${last_message_time}`);
    expect(row.querySelector('img')).toHaveAttribute('src', shop?.logo);
    if (unread_message_shop) expect(row).toHaveAccessibleName(/2 unread messages/);
  }
  expect(screen.getByText('No User Selected')).toBeVisible();
  expect(screen.getByText('Please select a user to see their messages')).toBeVisible();
});

test('@MSG-01 shows the complete last message of an open conversation', async () => {
  const { conversation } = await openConversation('Hearthly');
  const row = (await shops()).getByRole('link', { name: /^Hearthly/ });
  expect(conversation.last_message).toBe('It should be...');
  expect(row).toHaveTextContent('It should be with you by tomorrow noon. Sorry for the wait!');
});

test('@MSG-01 debounces the search by half a second', async () => {
  const app = await openChatApp();
  renderChat(app, <Screen />);
  await shops();
  app.sent.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const search = screen.getByRole('searchbox', { name: 'Search Seller' });
  await actWithFakeTimers(user.type(search, 'harb'));
  await advanceTime(500);
  vi.useRealTimers();
  await waitFor(async () => expect(await names()).toHaveLength(1));
  const requests = app.calls().filter((call) => call.includes('search='));
  expect(new Set(requests.map((call) => /search=(\w+)/.exec(call)?.[1]))).toEqual(
    new Set(['harb']),
  );
  await user.type(screen.getByRole('searchbox', { name: 'Search Seller' }), 'xyz');
  expect(await screen.findByText('No shops found')).toBeVisible();
});

test('@MSG-06 clears a shop’s badge immediately and opens its messages', async () => {
  const app = await openChatApp();
  const release = app.delayRequests('/api/get-message');
  const conversation = await findConversation(app, 'Hearthly');
  expect(await countUnread(app)).toBe(conversation.unread_message_shop);
  const { visited } = renderChat(app, <Screen />);
  const row = (await shops()).getByRole('link', { name: /Hearthly/ });
  await waitFor(() => expect(document.title).toMatch(/^\(2\) Messages/));
  await user.click(row);
  expect(visited.at(-1)).toBe(`/massages?shop=${conversation.shop.id}`);
  const chosen = (await shops()).getByRole('link', { name: /Hearthly/, current: true });
  expect(chosen).not.toHaveAccessibleName(/unread/);
  await waitFor(() => expect(document.title).toMatch(/^Messages/));
  expect(screen.queryAllByRole('article')).toEqual([]);
  release();
  await screen.findAllByRole('article');
  await waitFor(async () => expect(await countUnread(app)).toBe(0));
});

test('@MSG-06 @MSG-13 counts what was read once, also when the conversation opens again', async () => {
  const app = await openChatApp();
  const { shop } = await findConversation(app, 'Little Harbour');
  for (const text of ['One', 'Two', 'Three'])
    await app.performStaffAction({ action: 'seller-writes', shopId: shop.id, customerId: 1, text });
  renderChat(app, <Screen />);
  await waitFor(() => expect(document.title).toMatch(/^\(5\) Messages/));
  for (const name of [/^Hearthly/, /^Slow Morning/, /^Hearthly/]) {
    await user.click((await shops()).getByRole('link', { name }));
    await screen.findByRole('heading', { level: 2, name });
    await screen.findAllByRole('article');
  }
  expect(document.title).toMatch(/^\(3\) Messages/);
});

test('@MSG-03 shows the shop, its online status, the messages and the composer', async () => {
  const { conversation } = await openConversation('Slow Morning');
  expect(screen.getByRole('heading', { level: 2, name: 'Slow Morning' })).toBeVisible();
  expect(screen.getByText(conversation.shop.last_online ? 'Online' : 'Offline')).toBeVisible();
  expect(box()).toHaveAttribute('placeholder', 'Type a message');
});

test('@MSG-03 sends on Enter, breaks the line on Shift+Enter and ignores empty messages', async () => {
  const { conversation, ...app } = await openConversation('Slow Morning');
  await user.type(box(), '  {Enter}');
  await user.type(box(), '   {Shift>}{Enter}{/Shift} {Enter}');
  expect(app.calls().filter((call) => call.startsWith('POST'))).toEqual([]);
  await user.clear(box());
  await user.type(box(), 'One{Shift>}{Enter}{/Shift}two{Enter}');
  expect(box()).toHaveValue('');
  await waitFor(async () =>
    expect((await loadTexts(app, conversation.shop.id))[0]).toBe('One\ntwo'),
  );
});

test('@MSG-03 does not send on an Enter that ends an IME composition', async () => {
  const app = await openConversation('Slow Morning');
  await fillField(box(), 'にほん');
  confirmComposition(box());
  expect(app.calls().filter((call) => call.startsWith('POST'))).toEqual([]);
  expect(box()).toHaveValue('にほん');
});

test('@MSG-04 @MSG-14 shows a message with a product but no text as a product card', async () => {
  await openConversation('Little Harbour');
  const card = await waitFor(() => feed().getByRole('link'));
  expect(card).toHaveAttribute('href', expect.stringMatching(/^\/products\/\d+\/details$/));
  expect(card.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/media/'));
  expect(card).toHaveTextContent(/\$[\d.]+/);
  expect(card).toHaveTextContent(/\d\.\d.*\([\d,]+\)/);
});

test('@MSG-14 shows text, time and the sender’s picture for each message', async () => {
  const { conversation } = await openConversation('Northwind Audio');
  for (const article of screen.getAllByRole('article')) {
    expect(article.querySelector('time')?.textContent).toMatch(
      /^\d\d:\d\d [ap]m, \d\d \w{3}, \d{4}$/,
    );
  }
  const pictures = [...screen.getByRole('feed').querySelectorAll('article img')].map((picture) =>
    picture.getAttribute('src'),
  );
  expect(new Set(pictures)).toEqual(
    new Set([conversation.shop.logo, conversation.user.profile_photo]),
  );
});

test('shows the picture only on the first message of a sender in a row', async () => {
  await openConversation('Northwind Audio');
  for (const text of ['First of two.', 'Second of two.']) {
    await fillField(box(), text);
    await user.keyboard('{Enter}');
  }
  const hasPicture = (text: string) =>
    screen
      .getAllByRole('article')
      .find(({ textContent }) => textContent.includes(text))
      ?.querySelector('img') != null;
  await waitFor(() => {
    expect(hasPicture('First of two.')).toBe(true);
    expect(hasPicture('Second of two.')).toBe(false);
  });
});

test('@MSG-06 loads older pages of 20 until an empty one', async () => {
  const { conversation, ...app } = await openConversation('Slow Morning');
  const requests = () =>
    app
      .calls()
      .filter((call) => call.includes('/get-message'))
      .map((call) => /[?&]page=(\d+)/.exec(call)?.[1]);
  // Without layout all pages load at once.
  await waitFor(() => expect(requests().length).toBeGreaterThan(2));
  await waitFor(() =>
    expect(screen.getAllByRole('article').at(0)).not.toHaveAttribute('aria-setsize', '-1'),
  );
  const total = Number(screen.getAllByRole('article')[0]?.getAttribute('aria-setsize'));
  expect(total).toBeGreaterThan(20);
  expect(screen.getAllByRole('article')).toHaveLength(total);
  expect(app.calls().find((call) => call.includes('/get-message'))).toContain('per_page=20');
  expect(app.calls().find((call) => call.includes('/get-message'))).toContain(
    `${conversation.shop.id}`,
  );
  const times = [...screen.getByRole('feed').querySelectorAll('time')].map((time) => time.dateTime);
  expect(times).toEqual(times.toSorted());
});

test('@MSG-08 shows a message immediately; keeps a failed one with its error and Retry; sends it once', async () => {
  const { conversation, ...app } = await openConversation('Slow Morning');
  await app.fail({ operation: 'sendMessage', status: 500, times: 1 });
  await user.type(box(), 'Anybody there?{Enter}');
  expect(count('Anybody there?')).toBe(1);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText(/Not sent/)).toBeVisible();
  expect(box()).toHaveValue('');
  await user.click(retry);
  await waitFor(() => expect(screen.queryByText(/Sending|Not sent/)).toBeNull());
  expect(count('Anybody there?')).toBe(1);
  const stored = (await loadTexts(app, conversation.shop.id)).filter(
    (text) => text === 'Anybody there?',
  );
  expect(stored).toHaveLength(1);
});

test('sends fast messages in order, once each', async () => {
  const { conversation, ...app } = await openConversation('Slow Morning');
  for (const word of ['first', 'second', 'third']) await user.type(box(), `the ${word}{Enter}`);
  await waitFor(() => expect(screen.queryByText(/Sending/)).toBeNull());
  const ownMessages = texts().filter((text) => text.includes('the '));
  expect(ownMessages.slice(-3).map((text) => /the [a-z]+/.exec(text)?.[0])).toEqual([
    'the first',
    'the second',
    'the third',
  ]);
  const stored = (await loadTexts(app, conversation.shop.id)).filter((text) =>
    text?.startsWith('the '),
  );
  expect(stored.toReversed()).toEqual(['the first', 'the second', 'the third']);
});

test('keeps a draft for each shop', async () => {
  const app = await openConversation('Slow Morning');
  await fillField(box(), 'Half a thought');
  await user.click((await shops()).getByRole('link', { name: /Northwind/ }));
  await waitFor(() => expect(box()).toHaveValue(''));
  await user.click((await shops()).getByRole('link', { name: /Slow Morning/ }));
  await waitFor(() => expect(box()).toHaveValue('Half a thought'));
  const drafts = Object.values(app.get(createOutboxStore).getState().outboxes).map(
    ({ draft }) => draft,
  );
  expect(drafts).toEqual(['Half a thought']);
  expect(app.visited.length).toBeGreaterThan(2);
});

test('@MSG-12 can retry when the messages fail to load', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const app = await openChatApp();
  const { shop } = await findConversation(app, 'Hearthly');
  await app.fail({ operation: 'listMessages', status: 403, times: 1 });
  renderChat(app, <Screen />, `/massages?shop=${shop.id}`);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});

test('@MSG-12 keeps the loaded messages and shows Retry when older ones fail to load', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let shouldFail = true;
  await openConversation('Slow Morning', {
    before: async (path) =>
      shouldFail && /get-message\?.*&page=2(&|$)/.test(path)
        ? Promise.resolve(Response.json({ message: 'No' }, { status: 422 }))
        : undefined,
  });
  expect(await screen.findByText('We couldn’t load older messages.')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(20);
  shouldFail = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(20));
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});

test('explains how to start a conversation when there is none', async () => {
  const app = await openChatApp();
  await app.signIn('new@souk.example');
  renderChat(app, <Screen />);
  expect(await screen.findByText('No messages yet')).toBeVisible();
});
