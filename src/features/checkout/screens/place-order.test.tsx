import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listAddresses } from '../../../api/generated/addresses.ts';
import { createCartStore } from '../../cart/cart-store.ts';
import { watchResponses } from '../../../test/watch-responses.ts';
import { watchRequestBodies } from '../../../test/watch-request-bodies.ts';
import { openApp } from '../../../api/testing/open-app.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import { Screen } from './checkout-screen.tsx';
import { findNewestOrderId } from '../../orders/find-orders.ts';
import {
  countOrders,
  DEMO,
  fillCart,
  placeOrder,
  UNVERIFIED_EMAIL,
  fillAddress,
} from '../testing/shopper.ts';
import { fillField, user } from '../../../test/user.ts';

afterEach(() => vi.restoreAllMocks());

const ORDER_PLACED = 'Your order has been placed';

interface Network {
  /** Orders are created, but their responses are lost. */
  isCut: boolean;
  isUnreachable: boolean;
  /** The next order goes through; after it, the backend is unreachable. */
  isUnreachableAfterOrder: boolean;
  sendCount: number;
}

function watchNetwork(first: Partial<Network>): Network {
  const network = {
    isCut: false,
    isUnreachable: false,
    isUnreachableAfterOrder: false,
    sendCount: 0,
    ...first,
  };
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (network.isUnreachable && !url.includes('__mock')) throw new TypeError('Failed to fetch');
    const response = await real(input, init);
    if (!url.endsWith('/api/place-order')) return response;
    network.sendCount += 1;
    network.isUnreachable = network.isUnreachableAfterOrder;
    network.isUnreachableAfterOrder = false;
    if (!network.isCut) return response;
    throw new TypeError('Failed to fetch');
  });
  return network;
}

test('@CHK-04 sends an order once on a double click, with the exact fields, and confirms it', async () => {
  const app = openApp();
  const { shopIds } = await fillCart(app, DEMO);
  const before = await countOrders(app);
  const bodies = watchRequestBodies('/api/place-order');
  const { visited } = renderApp(app, <Screen />, '/checkout');
  await fillField(
    await screen.findByLabelText(/Delivery instructions or a message for the shop/),
    'Ring twice',
  );
  await screen.findByRole('button', { name: 'Change' });
  const button = screen.getByRole('button', { name: 'Place order' });
  await user.click(button);
  await user.click(button);

  const dialog = await screen.findByRole('dialog', { name: ORDER_PLACED });
  expect(bodies).toEqual([
    {
      shop_ids: shopIds,
      address_id: expect.any(Number) as number,
      payment_method: 'cash',
      coupon_code: null,
      note: 'Ring twice',
      is_buy_now: false,
    },
  ]);
  expect(await countOrders(app)).toBe(before + 1);
  const link = within(dialog).getByRole('link', { name: 'View orders' });
  expect(link).toHaveAttribute('href', '/order-history');
  expect(visited.at(-1)).toBe(`/checkout?placed=${await findNewestOrderId(app.api.client)}`);
  expect(app.get(createCartStore).getState()).toMatchObject({
    selectedShopIds: [],
    drafts: { cart: { note: '' } },
    attempt: null,
  });
});

test('@CHK-04 waits for the addresses after an early click, then sends the order once', async () => {
  const app = openApp();
  await fillCart(app, DEMO);
  const before = await countOrders(app);
  const bodies = watchRequestBodies('/api/place-order');
  const deliverAddresses = app.delayRequests('/addresses');
  renderApp(app, <Screen />, '/checkout');
  await user.click(await screen.findByRole('button', { name: 'Place order' }));
  await user.click(screen.getByRole('button', { name: 'Placing order…' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(bodies).toEqual([]);

  deliverAddresses();
  await screen.findByRole('dialog', { name: ORDER_PLACED });
  expect(bodies).toHaveLength(1);
  expect(await countOrders(app)).toBe(before + 1);
});

test('@CHK-04 asks for an address after an early click of a customer without one', async () => {
  const app = openApp();
  await fillCart(app, UNVERIFIED_EMAIL);
  const deliverAddresses = app.delayRequests('/addresses');
  renderApp(app, <Screen />, '/checkout');
  await user.click(await screen.findByRole('button', { name: 'Place order' }));
  deliverAddresses();
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a delivery address.');
  expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled();
  expect(app.calls()).not.toContain('POST /api/place-order');
});

test('@CHK-04 saves a typed address and places the order with one click', async () => {
  const app = openApp();
  await fillCart(app, UNVERIFIED_EMAIL);
  const bodies = watchRequestBodies('/api/place-order');
  renderApp(app, <Screen />, '/checkout');
  await fillAddress();
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await screen.findByRole('dialog', { name: ORDER_PLACED });
  const { addresses } = await app.api.client.call(listAddresses);
  expect(addresses).toEqual([expect.objectContaining({ address_line: '12 Harbour Street' })]);
  expect(bodies).toEqual([expect.objectContaining({ address_id: addresses[0]?.id })]);
});

test('@CHK-04 shows what is missing in a typed address and orders nothing', async () => {
  const app = openApp();
  await fillCart(app, UNVERIFIED_EMAIL);
  renderApp(app, <Screen />, '/checkout');
  await user.clear(await screen.findByLabelText(/^Phone/));
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a delivery address.');
  expect(screen.getByLabelText(/^Phone/)).toHaveFocus();
  expect(screen.getByLabelText(/^Address line 1/)).toBeInvalid();

  // Saving it later does not order.
  await fillAddress();
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  await screen.findByRole('button', { name: 'Change' });
  expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled();
  expect(app.calls()).not.toContain('POST /api/place-order');
});

test('@CHK-04 orders nothing when the server rejects the typed address', async () => {
  const app = openApp();
  await fillCart(app, UNVERIFIED_EMAIL);
  renderApp(app, <Screen />, '/checkout');
  await fillAddress();
  await app.fail({ operation: 'createAddress', status: 500, times: 1 });
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  await screen.findByRole('button', { name: 'Change' });
  expect(app.calls()).not.toContain('POST /api/place-order');
});

test('@CHK-05 confirms each shop’s order with items, delivery and total, also after closing the dialog', async () => {
  const app = openApp();
  const { groups } = await fillCart(app, UNVERIFIED_EMAIL, 2);
  renderApp(app, <Screen />, '/checkout');
  await fillAddress();
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  await placeOrder();
  const dialog = await screen.findByRole('dialog', { name: ORDER_PLACED });
  expect(within(dialog).getAllByText(/^#/)).toHaveLength(2);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const heading = screen.getByRole('heading', { level: 1, name: ORDER_PLACED });
  await waitFor(() => expect(heading).toHaveFocus());

  for (const { shop_name: shop, products } of groups) {
    expect(await screen.findByText(shop)).toBeVisible();
    // This page translates the names, so match by quantity.
    expect(await screen.findAllByText(/^Quantity: 2/)).toHaveLength(2 * products.length);
  }
  expect(screen.getAllByText('Estimated delivery')).toHaveLength(2);
  expect(screen.getAllByText('Total')).toHaveLength(2);
  const summary = within(screen.getByRole('complementary', { name: 'Your purchase' }));
  expect(summary.getByText('Total of all orders')).toBeVisible();
  expect(summary.getByText('12 Harbour Street')).toBeVisible();
  expect(summary.getByText(/^Each shop confirms/)).toBeVisible();
  expect(screen.getAllByText('Cash on delivery')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'View orders' })).toBeVisible();
});

test('@CHK-05 shows the confirmation after a reload and can retry when its orders fail to load', async () => {
  const app = openApp();
  await fillCart(app, DEMO);
  renderApp(app, <Screen />, '/checkout');
  await placeOrder();
  await screen.findByRole('dialog', { name: ORDER_PLACED });
  cleanup();
  const id = await findNewestOrderId(app.api.client);
  await app.fail({ operation: 'getOrder', status: 500, times: 1 });
  renderApp(app.reload(), <Screen />, `/checkout?placed=${id}`);
  expect(await screen.findByRole('heading', { level: 1, name: ORDER_PLACED })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Total')).toBeVisible();
});

test('@CHK-04 finds an order whose response was lost and does not send it again', async () => {
  const app = openApp();
  await fillCart(app, DEMO);
  const before = await countOrders(app);
  const network = watchNetwork({ isCut: true });
  renderApp(app, <Screen />, '/checkout');
  await placeOrder();
  await screen.findByRole('dialog', { name: ORDER_PLACED });
  expect(network.sendCount).toBe(1);
  expect(await countOrders(app)).toBe(before + 1);
});

test('@CHK-04 sends nothing while the check fails; the next click checks first', async () => {
  const app = openApp();
  await fillCart(app, DEMO);
  const before = await countOrders(app);
  const network = watchNetwork({ isCut: true, isUnreachableAfterOrder: true });
  renderApp(app, <Screen />, '/checkout');
  await placeOrder();
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t connect.');

  network.isUnreachable = false;
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  await screen.findByRole('dialog', { name: ORDER_PLACED });
  expect(network.sendCount).toBe(1);
  expect(await countOrders(app)).toBe(before + 1);
});

test('@CHK-04 checks for the order after a reload during the request', async () => {
  const app = openApp();
  await fillCart(app, DEMO);
  const before = await findNewestOrderId(app.api.client);
  const network = watchNetwork({});
  renderApp(app, <Screen />, '/checkout');
  await placeOrder();
  await screen.findByRole('dialog', { name: ORDER_PLACED });
  cleanup();

  act(() =>
    app.get(createCartStore).saveAttempt({ purchase: 'cart', before, orders: 1, at: Date.now() }),
  );
  network.isUnreachable = true;
  renderApp(app, <Screen />, '/checkout');
  expect(
    await screen.findByText('We don’t know yet whether your order went through'),
  ).toBeVisible();
  network.isUnreachable = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: ORDER_PLACED })).toBeVisible();
  expect(network.sendCount).toBe(1);
});

test('@CHK-04 shows the form again after an attempt that placed no order or has expired', async () => {
  const app = openApp();
  await fillCart(app, DEMO);
  const newest = await findNewestOrderId(app.api.client);
  act(() =>
    app
      .get(createCartStore)
      .saveAttempt({ purchase: 'cart', before: newest, orders: 1, at: Date.now() }),
  );
  renderApp(app, <Screen />, '/checkout');
  expect(await screen.findByRole('button', { name: 'Place order' })).toBeEnabled();
  cleanup();
  const at = Date.now() - 2 * 3_600_000;
  act(() =>
    app.get(createCartStore).saveAttempt({ purchase: 'cart', before: newest - 1, orders: 1, at }),
  );
  renderApp(app, <Screen />, '/checkout');
  expect(await screen.findByRole('button', { name: 'Place order' })).toBeEnabled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('@CHK-04 does not offer an accepted order again when its details fail to load', async () => {
  const app = openApp();
  await fillCart(app, DEMO);
  const network = watchNetwork({ isUnreachableAfterOrder: true });
  renderApp(app, <Screen />, '/checkout');
  await placeOrder();
  expect(await screen.findByRole('alert')).toHaveTextContent(ORDER_PLACED);
  expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull();
  network.isUnreachable = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: ORDER_PLACED })).toBeVisible();
  expect(network.sendCount).toBe(1);
});

test('@AUTH-16 @CHK-04 a response after a logout stores nothing for the next customer', async () => {
  const app = openApp();
  await fillCart(app, DEMO);
  renderApp(app, <Screen />, '/checkout');
  await screen.findByRole('button', { name: 'Change' });
  const { settle } = watchResponses();
  const deliver = app.delayRequests('/place-order');
  await placeOrder();
  await waitFor(() => expect(app.calls()).toContain('POST /api/place-order'));
  act(() => {
    app.session.signOut();
    app.get(createCartStore).clearCart();
  });
  await app.signIn(UNVERIFIED_EMAIL);
  deliver();
  await settle();
  expect(app.get(createCartStore).getState()).toMatchObject({ attempt: null, placed: null });
});

test('@AUTH-16 @CHK-04 ignores the attempt of another customer', async () => {
  const app = openApp();
  await fillCart(app, DEMO);
  const newest = await findNewestOrderId(app.api.client);
  const attempt = { purchase: 'cart', before: newest - 1, orders: 1, at: Date.now() } as const;
  act(() => app.get(createCartStore).saveAttempt({ ...attempt, user: -1 }));
  renderApp(app, <Screen />, '/checkout');
  await placeOrder();
  await screen.findByRole('dialog', { name: ORDER_PLACED });
  expect(app.get(createCartStore).getState().placed?.orderIds).not.toContain(newest);
});
