import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listAddresses } from '../../api/generated/addresses.ts';
import { addToCart } from '../../api/generated/cart-mutations.ts';
import { listOrders } from '../../api/generated/orders.ts';
import { placeOrder } from '../../api/generated/orders-mutations.ts';
import { openApp, type OpenApp } from '../../api/testing/open-app.tsx';
import { renderApp } from '../../test/render-app.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { hasNoOptions, pickProduct } from '../../test/pick-product.ts';
import { user } from '../../test/user.ts';
import { watchResponses } from '../../test/watch-responses.ts';
import { watchWindows } from '../../test/watch-windows.ts';

afterEach(() => vi.restoreAllMocks());

async function openUnpaidOrder() {
  const app = openApp();
  await app.signIn();
  const { client } = app.api;
  const product = await pickProduct(app, hasNoOptions);
  await client.call(addToCart, { body: { product_id: product.id, quantity: 1 } });
  const { addresses } = await client.call(listAddresses);
  await client.call(placeOrder, {
    body: {
      shop_ids: [product.shop.id],
      address_id: addresses[0]?.id ?? 0,
      payment_method: 'stripe',
    },
  });
  const { orders } = await client.call(listOrders, { page: 1, per_page: 1 });
  const [row] = orders;
  if (!row) throw new Error('Failed to place an order. Check the mock.');
  const onClose = vi.fn();
  const order = { id: row.id, code: row.order_code, amount: row.amount };
  renderApp(app, <PaymentDialog order={order} onClose={onClose} />);
  const dialog = await screen.findByRole('dialog', { name: `Pay order ${row.order_code}` });
  return { app, order, dialog, onClose };
}

const setPaid = (app: OpenApp, orderId: number) =>
  app.performStaffAction({ action: 'set-paid', orderId });

const findPay = (dialog: HTMLElement) => within(dialog).findByRole('button', { name: /^Pay \S/ });

test('@CHK-06 pays an unpaid order: opens the chosen gateway in a window and shows when the server confirms it', async () => {
  const { app, order, dialog, onClose } = await openUnpaidOrder();
  const { opened } = watchWindows();
  await user.click(await within(dialog).findByRole('radio', { name: /^PayPal/ }));
  await user.click(await findPay(dialog));
  expect(opened).toHaveLength(1);
  await within(dialog).findByText(/^Not paid yet\. Pay in the window/);
  expect(app.calls()).toContain(`GET /api/order-payment/${order.id}/paypal`);
  expect(opened[0]?.urls).toEqual([expect.stringContaining('gateway=paypal')]);

  await user.click(within(dialog).getByRole('button', { name: 'Reopen payment page' }));
  expect(opened[0]?.focus).toHaveBeenCalled();
  await setPaid(app, order.id);
  await user.click(within(dialog).getByRole('button', { name: 'Check payment again' }));
  expect(await within(dialog).findByText('Payment received. Thank you!')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalled();
});

test('asks for a payment method and opens no window without one', async () => {
  const { dialog } = await openUnpaidOrder();
  const { opened } = watchWindows();
  await user.click(await findPay(dialog));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Choose a payment method.');
  expect(opened).toEqual([]);
});

test('shows why a payment can’t be created, closes the window and offers a retry', async () => {
  const { app, dialog } = await openUnpaidOrder();
  const { opened } = watchWindows();
  await app.fail({ operation: 'createPayment', status: 422, times: 1 });
  await user.click(await within(dialog).findByRole('radio', { name: /^Stripe/ }));
  await user.click(await findPay(dialog));
  expect(await within(dialog).findByRole('alert')).not.toBeEmptyDOMElement();
  expect(opened[0]?.closed).toBe(true);
  await user.click(await findPay(dialog));
  expect(await within(dialog).findByText(/^Not paid yet\. Pay in the window/)).toBeVisible();
});

test('@CHK-06 can’t be closed while the payment is being created', async () => {
  const { app, dialog, onClose } = await openUnpaidOrder();
  watchWindows();
  await user.click(await within(dialog).findByRole('radio', { name: /^Stripe/ }));
  const release = app.delayRequests('/api/order-payment/');
  await user.click(await findPay(dialog));
  expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  release();
  await within(dialog).findByText(/^Not paid yet\. Pay in the window/);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
});

test.each([
  ['in its window', false],
  ['in this tab', true],
])('@CHK-06 opens no payment page %s after the shopper has left', async (_, isBlocked) => {
  const { app, order, dialog } = await openUnpaidOrder();
  const { opened, inThisTab } = watchWindows(isBlocked);
  await user.click(await within(dialog).findByRole('radio', { name: /^Stripe/ }));
  const release = app.delayRequests('/api/order-payment/');
  const { settle } = watchResponses();
  await user.click(await findPay(dialog));
  cleanup();
  release();
  await settle();
  expect(app.calls()).toContain(`GET /api/order-payment/${order.id}/stripe`);
  expect(inThisTab).toEqual([]);
  expect(opened.every(({ urls, closed }) => closed && urls.length === 0)).toBe(true);
});
