import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getCart } from '../../api/generated/cart.ts';
import { listFavourites } from '../../api/generated/wishlist.ts';
import { toggleFavourite } from '../../api/generated/wishlist-mutations.ts';
import type { OpenApp } from '../../api/testing/open-app.tsx';
import { hasNoOptions, pickProduct } from '../../test/pick-product.ts';
import { mockLayout } from '../../test/mock-layout.ts';
import { currentUrl, openPage, openAppWith401Handling } from '../testing/open-page.tsx';
import { fillField, user } from '../../test/user.ts';
// Preloads the lazy modules.
import '../../features/auth/auth-dialog.tsx';
import '../../features/chat/chat-sidebar.tsx';
import '../../features/checkout/screens/buy-now-screen.tsx';

const CUSTOMER = 'new@souk.example';
const ADD_TO_CART_CALL = 'POST /api/cart/store';
const TOGGLE_FAVOURITE_CALL = 'POST /api/favorite-add-or-remove';
const ADDED_MESSAGE = 'product added to the cart';

beforeEach(() => {
  mockLayout();
});

const count = (app: OpenApp, call: string) => app.calls().filter((one) => one === call).length;
const button = (name: string | RegExp) => {
  const [first] = screen.getAllByRole('button', { name });
  if (!first) throw new Error(`Failed to find the button ${name}.`);
  return first;
};
const press = (name: string | RegExp) => user.click(button(name));
const loginDialog = () => screen.findByRole('dialog', { name: 'Welcome!' });

async function openProduct(signedIn?: string) {
  const app = openAppWith401Handling();
  const product = await pickProduct(app, (card) => hasNoOptions(card) && !card.is_favorite);
  if (signedIn !== undefined) await app.signIn(signedIn);
  const path = `/products/${product.id}/details`;
  await openPage(app, path);
  await screen.findAllByRole('button', { name: 'Buy now' });
  app.sent.length = 0;
  const heart = `Save ${product.name} to wishlist`;
  const isListed = async () => {
    const { products } = await app.api.client.call(listFavourites);
    return products.some(({ id }) => id === product.id);
  };
  const cartIds = async () => {
    const { cart_items: groups } = await app.api.client.call(getCart);
    return groups.flatMap(({ products }) => products.map(({ id }) => id));
  };
  return { app, product, path, heart, isListed, cartIds };
}

async function logIn(phone = CUSTOMER) {
  const dialog = await loginDialog();
  await fillField(within(dialog).getByLabelText(/^Email/), phone);
  await fillField(within(dialog).getByLabelText(/^Password/), 'secret');
  await user.click(within(dialog).getByRole('button', { name: 'Log in' }));
  await screen.findByText('Login successfully');
}

/** Waits for the requests that a login starts. */
async function settle(app: OpenApp) {
  await waitFor(() => expect(app.calls()).toContain('GET /api/favorite-products'));
  await waitFor(() => expect(app.calls()).toContain('GET /api/carts'));
  await act(async () => void (await app.api.client.call(getCart)));
}

test('@AUTH-17 adds a guest’s product to the cart after login', async () => {
  const { app, product, cartIds } = await openProduct();
  await press('Add to cart');
  await logIn();
  expect(await screen.findByText(ADDED_MESSAGE)).toBeVisible();
  expect(await cartIds()).toEqual([product.id]);
  // Once as a guest, rejected, and once after login.
  expect(count(app, ADD_TO_CART_CALL)).toBe(2);
});

test('@WISH-02 a guest’s Buy Now sends nothing and opens the checkout after login', async () => {
  const { app } = await openProduct();
  await press('Buy now');
  await loginDialog();
  expect(count(app, ADD_TO_CART_CALL)).toBe(0);
  await logIn();
  await waitFor(() => expect(currentUrl()).toBe('/buynow'));
  expect(count(app, ADD_TO_CART_CALL)).toBe(1);
});

test('shows an error when a guest’s Buy Now fails after login', async () => {
  const { app, path } = await openProduct();
  await app.fail({ operation: 'addToCart', status: 500, times: 1 });
  await press('Buy now');
  await logIn();
  expect(await screen.findByText(/^Something went wrong on our side/)).toBeVisible();
  expect(currentUrl()).toBe(path);
});

test('@WISH-02 a guest’s favourite sends nothing and is added after login', async () => {
  const { app, heart, isListed } = await openProduct();
  await press(heart);
  await loginDialog();
  expect(count(app, TOGGLE_FAVOURITE_CALL)).toBe(0);
  await logIn();
  expect(await screen.findByText('Added to wishlist')).toBeVisible();
  expect(button(heart)).toHaveAttribute('aria-pressed', 'true');
  expect(await isListed()).toBe(true);
});

test('keeps a favourite that the customer already had', async () => {
  const { app, product, heart, isListed } = await openProduct();
  await act(() => app.signIn(CUSTOMER));
  await app.api.client.call(toggleFavourite, { body: { product_id: product.id } });
  act(() => app.session.signOut());
  app.sent.length = 0;
  await press(heart);
  await logIn();
  await waitFor(() => expect(button(heart)).toHaveAttribute('aria-pressed', 'true'));
  await settle(app);
  expect(count(app, TOGGLE_FAVOURITE_CALL)).toBe(0);
  expect(await isListed()).toBe(true);
});

test('@WISH-02 @MSG-11 a guest’s chat sends nothing and opens once after login', async () => {
  const { app, product } = await openProduct();
  const chat = { name: new RegExp(product.shop.name) };
  await press(`Chat with ${product.shop.name}`);
  await loginDialog();
  expect(count(app, 'POST /api/store-message')).toBe(0);
  await logIn();
  await screen.findByRole('dialog', chat);

  act(() => app.session.signOut());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  app.sent.length = 0;
  await press('Log in');
  await logIn();
  await settle(app);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('closing the login dialog cancels the pending action', async () => {
  const { app, path } = await openProduct();
  await press('Buy now');
  await user.click(within(await loginDialog()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Log in');
  await logIn();
  await settle(app);
  expect(count(app, ADD_TO_CART_CALL)).toBe(0);
  expect(currentUrl()).toBe(path);
});

test('runs only the last action of a guest', async () => {
  const { app, heart } = await openProduct();
  const [buy, favourite] = [button('Buy now'), button(heart)];
  // Both before the dialog renders.
  act(() => {
    favourite.click();
    buy.click();
  });
  await logIn();
  await waitFor(() => expect(currentUrl()).toBe('/buynow'));
  await settle(app);
  expect(count(app, ADD_TO_CART_CALL)).toBe(1);
  expect(count(app, TOGGLE_FAVOURITE_CALL)).toBe(0);
});

test('a login in another tab closes the dialog and cancels the pending action', async () => {
  const { app, path } = await openProduct();
  await act(() => app.signIn(CUSTOMER));
  const stored = localStorage.getItem('souk.session') ?? '';
  act(() => app.session.signOut());
  await press('Buy now');
  await loginDialog();
  app.sent.length = 0;
  localStorage.setItem('souk.session', stored);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'souk.session' })));
  expect(app.session.getState().token).not.toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await settle(app);
  expect(count(app, ADD_TO_CART_CALL)).toBe(0);
  expect(currentUrl()).toBe(path);
});

test.each([
  ['is in the cart once the same customer logs in', CUSTOMER, true],
  ['never reaches the cart of another customer', 'demo@souk.example', false],
])(
  '@STATE-02 @AUTH-17 a product that an expired session could not add %s',
  async (_title, phone, isAdded) => {
    const { app, product, cartIds } = await openProduct(CUSTOMER);
    await app.fail({ operation: 'addToCart', status: 401, times: 1 });
    await press('Add to cart');
    await loginDialog();
    app.sent.length = 0;
    await logIn(phone);
    await settle(app);
    expect(count(app, ADD_TO_CART_CALL)).toBe(isAdded ? 1 : 0);
    await waitFor(async () => expect((await cartIds()).includes(product.id)).toBe(isAdded));
  },
);
