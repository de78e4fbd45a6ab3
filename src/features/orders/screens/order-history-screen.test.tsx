import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listAddresses } from '../../../api/generated/addresses.ts';
import { addToCart } from '../../../api/generated/cart-mutations.ts';
import { listProducts } from '../../../api/generated/catalogue.ts';
import { listOrders } from '../../../api/generated/orders.ts';
import { placeOrder } from '../../../api/generated/orders-mutations.ts';
import { openApp, type OpenApp } from '../../../api/testing/open-app.tsx';
import { createI18n, loadMessages } from '../../../lib/i18n/load-catalog.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { Screen as DigitalOrders } from './digital-orders-screen.tsx';
import { Screen } from './order-history-screen.tsx';
import { payInDialog } from '../../../test/pay-in-dialog.ts';
import { user } from '../../../test/user.ts';
import { watchWindows } from '../../../test/watch-windows.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function tabs() {
  return within(screen.getByRole('navigation', { name: 'Orders by status' })).getAllByRole('link');
}

async function placeOrders(app: OpenApp, times: number) {
  const { client } = app.api;
  const { products } = await client.call(listProducts, { page: 1, per_page: 50 });
  const { addresses } = await client.call(listAddresses);
  const product_id = products.find(({ quantity }) => quantity > 15)?.id;
  const address_id = addresses[0]?.id;
  if (product_id === undefined || address_id === undefined)
    throw new Error('Failed to order: nothing in stock, or no address. Check the fixtures.');
  for (let order = 0; order < times; order += 1) {
    const { data } = await client.call(addToCart, { body: { product_id, quantity: 1 } });
    const shop_ids = data.cart_items.flatMap(({ shop_id: id, products: lines }) =>
      lines.some((line) => line.id === product_id) ? [id] : [],
    );
    await client.call(placeOrder, { body: { shop_ids, address_id, payment_method: 'cash' } });
  }
}

test('@ORD-01 shows a tab with a count for every status and starts with all orders', async () => {
  const app = openApp();
  await app.signIn();
  const { status_wise_orders: counts } = await app.api.client.call(listOrders);
  renderApp(app, <Screen />, '/order-history');
  await screen.findAllByRole('heading', { level: 2 });
  expect(tabs().map(({ textContent }) => textContent)).toEqual([
    `All ${counts.all}`,
    `Pending ${counts.pending}`,
    `Confirmed ${counts.confirm}`,
    `Picked up ${counts.pickup}`,
    `Processing ${counts.processing}`,
    `On the way ${counts.on_the_way}`,
    `Delivered ${counts.delivered}`,
    `Cancelled ${counts.cancelled}`,
  ]);
  expect(tabs()[0]).toHaveAttribute('aria-current', 'page');
});

test('@ORD-01 @A11Y-01 keeps tab and page in the URL, and focuses the heading of another page', async () => {
  const app = openApp();
  await app.signIn();
  await placeOrders(app, 3);
  const { visited } = renderApp(app, <Screen />, '/order-history?status=all');
  const first = await screen.findAllByText(/^Order$/);
  expect(first).toHaveLength(10);
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  expect(visited.at(-1)).toBe('/order-history?status=all&page=2');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await waitFor(() => expect(screen.getByText(/Showing 11 to/)).toBeVisible());
  // The current page adds no history entry.
  await user.click(screen.getByRole('link', { name: /^Page\s*2$/ }));
  expect(visited).toHaveLength(2);
  await user.click(screen.getByRole('link', { name: /^Delivered/ }));
  expect(screen.getByRole('link', { name: /^Delivered/ })).toHaveFocus();
  expect(visited.at(-1)).toBe('/order-history?status=delivered');
});

test('@ORD-01 shows an order code with HTML tags as plain text', async () => {
  const app = openApp();
  await app.signIn();
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await fetch(input, init);
    if (!(input instanceof Request) || !input.url.includes('/api/orders')) return response;
    const body = await response.text();
    return new Response(body.replaceAll(/"order_code":"#?/g, '$&<b>7</b>'), response);
  });
  renderApp(app, <Screen />, '/order-history?status=all');
  const [first] = await screen.findAllByText(/^Order$/);
  expect(first).toHaveTextContent(/^Order #?<b>7<\/b>\w+$/);
});

test('@ORD-01 shows one number sign before an order code in French', async () => {
  const app = openApp();
  await app.signIn();
  renderApp(
    app,
    <Screen />,
    '/order-history?status=all',
    createI18n('fr', await loadMessages('fr')),
  );
  const [first] = await screen.findAllByText(/^Commande/);
  expect(first).toHaveTextContent(/^Commande #\w+$/);
  expect(screen.getByRole('link', { name: /^Tout \d/ })).toBeVisible();
});

test('@ORD-01 @ROUTE-09 shows a message when a status has no orders, and a link that keeps the focus until the other page', async () => {
  const app = openApp();
  await app.signIn('new@souk.example');
  const { visited } = renderApp(app, <Screen />, '/order-history');
  expect(await screen.findByText('No orders yet')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Continue shopping' });
  await user.click(link);
  expect(visited.at(-1)).toBe('/');
  expect(link).toHaveFocus();
});

test('shows an error with a retry, not the previous tab’s orders, when a tab fails', async () => {
  const app = openApp();
  await app.signIn();
  renderApp(app, <Screen />, '/order-history?status=all');
  await screen.findAllByText(/^Order$/);
  await app.fail({ operation: 'listOrders', status: 500, times: 1 });
  await user.click(screen.getByRole('link', { name: /^Delivered/ }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(/^Order$/)).toBeNull();
  await user.click(again);
  expect((await screen.findAllByText(/^Order$/)).length).toBeGreaterThan(0);
});

/** Opens the list, whose first order is unpaid. */
async function openFirstRow() {
  const app = openApp();
  await app.signIn();
  const { orders } = await app.api.client.call(listOrders, { page: 1, per_page: 10 });
  const [order] = orders;
  if (!order) throw new Error('Failed to find an order. Check the fixtures.');
  renderApp(app, <Screen />, '/order-history?status=all');
  const link = await screen.findByRole('link', { name: `Order ${order.order_code}` });
  return { app, order, link };
}

test('@ORD-01 renders a row as one link with its state as text and a button to pay', async () => {
  const { order, link } = await openFirstRow();
  expect(link).toHaveAttribute('href', `/order-history/${order.id}`);
  const row = link.closest('li');
  if (!row) throw new Error('The row is not a list item.');
  expect(within(row).getAllByRole('link')).toHaveLength(1);
  expect(row).toHaveTextContent(order.products[0]?.name ?? '-');
  expect(row).toHaveTextContent(/Placed on \d\d:\d\d [ap]m, \d\d \w{3}, \d{4}/);
  expect(row).toHaveTextContent('Waiting for your payment');
  expect(row).toHaveTextContent('The shop prepares your order once you’ve paid.');
  // The title says it, and the button what to do.
  expect(row).not.toHaveTextContent(/Not paid yet|Pay now to/);
  const pay = `Pay now for order ${order.order_code}`;
  await user.click(within(row).getByRole('button', { name: pay }));
  expect(
    await screen.findByRole('dialog', { name: `Pay order ${order.order_code}` }),
  ).toBeVisible();
});

test('@A11Y-01 the link of a row gets the focus when its button to pay disappears', async () => {
  const { app, order, link } = await openFirstRow();
  const pay = screen.getByRole('button', { name: `Pay now for order ${order.order_code}` });
  watchWindows();
  await user.click(pay);
  await payInDialog(app, await screen.findByRole('dialog', { name: /^Pay order/ }), order.id);
  await waitFor(() => expect(pay).not.toBeInTheDocument());
  await waitFor(() => expect(link).toHaveFocus());
});

test.each([
  ['On The Way', 'on_the_way', 'On its way to you', /Expected (by )?\w{3}/, undefined],
  ['Delivered', 'delivered', 'Delivered', /Delivered on \w{3},? \d+ \w{3}/, 'Review'],
  ['Cancelled', 'cancelled', 'Order cancelled', /Total \S*\d/, undefined],
] as const)('says the state of an order that is %s and links what to do next', async (...row) => {
  const [status, slug, title, text, action] = row;
  const app = openApp();
  await app.signIn();
  const { orders } = await app.api.client.call(listOrders, { order_status: status });
  const order = orders.find(({ products }) => products.every((one) => !one.is_digital));
  const href = `/order-history/${order?.id}`;
  renderApp(app, <Screen />, `/order-history?status=${slug}`);
  const link = await screen.findByRole('link', { name: `Order ${order?.order_code}` });
  expect(link).toHaveAttribute('href', href);
  const item = link.closest('li');
  if (!item) throw new Error('The row is not a list item.');
  expect(item).toHaveTextContent(title);
  expect(item).toHaveTextContent(text);
  expect(item.textContent.split(title)).toHaveLength(2);
  expect(item).toHaveTextContent(`Quantity: ${order?.quantity}`);
  const [, ...actions] = within(item).getAllByRole('link');
  expect(actions).toHaveLength(action ? 1 : 0);
  expect(within(item).queryByRole('button')).toBeNull();
  if (!action) return;
  expect(actions[0]).toHaveAccessibleName(`${action} order ${order?.order_code}`);
  expect(actions[0]).toHaveAttribute('href', href);
});

test('@ORD-01 keeps the counts but hides the previous tab’s rows while a tab loads', async () => {
  const app = openApp();
  await app.signIn();
  renderApp(app, <Screen />, '/order-history?status=all');
  await screen.findAllByText(/^Order$/);
  const release = app.delayRequests('order_status=Cancelled');
  await user.click(screen.getByRole('link', { name: /^Cancelled/ }));
  expect(screen.queryByText(/^Order$/)).toBeNull();
  expect(screen.queryByText('No orders yet')).toBeNull();
  expect(tabs()[0]).toHaveTextContent(/^All \d/);
  release();
  expect(await screen.findAllByText(/^Order$/)).toHaveLength(1);
});

test('links to the first page from a page past the end', async () => {
  const app = openApp();
  await app.signIn();
  renderApp(app, <Screen />, '/order-history?status=all&page=99');
  expect(await screen.findByText('This page doesn’t exist.')).toBeVisible();
  expect(screen.queryByText('No orders yet')).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
    'href',
    '/order-history?status=all&page=1',
  );
});

test('@ORD-04 lists orders with downloads separately, marked as digital', async () => {
  const app = openApp();
  await app.signIn();
  const digital = await app.api.client.call(listOrders, { order_status: 'digital' });
  renderApp(app, <DigitalOrders />, '/digital-product-order-history');
  const links = await screen.findAllByRole('link', { name: /^Order (?!History)/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    digital.orders.map(({ id }) => `/digital-product-order-history/${id}`),
  );
  expect(screen.getAllByText('Digital')).toHaveLength(links.length);
});

test('@ORD-04 shows an error with a retry, then the empty message, when there are no downloads', async () => {
  const app = openApp();
  await app.signIn('new@souk.example');
  await app.fail({ operation: 'listOrders', status: 500, times: 1 });
  renderApp(app, <DigitalOrders />, '/digital-product-order-history');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No orders yet')).toBeVisible();
});

test('@ORD-04 lists an order whose products were deleted (FLAW 4)', async () => {
  const app = openApp({
    before: async (path) => {
      if (!path.startsWith('/api/orders')) return undefined;
      return Response.json({ message: 'orders', data: { ...orderPage, orders: withoutProducts } });
    },
  });
  const source = openApp();
  await source.signIn();
  const orderPage = await source.api.client.call(listOrders, { order_status: 'digital' });
  const withoutProducts = orderPage.orders.map((order) => ({ ...order, products: [] }));
  await app.signIn();
  renderApp(app, <DigitalOrders />, '/digital-product-order-history');
  expect(
    await screen.findAllByText('The products in this order are no longer available.'),
  ).toHaveLength(withoutProducts.length);
});
