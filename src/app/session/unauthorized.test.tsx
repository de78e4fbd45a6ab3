import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listAddresses } from '../../api/generated/addresses.ts';
import { getCart } from '../../api/generated/cart.ts';
import { addToCart } from '../../api/generated/cart-mutations.ts';
import { listFavourites } from '../../api/generated/wishlist.ts';
import { toggleFavourite } from '../../api/generated/wishlist-mutations.ts';
import { listShopVouchers } from '../../api/generated/vouchers.ts';
import type { OpenApp } from '../../api/testing/open-app.tsx';
import { createCartStore } from '../../features/cart/cart-store.ts';
import { createDialogs } from '../../features/dialogs/dialogs-store.ts';
import { ProductCard } from '../../features/product/product-card.tsx';
import { renderApp } from '../../test/render-app.tsx';
import { addFavourites } from '../../test/add-favourites.ts';
import { hasNoOptions, pickProduct } from '../../test/pick-product.ts';
import { getToastMessages } from '../../test/shown-toasts.ts';
import {
  openAppDialog,
  currentUrl,
  openPage,
  openAppWith401Handling,
  invalidateToken,
} from '../testing/open-page.tsx';
import { user } from '../../test/user.ts';

const LOGIN_FIRST_MESSAGE = 'Please login first!';
const isRejected = (call: Promise<unknown>) => call.then(() => false).catch(() => true);
const input = { product_id: 1, quantity: 1 };
const settle = () => act(async () => {});

async function openSignedIn(address = '/products/3/details'): Promise<OpenApp> {
  const app = openAppWith401Handling();
  await app.signIn('new@souk.example');
  await openPage(app, address);
  // The page's own requests must not end the session.
  await waitFor(() => expect(app.calls()).toContain('POST /api/update-last-seen'));
  await waitFor(() => expect(app.calls()).toContain('GET /api/favorite-products'));
  return app;
}

const invalidateSilently = (app: OpenApp) => {
  // Without notifying: a new token would refetch everything.
  Object.assign(app.session.getState(), { token: '1|long-expired' });
};

test.each([
  ['the cart', (app: OpenApp) => app.api.client.call(getCart)],
  ['addresses', (app: OpenApp) => app.api.client.call(listAddresses)],
  ['favourites', (app: OpenApp) => app.api.client.call(listFavourites)],
  ['a write', (app: OpenApp) => app.api.client.call(toggleFavourite, { body: { product_id: 1 } })],
])(
  '@AUTH-17 a 401 of %s clears token, user, selection and counts, without a toast',
  async (name, send) => {
    const app = openAppWith401Handling();
    await app.signIn('new@souk.example');
    await addFavourites(app, 2);
    await openPage(app, '/products/3/details');
    await screen.findByRole('link', { name: 'Wishlist, 2 items' });
    act(() => app.get(createCartStore).selectShops([1]));
    invalidateSilently(app);
    expect(await isRejected(send(app))).toBe(true);
    await settle();
    expect(app.session.getState()).toMatchObject({ token: null, user: null });
    expect(app.session.getState().expiredUserId).not.toBeNull();
    expect(JSON.parse(localStorage.getItem('souk.session') ?? '')).toMatchObject({
      state: { token: null, user: null },
    });
    expect(app.get(createCartStore).getState().selectedShopIds).toEqual([]);
    // Only a mutation opens it (STATE-02).
    expect(app.get(createDialogs).getState().login).toBe(name === 'a write');
    expect(
      await screen.findByRole('link', { name: 'Wishlist, 0 items', hidden: true }),
    ).toBeVisible();
    const cachedKeys = [...app.api.cache.keys()].filter(
      (key) =>
        /listAddresses|getCart|listFavourites/.test(key) &&
        app.api.cache.get(key)?.data !== undefined,
    );
    expect(cachedKeys).toEqual([]);
    expect(getToastMessages(app)).toEqual([]);
    expect(currentUrl()).toBe('/products/3/details');
    expect(app.calls().filter((call) => call.includes('logout'))).toEqual([]);
  },
);

test('@AUTH-17 on add to cart, shows "Please login first!", clears without a request, and opens login', async () => {
  const app = await openSignedIn();
  invalidateSilently(app);
  expect(await isRejected(app.api.client.call(addToCart, { body: input }))).toBe(true);
  await settle();
  expect(app.session.getState().token).toBeNull();
  expect(getToastMessages(app)).toEqual([LOGIN_FIRST_MESSAGE]);
  expect(await screen.findByRole('dialog', { name: 'Welcome!' })).toBeVisible();
  expect(app.calls().filter((call) => call.includes('logout'))).toEqual([]);
});

test('@AUTH-17 @CART-01 sends a guest’s add to cart and shows its 401 once', async () => {
  const app = openAppWith401Handling();
  const product = await pickProduct(app, hasNoOptions);
  renderApp(app, <ProductCard product={product} />);
  await user.click(screen.getByRole('button', { name: `Add ${product.name} to cart` }));
  expect(await screen.findByText(LOGIN_FIRST_MESSAGE)).toBeVisible();
  expect(app.calls().filter((call) => call.startsWith('POST'))).toEqual(['POST /api/cart/store']);
  expect(getToastMessages(app)).toEqual([LOGIN_FIRST_MESSAGE]);
  expect(app.get(createDialogs).getState().login).toBe(true);
});

test('@AUTH-17 on loading vouchers, redirects to / and closes open dialogs', async () => {
  const app = await openSignedIn();
  await openAppDialog(app, 'cart');
  invalidateSilently(app);
  await isRejected(app.api.client.call(listShopVouchers, { shop_id: 1 }));
  await settle();
  await waitFor(() => expect(currentUrl()).toBe('/'));
  expect(app.session.getState().token).toBeNull();
  expect(app.get(createDialogs).getState()).toMatchObject({ cart: false, login: false });
  expect(getToastMessages(app)).toEqual([]);
});

test('@AUTH-17 shows one message for three requests with the same rejected token', async () => {
  const app = await openSignedIn();
  invalidateSilently(app);
  const { client } = app.api;
  await Promise.all([
    isRejected(client.call(getCart)),
    isRejected(client.call(addToCart, { body: input })),
    isRejected(client.call(addToCart, { body: input })),
    isRejected(client.call(listFavourites)),
  ]);
  await settle();
  expect(getToastMessages(app)).toEqual([LOGIN_FIRST_MESSAGE]);
});

test('@AUTH-17 a 401 of an old token does not end a newer session', async () => {
  const app = openAppWith401Handling();
  await app.signIn();
  act(() => invalidateToken(app));
  const release = app.delayRequests('/api/cart/store');
  const pending = isRejected(app.api.client.call(addToCart, { body: input }));
  await app.signIn('new@souk.example');
  const { token } = app.session.getState();
  release();
  expect(await pending).toBe(true);
  await settle();
  expect(app.session.getState().token).toBe(token);
  expect(getToastMessages(app)).toEqual([]);
  expect(app.get(createDialogs).getState().login).toBe(false);
  act(() => app.session.signOut());
});
