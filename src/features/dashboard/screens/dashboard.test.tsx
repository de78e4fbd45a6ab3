import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createAddress } from '../../../api/generated/addresses-mutations.ts';
import { getCart } from '../../../api/generated/cart.ts';
import { addToCart } from '../../../api/generated/cart-mutations.ts';
import { getProduct } from '../../../api/generated/catalogue.ts';
import { listOrders } from '../../../api/generated/orders.ts';
import { listFavourites } from '../../../api/generated/wishlist.ts';
import { openApp, type OpenApp } from '../../../api/testing/open-app.tsx';
import { addFavourites } from '../../../test/add-favourites.ts';
import { fillCart } from '../../../test/fill-cart.ts';
import { hasNoOptions, pickProduct } from '../../../test/pick-product.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { Screen } from './dashboard-screen.tsx';
import { user } from '../../../test/user.ts';

const UNVERIFIED_EMAIL = 'new@souk.example';
const region = (name: string) => screen.findByRole('region', { name });

function show(app: OpenApp) {
  return renderApp(app, <Screen />, '/dashboard');
}

async function tile(label: string) {
  const labelText = await screen.findByText(label);
  const card = labelText.closest('li');
  if (!card) throw new Error(`Failed to find the tile "${label}" as a list item.`);
  return card;
}

test('@DASH-03 counts open orders, including picked-up ones, cart items, favourites and all orders', async () => {
  const app = openApp();
  await app.signIn();
  const product = await pickProduct(app, hasNoOptions);
  await app.api.client.call(addToCart, { body: { product_id: product.id, quantity: 1 } });
  await addFavourites(app, 3);
  const { client } = app.api;
  const { status_wise_orders: counts } = await client.call(listOrders);
  const { total } = await client.call(getCart);
  const { products } = await client.call(listFavourites);
  expect(counts.pickup).toBeGreaterThan(0);
  show(app);
  const activeCount = counts.all - counts.delivered - counts.cancelled;
  await within(await tile('Ongoing orders')).findByText(String(activeCount));
  await within(await tile('Items in cart')).findByText(String(total));
  await within(await tile('Items in wishlist')).findByText(String(products.length));
  await within(await tile('Orders placed')).findByText(String(counts.all));
});

test('greets the customer and starts with her newest open orders', async () => {
  const app = openApp();
  await app.signIn();
  const { orders } = await app.api.client.call(listOrders, { page: 1, per_page: 10 });
  const open = orders.filter(({ order_status: status }) => !/Delivered|Cancelled/.test(status));
  show(app);
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello Amira' })).toBeVisible();
  const current = within(await region('Current orders'));
  // Skeletons come first.
  const links = await current.findAllByRole('heading', { level: 3 });
  expect(links.map(({ textContent }) => textContent)).toEqual(
    open.slice(0, 3).map(({ order_code: code }) => `Order ${code}`),
  );
  expect(current.getByRole('link', { name: 'View all orders' })).toHaveAttribute(
    'href',
    '/order-history',
  );
});

test('@DASH-03 links each tile to its page', async () => {
  const app = openApp();
  await app.signIn();
  show(app);
  const links = await screen.findAllByRole('link');
  const hrefs = links.map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(
    expect.arrayContaining(['/order-history', '/cart', '/wishlist', '/order-history?status=all']),
  );
});

test('@DASH-03 shows the cart with its controls and checkout', async () => {
  const app = openApp();
  const { lines } = await fillCart(app, { shops: 2 });
  show(app);
  const cart = within(await region('My Cart'));
  for (const { name } of lines) expect(await cart.findByText(name)).toBeVisible();
  expect(cart.getByText(`${lines.length} items`)).toBeVisible();
  expect(cart.getByText('Cart Amount')).toBeVisible();
  expect(cart.getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible();
});

test('@DASH-03 shows the default address with a link to change it', async () => {
  const app = openApp();
  await app.signIn(UNVERIFIED_EMAIL);
  await app.api.client.call(createAddress, {
    body: {
      name: 'Nora Lind',
      phone: '01700000001',
      address_line: '12 Harbour Street',
      address_type: 'office',
      is_default: true,
    },
  });
  show(app);
  const block = within(await region('Default delivery address'));
  expect(await block.findByText('Nora Lind')).toBeVisible();
  expect(block.getByText(/12 Harbour Street/)).toBeVisible();
  expect(block.getByText('Change address')).toBeVisible();
});

test('@DASH-03 shows recently viewed products as cards', async () => {
  const app = openApp();
  await app.signIn(UNVERIFIED_EMAIL);
  const product = await pickProduct(app, hasNoOptions);
  await app.api.client.call(getProduct, { product_id: product.id });
  show(app);
  const recentlyViewed = within(await region('Recently viewed'));
  expect(await recentlyViewed.findByText(product.name)).toBeVisible();
});

test('@DASH-03 shows an empty state with a link in each section for a new customer', async () => {
  const app = openApp();
  await app.signIn(UNVERIFIED_EMAIL);
  show(app);
  expect(await screen.findByText('Cart is empty')).toBeVisible();
  expect(within(await region('My Cart')).queryByText(/items/)).not.toBeInTheDocument();
  expect(screen.getByText('Continue shopping')).toBeVisible();
  expect(await screen.findByText('No delivery address yet')).toBeVisible();
  expect(screen.getByText('Add an address')).toBeVisible();
  expect(await screen.findByText('Products you view will appear here')).toBeVisible();
  expect(screen.getByText('Browse products')).toBeVisible();
  expect(await within(await tile('Ongoing orders')).findByText('0')).toBeVisible();
});

test.each([
  ['listOrders', 'Try again: Ongoing orders'],
  ['listFavourites', 'Try again: Items in wishlist'],
])('@DASH-03 shows a tile’s error (%s) in its place and can retry', async (operation, name) => {
  const app = openApp();
  await app.signIn();
  await app.fail({ operation, status: 500, times: 1 });
  show(app);
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['getCart', 'My Cart', 'Cart is empty'],
  ['listAddresses', 'Default delivery address', 'No delivery address yet'],
  ['listRecentlyViewed', 'Recently viewed', 'Products you view will appear here'],
])(
  '@DASH-03 shows a section’s error (%s) in its place and can retry',
  async (operation, name, text) => {
    const app = openApp();
    await app.signIn(UNVERIFIED_EMAIL);
    await app.fail({ operation, status: 500, times: 1 });
    show(app);
    const block = within(await region(name));
    await user.click(await block.findByRole('button', { name: 'Try again' }));
    expect(await block.findByText(text)).toBeVisible();
  },
);
