import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listProducts } from '../../api/generated/catalogue.ts';
import { useCountUnreadMessages } from '../../api/generated/chat.ts';
import { openApp, type OpenApp } from '../../api/testing/open-app.tsx';
import { type ChatPartner, useChatPartner, createDialogs } from '../dialogs/dialogs-store.ts';
import { ChatButton } from './chat-button.tsx';
import { ChatSidebar } from './chat-sidebar.tsx';
import {
  countUnread,
  findConversation,
  openChatApp,
  loadTexts,
  renderChat,
} from '../../test/render-chat.tsx';
import { waitForSubscription } from '../../test/realtime.ts';
import { watchRequestBodies } from '../../test/watch-request-bodies.ts';
import { user } from '../../test/user.ts';

afterEach(() => vi.restoreAllMocks());

function Page({ shop }: { shop: ChatPartner }) {
  const partner = useChatPartner();
  return (
    <>
      <ChatButton shop={shop} />
      {partner ? <ChatSidebar partner={partner} /> : null}
    </>
  );
}

function Count() {
  return <p>{useCountUnreadMessages({ user_id: 1 }).data?.unread_messages} to read</p>;
}

const press = () => user.click(screen.getByRole('button', { name: /^Chat with/ }));
const dialog = () => screen.findByRole('dialog');
const posts = (app: OpenApp) => app.calls().filter((call) => call.startsWith('POST'));

async function pickShop(app: OpenApp) {
  const { products } = await app.api.client.call(listProducts, { page: 1, per_page: 1 });
  const [product] = products;
  if (!product) throw new Error('Failed to pick a shop: there are no products.');
  app.sent.length = 0;
  return { shop: { ...product.shop, logo: '' }, product };
}

test('@WISH-02 opens the login dialog for a guest and sends nothing', async () => {
  const app = openApp();
  renderChat(app, <Page shop={{ id: 3, name: 'Hearthly', logo: '' }} />, '/');
  await press();
  expect(app.get(createDialogs).getState()).toMatchObject({ login: true, chat: null });
  expect(posts(app)).toEqual([]);
});

test('@MSG-11 opens the chat with the shop, with one request per click', async () => {
  const app = await openChatApp({ strict: true });
  await app.signIn('new@souk.example');
  const { shop } = await pickShop(app);
  const bodies = watchRequestBodies('/api/store-message');
  renderChat(app, <Page shop={shop} />, '/');
  await press();
  expect(await dialog()).toHaveAccessibleName(new RegExp(shop.name));
  expect(await screen.findByText('No messages yet')).toBeVisible();
  expect(bodies).toEqual([{ shop_id: shop.id, user_id: 2, type: 'user' }]);
  await user.type(screen.getByRole('textbox', { name: 'Type a message' }), 'Hello{Enter}');
  expect(await screen.findByRole('article')).toHaveTextContent('Hello');
  await waitFor(async () => expect(await loadTexts(app, shop.id)).toContain('Hello'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('@MSG-03 sends a message that was entered before the chat was open', async () => {
  const app = await openChatApp();
  await app.signIn('new@souk.example');
  const { shop } = await pickShop(app);
  const release = app.delayRequests('/api/store-message');
  renderChat(app, <Page shop={shop} />, '/');
  await press();
  const box = await screen.findByRole('textbox', { name: 'Type a message' });
  await user.type(box, 'Hello{Enter}');
  await user.type(box, ' there{Enter}');
  expect(box).toHaveValue('Hello there');
  release();
  expect(await screen.findByRole('article')).toHaveTextContent('Hello there');
  expect(box).toHaveValue('');
  await waitFor(async () => expect(await loadTexts(app, shop.id)).toEqual(['Hello there']));
});

test('@MSG-11 posts the product on the first click only', async () => {
  const app = await openChatApp();
  await app.signIn('new@souk.example');
  const { shop, product } = await pickShop(app);
  const bodies = watchRequestBodies('/api/store-message');
  renderChat(app, <Page shop={{ ...shop, productId: product.id }} />, '/');
  await press();
  const cards = () =>
    screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href') === `/products/${product.id}/details`);
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(bodies).toEqual([{ shop_id: shop.id, user_id: 2, type: 'user', product_id: product.id }]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press();
  await screen.findByRole('feed');
  // A second product would appear first.
  await user.type(screen.getByRole('textbox', { name: 'Type a message' }), 'Hello{Enter}');
  await waitFor(async () => expect(await loadTexts(app, shop.id)).toContain('Hello'));
  expect(cards()).toHaveLength(1);
  expect(bodies).toHaveLength(1);
});

test('shows an error when the chat fails to open, can retry and keeps the typed message', async () => {
  const app = await openChatApp();
  await app.signIn('new@souk.example');
  const { shop } = await pickShop(app);
  await app.fail({ operation: 'startConversation', status: 500, times: 1 });
  renderChat(app, <Page shop={shop} />, '/');
  await press();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('alert')).toHaveTextContent(/on our side/);
  const box = screen.getByRole('textbox', { name: 'Type a message' });
  await user.type(box, 'Hello');
  await user.click(retry);
  expect(await screen.findByText('No messages yet')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(box, '{Enter}');
  await waitFor(async () => expect(await loadTexts(app, shop.id)).toContain('Hello'));
});

test('@MSG-10 @MSG-13 keeps the shop of an open sidebar outside the messages page, reloads and leaves nothing unread', async () => {
  const app = await openChatApp();
  const { shop } = await findConversation(app, 'Hearthly');
  expect(await countUnread(app)).toBe(2);
  renderChat(
    app,
    <>
      <Page shop={shop} />
      <Count />
    </>,
    '/',
  );
  expect(await screen.findByText('2 to read')).toBeInTheDocument();
  await press();
  await screen.findAllByRole('article');
  expect(await screen.findByText('0 to read')).toBeInTheDocument();
  app.sent.length = 0;
  await waitForSubscription();
  const text = 'Are you still there';
  await app.performStaffAction({ action: 'seller-writes', shopId: shop.id, customerId: 1, text });
  expect(await screen.findAllByText(text)).not.toHaveLength(0);
  expect(await dialog()).toHaveAccessibleName(/Hearthly/);
  await waitFor(() => {
    const calls = app.calls().map((call) => /get-message|unread-messages/.exec(call)?.[0]);
    expect(calls.indexOf('get-message')).toBeGreaterThanOrEqual(0);
    expect(calls.lastIndexOf('unread-messages')).toBeGreaterThan(calls.indexOf('get-message'));
  });
  expect(await countUnread(app)).toBe(0);
});
