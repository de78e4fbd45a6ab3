import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listOrders } from '../../../api/generated/orders.ts';
import { createCartStore } from '../../cart/cart-store.ts';
import { openOrder, renderOrderPage } from '../testing/order-page.tsx';
import { payInDialog } from '../../../test/pay-in-dialog.ts';
import { user } from '../../../test/user.ts';
import { watchWindows } from '../../../test/watch-windows.ts';

afterEach(() => vi.restoreAllMocks());

const press = (name: string) => user.click(screen.getByRole('button', { name }));
/** Reasons for unavailable actions, which are behind a question. */
const reasons = () =>
  within(screen.getByRole('list', { name: 'Unavailable actions' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function confirmCancel() {
  await press('Cancel order');
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this order?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
  return dialog;
}

test('@ORD-03 cancels a pending order after a confirmation, updates the page and moves the focus to the title', async () => {
  const { app } = await openOrder((one) => one.order_status === 'Pending');
  const dialog = await confirmCancel();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1, name: 'Order cancelled' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  expect(reasons()).toContain('Cancel order – This order is already cancelled.');
  const sent = app.calls().slice(app.calls().indexOf('POST /api/orders/cancel'));
  expect(new Set(sent).size).toBe(sent.length);
});

test('@ORD-03 keeps the order when the shopper declines', async () => {
  const { app } = await openOrder((one) => one.order_status === 'Pending');
  await press('Cancel order');
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Keep order' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(app.calls()).not.toContain('POST /api/orders/cancel');
});

test('@ORD-03 shows why a cancellation was rejected and refreshes the order', async () => {
  const { app, order } = await openOrder((one) => one.order_status === 'Pending');
  await app.performStaffAction({
    action: 'set-order-status',
    orderId: order.id,
    status: 'Confirm',
  });
  const dialog = await confirmCancel();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Sorry, order cannot be cancelled because it is not pending',
  );
  expect(within(dialog).queryByRole('button', { name: 'Cancel order' })).toBeNull();
  const footer = within(dialog).getByText('Close');
  expect(footer).toBeVisible();
  await waitFor(() =>
    expect(document.body).toHaveTextContent(/You can only cancel pending orders/),
  );
});

test('@ORD-03 shows a cancellation whose response was lost', async () => {
  await openOrder((one) => one.order_status === 'Pending');
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await real(input, init);
    const isLost = input instanceof Request && input.url.endsWith('/api/orders/cancel');
    if (isLost) throw new TypeError('Failed to fetch');
    return response;
  });
  const dialog = await confirmCancel();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1, name: 'Order cancelled' })).toHaveFocus();
});

test.each([
  [
    'Processing',
    [
      'Pay now – This order is paid.',
      'Cancel order – You can only cancel pending orders. The shop is already preparing this one.',
      'Order again – Available after delivery.',
      'Review – Available after delivery.',
      'Return items – Available after delivery, within 30 days of ordering.',
    ],
  ],
  [
    'Cancelled',
    [
      'Pay now – This order was cancelled, so there’s nothing to pay.',
      'Cancel order – This order is already cancelled.',
      'Order again – Not available, because this order was cancelled.',
      'Review – Not available, because this order was cancelled.',
      'Return items – Not available, because this order was cancelled.',
    ],
  ],
])('explains each unavailable action of an order that is %s', async (status, expected) => {
  await openOrder((one) => one.order_status === status);
  const question = screen.getByText('Why can’t I cancel or return it?');
  expect(screen.getByText(/^Pay now/)).not.toBeVisible();
  await user.click(question);
  expect(screen.getByText(/^Pay now/)).toBeVisible();
  expect(reasons()).toEqual(expected);
  expect(screen.queryByRole('button', { name: /^(Make|Cancel|Order again|Review)/ })).toBeNull();
});

test('@ORD-03 @ORD-06 shows until when an order can be returned', async () => {
  const { order } = await openOrder((one) => one.is_returnable);
  expect(screen.getByText('Return items')).toBeVisible();
  expect(screen.getByText(/^Returnable until/)).toHaveTextContent(`${order.last_return_date} UTC`);
});

test.each([
  [
    'late',
    false,
    /^Return items – The return period ended on|already requested a return of every item in this order\.$/,
  ],
  ['digital', true, /^Return items – Downloads can’t be returned\.$/],
])('explains why a %s delivery can’t be returned', async (_, isDigital, reason) => {
  await openOrder(
    (one) =>
      one.order_status === 'Delivered' &&
      !one.is_returnable &&
      one.products.some((line) => line.is_digital) === isDigital,
  );
  expect(reasons()).toContainEqual(expect.stringMatching(reason));
});

test('@ORD-03 pays an unpaid online order from its page, shows it as paid and moves the focus to the title', async () => {
  const { app, order } = await openOrder(
    (one) => one.payment_method === 'Online Payment' && one.order_status === 'Pending',
  );
  watchWindows();
  await press('Pay now');
  const dialog = await screen.findByRole('dialog', { name: `Pay order ${order.order_code}` });
  await payInDialog(app, dialog, order.id);
  await waitFor(() => expect(reasons()).toContain('Pay now – This order is paid.'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('@ORD-03 shows an order as paid when the payment dialog closes before it knows', async () => {
  const { app, order } = await openOrder(
    (one) => one.payment_method === 'Online Payment' && one.order_status === 'Pending',
  );
  const { opened } = watchWindows();
  await press('Pay now');
  const dialog = within(
    await screen.findByRole('dialog', { name: `Pay order ${order.order_code}` }),
  );
  await user.click(await dialog.findByRole('radio', { name: /^Stripe/ }));
  await user.click(dialog.getByRole('button', { name: /^Pay \S/ }));
  await dialog.findByText(/^Not paid yet\. Pay in the window/);
  await app.performStaffAction({ action: 'set-paid', orderId: order.id });
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(reasons()).toContain('Pay now – This order is paid.'));
  expect(opened[0]?.closed).toBe(true);
  expect(document.body).not.toHaveFocus();
});

async function openReorder() {
  const opened = await openOrder(
    (one) => one.order_status === 'Delivered' && one.products.every((line) => !line.is_digital),
  );
  await press('Order again');
  const dialog = await screen.findByRole('dialog', { name: 'Order again' });
  return { ...opened, dialog };
}

async function loadNewestOrderId(app: Awaited<ReturnType<typeof openReorder>>['app']) {
  const { orders } = await app.api.client.call(listOrders, { page: 1, per_page: 1 });
  return orders[0]?.id ?? 0;
}

test('@ORD-03 opens the new order, not the old one, after a cash reorder (FLAW 25)', async () => {
  const { app, order, visited, dialog } = await openReorder();
  await user.click(within(dialog).getByRole('button', { name: 'Place order and pay' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Choose a payment method.');
  await user.click(within(dialog).getByRole('radio', { name: /^Cash on delivery/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Place order' }));
  await waitFor(() => expect(visited).toHaveLength(2));
  const id = await loadNewestOrderId(app);
  expect(id).toBeGreaterThan(order.id);
  expect(visited.at(-1)).toBe(`/order-history/${id}`);
  expect(app.calls().filter((call) => call === 'POST /api/place-order/again')).toHaveLength(1);
});

test('opens the payment window on click and shows the new order after an online reorder', async () => {
  const { app, visited, dialog } = await openReorder();
  const { opened } = watchWindows();
  await user.click(within(dialog).getByRole('radio', { name: /^Stripe/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Place order and pay' }));
  expect(opened).toHaveLength(1);
  await within(dialog).findByText(/^Not paid yet\. Pay in the window/);
  expect(opened[0]?.urls).toEqual([expect.stringContaining('gateway=stripe')]);
  const id = await loadNewestOrderId(app);
  expect(app.get(createCartStore).getState().payment?.orderIds).toEqual([id]);
  await user.click(within(dialog).getByRole('button', { name: 'View new order' }));
  expect(visited.at(-1)).toBe(`/order-history/${id}`);
});

test('returns from the payment to the new order when windows are blocked', async () => {
  const { app, visited, dialog } = await openReorder();
  const { inThisTab } = watchWindows(true);
  await user.click(within(dialog).getByRole('radio', { name: /^Stripe/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Place order and pay' }));
  await waitFor(() => expect(inThisTab).toHaveLength(1));
  expect(visited.at(-1)).toBe(`/order-history/${await loadNewestOrderId(app)}`);
});

test('shows why a reorder was rejected and stays on the page', async () => {
  const { app, order, visited, dialog } = await openReorder();
  await act(async () =>
    app.fail({ operation: 'reorder', status: 422, times: 1, example: 'outOfStock' }),
  );
  await user.click(within(dialog).getByRole('radio', { name: /^Cash on delivery/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Place order' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Sorry, your product quantity out of stock',
  );
  expect(visited).toEqual([`/order-history/${order.id}`]);
});

test('orders again once when the connection drops and the dialog is opened again after a reload', async () => {
  const { app, order, dialog } = await openReorder();
  const before = await loadNewestOrderId(app);
  const network = { isCut: false };
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (network.isCut) throw new TypeError('Failed to fetch');
    const response = await real(input, init);
    network.isCut = url.endsWith('/api/place-order/again');
    if (network.isCut) throw new TypeError('Failed to fetch');
    return response;
  });
  await user.click(within(dialog).getByRole('radio', { name: /^Cash on delivery/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Place order' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('We couldn’t connect.');
  network.isCut = false;
  cleanup();

  const reloaded = app.reload();
  act(() => void reloaded.get(createCartStore).persist.rehydrate());
  const { visited } = renderOrderPage(reloaded, String(order.id));
  await screen.findByText(order.order_code);
  await press('Order again');
  const again = await screen.findByRole('dialog', { name: 'Order again' });
  await user.click(await within(again).findByRole('radio', { name: /^Cash on delivery/ }));
  await user.click(within(again).getByRole('button', { name: 'Place order' }));
  await waitFor(() => expect(visited).toHaveLength(2));
  const { orders } = await app.api.client.call(listOrders, { page: 1, per_page: 5 });
  expect(orders.filter(({ id }) => id > before)).toHaveLength(1);
  expect(visited.at(-1)).toBe(`/order-history/${orders[0]?.id}`);
  expect(reloaded.get(createCartStore).getState().reorder).toBeNull();
});

test('@ORD-03 opens invoice and payment receipt at the server’s URLs in a new tab', async () => {
  const { order } = await openOrder((one) => one.payment_status === 'Paid');
  const invoice = screen.getByRole('link', { name: 'Download invoice (opens in a new tab)' });
  expect(invoice).toHaveAttribute('href', order.invoice_url);
  expect(invoice).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: /^Payment receipt/ })).toHaveAttribute(
    'href',
    order.payment_receipt_url,
  );
});

test('@ORD-03 offers no payment receipt of an unpaid order', async () => {
  await openOrder((one) => one.payment_status === 'Pending');
  expect(screen.getByRole('link', { name: /^Download invoice/ })).toBeVisible();
  expect(screen.queryByText(/payment receipt/i)).toBeNull();
});
