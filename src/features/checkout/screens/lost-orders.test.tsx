// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getCart } from '../../../api/generated/cart.ts';
import { listOrders } from '../../../api/generated/orders.ts';
import { reorder } from '../../../api/generated/orders-mutations.ts';
import { openApp, type OpenApp } from '../../../api/testing/open-app.tsx';
import { pickProduct } from '../../../test/pick-product.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { user } from '../../../test/user.ts';
import { findNewestOrderId } from '../../orders/find-orders.ts';
import { findOrder, renderOrderPage } from '../../orders/testing/order-page.tsx';
import { countOrders, DEMO, fillCart, placeOrder, press, selectLines } from '../testing/shopper.ts';
import { Screen } from './checkout-screen.tsx';

afterEach(() => vi.restoreAllMocks());

const ORDER_PLACED = 'Your order has been placed';

/** The request never arrives. */
async function failToPlaceOrder(app: OpenApp) {
  renderApp(app, <Screen />, '/checkout');
  await screen.findByRole('button', { name: 'Change' });
  await app.fail({ operation: 'placeOrder', status: 'drop', times: 1 });
  await press('Place order');
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t connect.');
}

/** Cuts the connection once the server has handled the request. */
function loseResponse(path: string, handled?: () => Promise<void>) {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await real(input, init);
    if (!(input instanceof Request) || !input.url.endsWith(path)) return response;
    await handled?.();
    throw new TypeError('Failed to fetch');
  });
}

/** Orders none of these products again, on another device. */
async function reorderElsewhere(app: OpenApp, productIds: readonly number[]) {
  const { client } = app.api;
  const { orders } = await client.call(listOrders, { page: 1, per_page: 50 });
  const delivered = orders.find(
    ({ order_status: status, products }) =>
      status === 'Delivered' && products.every(({ id }) => !productIds.includes(id)),
  );
  if (!delivered) throw new Error('Failed to find a delivered order. Check the past orders.');
  await client.call(reorder, { body: { order_id: delivered.id, payment_method: 'cash' } });
}

const productsOf = ({ groups }: Awaited<ReturnType<typeof fillCart>>) =>
  groups.flatMap(({ products }) => products.map(({ id }) => id));

test('@CHK-04 does not take an order of another device for one that never arrived', async () => {
  const app = openApp();
  const cart = await fillCart(app, DEMO, 2);
  await failToPlaceOrder(app);
  await reorderElsewhere(app, productsOf(cart));
  const foreign = await findNewestOrderId(app.api.client);
  cleanup();

  const { visited } = renderApp(app.reload(), <Screen />, '/checkout');
  await placeOrder();
  await screen.findByRole('dialog', { name: ORDER_PLACED });
  expect(visited.at(-1)).toBe(`/checkout?placed=${foreign + 2},${foreign + 1}`);
});

test.each(['is received', 'is lost'])(
  '@CHK-04 does not take “Order again” of the same product, whose response %s, for an order that never arrived',
  async (response) => {
    const { app, order } = await findOrder(
      (one) =>
        one.order_status === 'Delivered' &&
        one.products.every(({ is_digital: digital }) => !digital),
    );
    const ids = new Set(order.products.map(({ id }) => id));
    const product = await pickProduct(app, (card) => ids.has(card.id));
    await selectLines(app, [{ product, size: product.sizes[0]?.id ?? null }]);
    await failToPlaceOrder(app);
    cleanup();
    renderOrderPage(app, String(order.id));
    await user.click(await screen.findByRole('button', { name: 'Order again' }));
    const dialog = await screen.findByRole('dialog', { name: 'Order again' });
    await user.click(await within(dialog).findByRole('radio', { name: /^Cash on delivery/ }));
    if (response === 'is lost') loseResponse('/api/place-order/again');
    await user.click(within(dialog).getByRole('button', { name: 'Place order' }));
    await screen.findByText(ORDER_PLACED);
    vi.restoreAllMocks();
    const repeated = await findNewestOrderId(app.api.client);
    cleanup();

    // A second attempt still knows the repeated order.
    await failToPlaceOrder(app.reload());
    await press('Place order');
    await screen.findByRole('dialog', { name: ORDER_PLACED });
    expect(await findNewestOrderId(app.api.client)).toBe(repeated + 1);
    expect((await app.api.client.call(getCart)).cart_items).toEqual([]);
  },
);

test('@CHK-04 finds both orders of a lost response below a newer order of another device', async () => {
  const app = openApp();
  const cart = await fillCart(app, DEMO, 2);
  const before = await findNewestOrderId(app.api.client);
  const count = await countOrders(app);
  loseResponse('/api/place-order', () => reorderElsewhere(app, productsOf(cart)));
  const { visited } = renderApp(app, <Screen />, '/checkout');
  await placeOrder();
  await screen.findByRole('dialog', { name: ORDER_PLACED });
  expect(visited.at(-1)).toBe(`/checkout?placed=${before + 2},${before + 1}`);
  expect(await countOrders(app)).toBe(count + 3);
});
