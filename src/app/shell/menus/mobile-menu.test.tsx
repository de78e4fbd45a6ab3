import { type BoundFunctions, type queries, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addToCart } from '../../../api/generated/cart-mutations.ts';
import { listProducts } from '../../../api/generated/catalogue.ts';
import { toggleFavourite } from '../../../api/generated/wishlist-mutations.ts';
import { createDialogs } from '../../../features/dialogs/dialogs-store.ts';
import { openApp } from '../../../api/testing/open-app.tsx';
import { createPreferences } from '../../../features/settings/preferences-store.ts';
import { ROUTE_CHECKS, renderShell } from '../../testing/render-shell.tsx';
import { user } from '../../../test/user.ts';

async function openMenu() {
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
}
const addressesIn = (part: BoundFunctions<typeof queries>) =>
  part.getAllByRole('link').map((link) => link.getAttribute('href'));

test('@SHELL-04 shows a guest login, wishlist, cart, the main menu and the links of the hidden bars', async () => {
  const { visited, get } = renderShell(openApp());
  await screen.findAllByRole('link', { name: 'Become a Seller' });
  const menu = await openMenu();
  expect(addressesIn(menu)).toEqual([
    '/wishlist',
    '/categories',
    '/',
    '/products',
    '/digital-products',
    '/shops',
    '/most-popular',
    '/best-deal',
    '/contact-us',
    '/blogs',
    '/shop/register',
    'tel:+971 4 555 0142',
    'https://play.example/store/apps/souk',
    'https://apps.example/app/souk',
  ]);
  await user.click(menu.getByRole('link', { name: 'Wishlist' }));
  expect(visited.at(-1)).toBe('/wishlist');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());

  await user.click((await openMenu()).getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
  expect(get(createDialogs).getState().login).toBe(true);
});

test('@SHELL-04 shows a customer the account menu, and the counts of wishlist and cart', async () => {
  const app = openApp();
  await app.signIn();
  const { client } = app.api;
  const { products } = await client.call(listProducts, { page: 1, per_page: 20 });
  const buyable = products.find(({ quantity, is_digital: digital }) => quantity > 1 && !digital);
  await client.call(addToCart, { body: { product_id: buyable?.id ?? 0, quantity: 2 } });
  await client.call(toggleFavourite, { body: { product_id: buyable?.id ?? 0 } });
  renderShell(app);
  const menu = await openMenu();
  expect(menu.getByText('Amira Haddad')).toBeVisible();
  expect(menu.getByText('+971 501234567')).toBeVisible();
  expect(addressesIn(menu).slice(0, 5)).toEqual([
    '/wishlist',
    '/dashboard',
    '/order-history',
    '/profile',
    '/change-password',
  ]);
  // Lines, not quantities.
  expect(await menu.findByRole('button', { name: 'My Cart 1' })).toBeVisible();
  expect(await menu.findByRole('link', { name: 'Wishlist 1' })).toBeVisible();
  await user.click(menu.getByRole('button', { name: 'Log Out' }));
  expect(app.get(createDialogs).getState().logout).toBe(true);
});

test('omits entries whose screen does not exist', async () => {
  const app = openApp();
  await app.signIn();
  renderShell(app, { has: ROUTE_CHECKS.fewScreens });
  await screen.findAllByRole('link', { name: 'Become a Seller' });
  const addresses = addressesIn(await openMenu());
  expect(addresses.filter((address) => /^\/(?!shop\/)/.test(address ?? ''))).toEqual([
    '/order-history',
    '/',
  ]);
});

test('Escape closes the menu and returns focus to its button', async () => {
  renderShell(openApp());
  await openMenu();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
});

test('@SHELL-04 the search dialog searches on Enter and closes', async () => {
  const { visited } = renderShell(openApp());
  await user.click(screen.getByRole('button', { name: 'What are you looking for?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Search' }));
  const box = dialog.getByRole('combobox', { name: 'Search products' });
  expect(box).toHaveFocus();
  await user.keyboard('clay pot{Enter}');
  expect(visited.at(-1)).toBe('/products?search=clay+pot');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull());
});

test('@SHELL-01 the menu has currency and language, because phones have no top bar', async () => {
  const app = openApp();
  renderShell(app);
  await screen.findAllByRole('link', { name: 'Become a Seller' });
  const menu = await openMenu();
  await user.selectOptions(menu.getByRole('combobox', { name: 'Currency' }), 'EUR');
  expect(app.get(createPreferences).getState().currency).toBe('EUR');
  expect(menu.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
});
