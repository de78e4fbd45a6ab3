import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { addToCart } from '../../api/generated/cart-mutations.ts';
import { createCartStore } from '../../features/cart/cart-store.ts';
import { createDialogs } from '../../features/dialogs/dialogs-store.ts';
import { restorePage } from '../../test/browser-events.ts';
import { user } from '../../test/user.ts';
import { hasNoOptions, pickProduct } from '../../test/pick-product.ts';
import {
  openAppDialog,
  currentUrl,
  openPage,
  openAppWith401Handling,
} from '../testing/open-page.tsx';

const HEARTBEAT = 'POST /api/update-last-seen';
const cartButton = (total: number) =>
  screen.findByRole('button', { name: `My Cart, ${total} ${total === 1 ? 'item' : 'items'}` });

afterEach(() => vi.restoreAllMocks());

function writeInOtherTab(key: string | null, value: object | null) {
  if (key === null) localStorage.clear();
  else localStorage.setItem(key, JSON.stringify(value));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

/** Returns the stored state of another session. */
async function createStoredSession(app: ReturnType<typeof openAppWith401Handling>) {
  await app.signIn('new@souk.example');
  const { token, user: customer } = app.session.getState();
  app.session.signOut();
  return { state: { token, user: customer }, version: 1 };
}

test('@AUTH-19 @AUTH-18 a login in another tab logs in here: fetches cart and favourites, closes the dialog, sends heartbeats', async () => {
  const app = openAppWith401Handling();
  const stored = await createStoredSession(app);
  await openPage(app, '/products/3/details');
  await openAppDialog(app, 'login');
  expect(app.calls()).not.toContain(HEARTBEAT);
  writeInOtherTab('souk.session', stored);
  expect(app.session.getState().user?.name).toBe(stored.state.user?.name);
  expect(app.get(createDialogs).getState().login).toBe(false);
  await waitFor(() => {
    expect(app.calls()).toContain('GET /api/carts');
    expect(app.calls()).toContain('GET /api/favorite-products');
    expect(app.calls()).toContain(HEARTBEAT);
  });
});

test('@AUTH-19 a logout in another tab clears this one, and is shown on a protected page', async () => {
  const app = openAppWith401Handling();
  await app.signIn();
  await openPage(app, '/wishlist');
  act(() => app.get(createCartStore).selectShops([1]));
  writeInOtherTab('souk.session', { state: { token: null, user: null }, version: 1 });
  await screen.findByRole('heading', { name: 'You logged out in another tab' });
  expect(currentUrl()).toBe('/wishlist');
  expect(app.session.getState().token).toBeNull();
  expect(app.get(createCartStore).getState().selectedShopIds).toEqual([]);
  expect(app.get(createDialogs).getState().login).toBe(false);
});

test('@AUTH-19 clearing storage elsewhere ends the session here', async () => {
  const app = openAppWith401Handling();
  await app.signIn();
  await openPage(app, '/products/3/details');
  writeInOtherTab(null, null);
  expect(app.session.getState().token).toBeNull();
});

test('@AUTH-19 another customer’s login in another tab clears the previous customer’s state', async () => {
  const app = openAppWith401Handling();
  const stored = await createStoredSession(app);
  await app.signIn();
  await openPage(app, '/products/3/details');
  act(() => app.get(createCartStore).selectShops([1, 2]));
  writeInOtherTab('souk.session', stored);
  expect(app.session.getState().token).toBe(stored.state.token);
  expect(app.get(createCartStore).getState().selectedShopIds).toEqual([]);
});

test('@AUTH-19 applies a selection made in another tab', async () => {
  const app = openAppWith401Handling();
  await app.signIn('new@souk.example');
  await openPage(app, '/products/3/details');
  writeInOtherTab('souk.cart', {
    state: { selectedShopIds: [4], addressId: 2, buyNow: null },
    version: 1,
  });
  expect(app.get(createCartStore).getState()).toMatchObject({ selectedShopIds: [4], addressId: 2 });
});

test('@AUTH-19 @SHELL-03 keeps the text that is being typed when another tab searches', async () => {
  const app = openAppWith401Handling();
  await openPage(app, '/products/3/details');
  const box = screen.getByRole('combobox', { name: 'Search products' });
  writeInOtherTab('souk.settings', { state: { search: 'chair' }, version: 1 });
  await waitFor(() => expect(box).toHaveValue('chair'));
  await user.type(box, 's');
  writeInOtherTab('souk.settings', { state: { search: '' }, version: 1 });
  expect(box).toHaveValue('chairs');
});

test('@AUTH-19 refetches a cart that another tab changed, and notifies other tabs of changes here', async () => {
  const app = openAppWith401Handling();
  const product = await pickProduct(app, hasNoOptions);
  await app.signIn('new@souk.example');
  await openPage(app, `/products/${product.id}/details`);
  await cartButton(0);
  const other = new BroadcastChannel('souk.written');
  const broadcasts: unknown[] = [];
  other.addEventListener('message', ({ data }: MessageEvent) => broadcasts.push(data));
  await app.api.client.call(addToCart, { body: { product_id: product.id, quantity: 1 } });
  other.postMessage(['getCart', 'getCheckout']);
  expect(await cartButton(1)).toBeVisible();
  expect(broadcasts).toEqual([]);
  await screen.findByRole('button', { name: 'View in cart' });
  await user.click(screen.getByRole('button', { name: `Increase quantity of ${product.name}` }));
  await waitFor(() => expect(broadcasts.flat()).toContain('getCart'));
  other.close();
});

test('@AUTH-19 refetches the cart when the page returns from the back/forward cache', async () => {
  const app = openAppWith401Handling();
  const product = await pickProduct(app, hasNoOptions);
  await app.signIn('new@souk.example');
  await openPage(app, '/products/3/details');
  await cartButton(0);
  await app.api.client.call(addToCart, { body: { product_id: product.id, quantity: 1 } });
  act(restorePage);
  expect(await cartButton(1)).toBeVisible();
});

test('@AUTH-18 sends heartbeats for a restored session, and none for a guest', async () => {
  const app = openAppWith401Handling();
  const stored = await createStoredSession(app);
  localStorage.setItem('souk.session', JSON.stringify(stored));
  await openPage(app, '/products/3/details');
  await waitFor(() => expect(app.calls()).toContain(HEARTBEAT));
  expect(app.session.getState().token).toBe(stored.state.token);
  act(() => app.session.signOut());
  const heartbeats = app.calls().filter((call) => call === HEARTBEAT).length;
  await screen.findByRole('button', { name: 'Log in' });
  expect(app.calls().filter((call) => call === HEARTBEAT)).toHaveLength(heartbeats);
});
