import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { listOrders } from '../../api/generated/orders.ts';
import { createCartStore } from '../../features/cart/cart-store.ts';
import { createChatStore } from '../../features/chat/chat-store.ts';
import { createDialogs } from '../../features/dialogs/dialogs-store.ts';
import { outboxName, createOutboxStore } from '../../features/outbox/outbox-store.ts';
import { orderPath } from '../../lib/router/paths.ts';
import { createDrafts } from '../../lib/storage/draft-entries.ts';
import { readDraftText, writeDraft } from '../../lib/storage/drafts.ts';
import { DEMO, fillCart, placeOrder } from '../../features/checkout/testing/shopper.ts';
import { loadProduct } from '../../test/pick-product.ts';
import { mockLayout } from '../../test/mock-layout.ts';
import { currentUrl, openPage, openAppWith401Handling } from '../testing/open-page.tsx';
import '../../features/chat/chat-sidebar.tsx';
import { fillField, user } from '../../test/user.ts';

const OTHER = 'new@souk.example';
const EXPIRED_MESSAGE = 'Your session has expired. Log in again to continue where you left off.';
const UNAUTHORIZED = { status: 401, times: 1 };

beforeEach(mockLayout);

async function logInAgain(phone = DEMO) {
  const dialog = await screen.findByRole('dialog', { name: 'Welcome!' });
  expect(within(dialog).getByText(EXPIRED_MESSAGE)).toBeVisible();
  await fillField(within(dialog).getByLabelText(/^Email/), phone);
  await fillField(within(dialog).getByLabelText(/^Password/), 'secret');
  await user.click(within(dialog).getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Welcome!' })).toBeNull());
}

/** Writes to storage as another tab. */
function writeInOtherTab(key: string, state: object) {
  localStorage.setItem(key, JSON.stringify({ state, version: 1 }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

const note = () => screen.findByRole('textbox', { name: /^Delivery instructions/ });

async function placeOrderInExpiredSession() {
  const app = openAppWith401Handling();
  const { shopIds } = await fillCart(app, DEMO);
  act(() => app.get(createCartStore).selectShops(shopIds));
  await openPage(app, '/checkout');
  await screen.findByRole('button', { name: 'Place order' });
  await fillField(await note(), 'Ring twice');
  await app.fail({ operation: 'placeOrder', ...UNAUTHORIZED });
  await placeOrder();
  return { app, shopIds };
}

test('@STATE-02 @AUTH-17 restores selection and note after login when the session expired on Place Order, without ordering', async () => {
  const { app, shopIds } = await placeOrderInExpiredSession();
  await screen.findByText('Your session has expired');
  expect(app.get(createCartStore).getState().selectedShopIds).toEqual([]);
  await logInAgain();
  expect(await note()).toHaveValue('Ring twice');
  expect(currentUrl()).toBe('/checkout');
  expect(app.get(createCartStore).getState().selectedShopIds).toEqual(shopIds);
  expect(app.calls().filter((call) => call === 'POST /api/place-order')).toHaveLength(1);
  await placeOrder();
  expect(await screen.findByRole('dialog', { name: /placed/ })).toBeVisible();
});

test('@STATE-02 restores no selection, note, draft or form for another customer', async () => {
  const { app, shopIds } = await placeOrderInExpiredSession();
  await screen.findByText('Your session has expired');
  const drafts = app.get(createDrafts);
  writeDraft(drafts, 'address.1.new', { name: 'Amira' }, {});
  await logInAgain(OTHER);
  await screen.findByRole('heading', { name: 'Cart is empty' });
  expect(shopIds).toHaveLength(1);
  expect(app.get(createCartStore).getState()).toEqual(app.get(createCartStore).getInitialState());
  expect(app.get(createChatStore).getState()).toEqual(app.get(createChatStore).getInitialState());
  expect(readDraftText(drafts, 'address.1.new')).toBe('');
  for (const key of Object.keys(localStorage))
    expect(localStorage.getItem(key)).not.toContain('Ring twice');
});

test('@STATE-02 @AUTH-16 restores parked state after a reload, and clears it on logout', async () => {
  const { app: expired, shopIds } = await placeOrderInExpiredSession();
  await screen.findByText('Your session has expired');
  cleanup();
  const app = expired.reload();
  await openPage(app, '/checkout');
  act(() => app.get(createDialogs).openDialog('login'));
  await logInAgain();
  expect(await note()).toHaveValue('Ring twice');
  expect(app.get(createCartStore).getState().selectedShopIds).toEqual(shopIds);

  act(() => app.session.signOut());
  await waitFor(() => expect(currentUrl()).toBe('/'));
  await app.signIn(DEMO);
  expect(app.get(createCartStore).getState()).toEqual(app.get(createCartStore).getInitialState());
});

test('@STATE-02 @MSG-08 keeps a message that an expired session could not send, and other drafts', async () => {
  const app = openAppWith401Handling();
  await app.signIn(DEMO);
  await openPage(app, '/massages?shop=7');
  const otherChat = outboxName(app.session.getState().user?.id ?? 0, 'chat 4');
  act(() => app.get(createOutboxStore).saveDraft(otherChat, 'Is it'));
  await app.fail({ operation: 'sendMessage', ...UNAUTHORIZED });
  const box = await screen.findByRole('textbox', { name: 'Type a message' });
  await fillField(box, 'Where is my order?');
  await user.keyboard('{Enter}');
  await logInAgain();
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText(/Not sent|Sending/)).toBeNull());
  // The list of shops has it too.
  expect(screen.getByText('Where is my order?', { ignore: 'a *' })).toBeVisible();
  expect(currentUrl()).toBe('/massages?shop=7');
  expect(app.get(createOutboxStore).getState().outboxes).toEqual({
    [otherChat]: { draft: 'Is it', pending: [] },
  });
});

test('@STATE-02 reopens a chat panel after login, with its message', async () => {
  const app = openAppWith401Handling();
  await app.signIn(DEMO);
  const { shop } = await loadProduct(app, 3);
  await openPage(app, '/products/3/details');
  act(() => app.get(createDialogs).openChat({ id: shop.id, name: shop.name, logo: shop.logo }));
  await app.fail({ operation: 'sendMessage', ...UNAUTHORIZED });
  const box = await screen.findByRole('textbox', { name: 'Type a message' });
  await fillField(box, 'Is it blue?');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(box).toHaveValue(''));
  await logInAgain();
  expect(await screen.findByRole('dialog', { name: RegExp(shop.name) })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.getByText('Is it blue?')).toBeVisible();
  expect(currentUrl()).toBe('/products/3/details');
});

test('@STATE-02 @PROF-01 restores a form that an expired session could not save, but not for another customer', async () => {
  const app = openAppWith401Handling();
  await app.signIn(DEMO);
  await openPage(app, '/profile');
  const name = () => screen.findByLabelText(/^Name/);
  await fillField(await name(), 'Amira H.');
  const save = () => user.click(screen.getByRole('button', { name: 'Update profile' }));
  await app.fail({ operation: 'updateProfile', ...UNAUTHORIZED });
  await save();
  await logInAgain();
  expect(await name()).toHaveValue('Amira H.');
  expect(currentUrl()).toBe('/profile');

  await app.fail({ operation: 'updateProfile', ...UNAUTHORIZED });
  await save();
  await logInAgain(OTHER);
  expect(await name()).not.toHaveValue('Amira H.');
});

test('@STATE-02 @REV-01 restores a review that an expired session could not send', async () => {
  const app = openAppWith401Handling();
  await app.signIn(DEMO);
  const { orders } = await app.api.client.call(listOrders, { order_status: 'delivered' });
  await openPage(app, orderPath(orders[0]?.id ?? 0));
  const openReview = async () => {
    const [button] = await screen.findAllByRole('button', { name: /^Review/ });
    if (button) await user.click(button);
  };
  const text = () => screen.findByRole('textbox', { name: /^Message/ });
  await openReview();
  await fillField(await text(), 'Solid and warm');
  await user.click(screen.getByRole('radio', { name: /^4/ }));
  await app.fail({ operation: 'reviewProduct', ...UNAUTHORIZED });
  await user.click(screen.getByRole('button', { name: 'Submit review' }));
  await logInAgain();
  await openReview();
  expect(await text()).toHaveValue('Solid and warm');
  expect(screen.getByRole('radio', { name: /^4/ })).toBeChecked();
});

test.each([
  ['expired', 1, 'Your session has expired'],
  ['was logged out', null, 'You logged out in another tab'],
])(
  '@STATE-02 @AUTH-19 shows on the page that the session %s in another tab, and resumes after login there',
  async (_, expiredUserId, message) => {
    const app = openAppWith401Handling();
    await app.signIn(DEMO);
    const { token, user: customer } = app.session.getState();
    await openPage(app, '/profile');
    const name = () => screen.findByLabelText(/^Name/);
    await fillField(await name(), 'Amira H.');
    writeInOtherTab('souk.session', { token: null, user: null, expiredUserId });
    expect(await screen.findByRole('heading', { name: message })).toBeVisible();
    expect(currentUrl()).toBe('/profile');
    expect(screen.queryByRole('dialog')).toBeNull();

    writeInOtherTab('souk.session', { token, user: customer, expiredUserId: null });
    expect(await name()).toHaveValue(expiredUserId === null ? customer?.name : 'Amira H.');
    expect(currentUrl()).toBe('/profile');
  },
);
