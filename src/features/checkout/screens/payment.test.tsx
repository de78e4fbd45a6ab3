import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createCartStore } from '../../cart/cart-store.ts';
import { watchRequestBodies } from '../../../test/watch-request-bodies.ts';
import { openApp } from '../../../api/testing/open-app.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import { Screen } from './checkout-screen.tsx';
import { findNewestOrderId } from '../../orders/find-orders.ts';
import { chooseGateway, DEMO, fillCart, placeOrder } from '../testing/shopper.ts';
import { watchResponses } from '../../../test/watch-responses.ts';
import { watchWindows } from '../../../test/watch-windows.ts';
import { focusWindow, restorePage, setPageVisibility } from '../../../test/browser-events.ts';
import { advanceTime, fakeAdvancingTimers } from '../../../test/time.ts';
import { payInDialog } from '../../../test/pay-in-dialog.ts';
import { user } from '../../../test/user.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function orderByCard({ isBlocked = false, shops = 1 } = {}) {
  const app = openApp();
  await fillCart(app, DEMO, shops);
  const windows = watchWindows(isBlocked);
  const shown = renderApp(app, <Screen />, '/checkout');
  await screen.findByRole('button', { name: 'Change' });
  await chooseGateway();
  fakeAdvancingTimers();
  await placeOrder();
  await screen.findByText(/^Not paid yet\. /);
  const newest = await findNewestOrderId(app.api.client);
  return { app, ...windows, shown, newest };
}

const CHECK = 'GET /api/orders?page=1&per_page=10';

/** Until the page reads the payment window. */
const pollWindow = () => advanceTime(1000);
/** Until the page checks the payment. Its intervals double. */
const pollServer = () => advanceTime(5000);
const pollServerAgain = () => advanceTime(10_000);

const findDialog = (name: string) => screen.findByRole('dialog', { name });

test('@CHK-05 opens the window on the click, loads the payment and closes it once the server confirms', async () => {
  const app = openApp();
  await fillCart(app, DEMO);
  const { opened } = watchWindows();
  renderApp(app, <Screen />, '/checkout');
  await screen.findByRole('button', { name: 'Change' });
  await chooseGateway();
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  expect(opened).toHaveLength(1);
  expect(opened[0]?.opener).toBeNull();
  expect(opened[0]?.urls).toEqual([]);
  await screen.findByText(/^Not paid yet\. Pay in the window/);
  expect(opened[0]?.urls).toEqual([expect.stringMatching(/\/order\/\d+\/payment\?gateway=stripe/)]);
  expect(screen.queryByRole('dialog')).toBeNull();

  await app.performStaffAction({
    action: 'set-paid',
    orderId: await findNewestOrderId(app.api.client),
  });
  focusWindow();
  const dialog = await findDialog('Your order has been placed');
  expect(dialog).toHaveTextContent('Payment received. Thank you!');
  expect(opened[0]?.closed).toBe(true);
  expect(app.get(createCartStore).getState().payment).toBeNull();
  expect(await screen.findByText('Paid', { selector: 'span' })).toBeInTheDocument();
});

test('@CHK-05 waits until all orders of one payment are paid', async () => {
  const { app, newest } = await orderByCard({ shops: 2 });
  await app.performStaffAction({ action: 'set-paid', orderId: newest });
  await pollServer();
  expect(screen.getByText(/^Not paid yet\. Pay in the window/)).toBeVisible();
  await app.performStaffAction({ action: 'set-paid', orderId: newest - 1 });
  await pollServerAgain();
  expect(await findDialog('Your order has been placed')).toHaveTextContent(
    'Payment received. Thank you!',
  );
});

test('@CHK-05 ignores a success URL until the server confirms the payment', async () => {
  const { app, opened, newest } = await orderByCard();
  opened[0]?.goTo('/order/9/payment/success');
  await pollServer();
  expect(screen.getByText(/^Not paid yet\. Pay in the window/)).toBeVisible();
  expect(screen.queryByText('Payment received. Thank you!')).toBeNull();
  await app.performStaffAction({ action: 'set-paid', orderId: newest });
  await pollServerAgain();
  expect(await findDialog('Your order has been placed')).toHaveTextContent(
    'Payment received. Thank you!',
  );
});

test.each([
  ['cancelled', '/order/9/payment/cancel', /Payment cancelled\. Your order is saved/],
  ['failed', '/order/9/payment/cancel?error=No%20funds', /didn’t go through.*No funds/],
  ['abandoned', undefined, /The payment window was closed/],
])(
  '@CHK-06 keeps the order unpaid and payable after a payment that is %s',
  async (_, path, message) => {
    const { app, opened, newest } = await orderByCard();
    const [popup] = opened;
    if (path === undefined && popup) popup.closed = true;
    else popup?.goTo(path ?? '');
    await pollWindow();
    const dialog = await findDialog('Your order isn’t paid yet');
    expect(dialog).toHaveTextContent(message);
    expect(popup?.closed).toBe(true);
    expect(within(dialog).getByRole('link', { name: 'Continue shopping' })).toHaveAttribute(
      'href',
      '/',
    );
    const badge = await screen.findAllByText('Not paid yet');
    expect(badge.length).toBeGreaterThan(0);
    const title = screen.getByRole('heading', { level: 1, hidden: true });
    expect(title).toHaveTextContent('Your order isn’t paid yet');

    // Unpaid, the shop does not confirm it.
    expect(screen.queryByText('What happens next')).toBeNull();
    const isOnPage = { name: 'Pay now', hidden: true };
    expect(screen.getAllByRole('button', isOnPage)).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Pay another way', hidden: true })).toBeVisible();

    await user.click(within(dialog).getByRole('button', { name: 'Pay now' }));
    expect(opened).toHaveLength(2);
    expect(opened[1]?.urls).toEqual(popup?.urls);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await app.performStaffAction({ action: 'set-paid', orderId: newest });
    await pollServer();
    expect(await findDialog('Your order has been placed')).toHaveTextContent(
      'Payment received. Thank you!',
    );
    expect(title).toHaveTextContent('Your order has been placed');
  },
);

test('@A11Y-01 the focus is not lost when the payment of an order succeeds', async () => {
  const { app, newest } = await orderByCard();
  cleanup();
  renderApp(app, <Screen />, `/checkout?placed=${newest}`);
  const otherWay = await screen.findByRole('button', { name: 'Pay another way' });
  await user.click(otherWay);
  await payInDialog(app, await screen.findByRole('dialog', { name: /^Pay order/ }), newest);
  await waitFor(() => expect(otherWay).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('link', { name: 'View details' })).toHaveFocus());
});

test('@CHK-05 detects a payment that arrives after the window was closed', async () => {
  const { app, opened, newest } = await orderByCard();
  if (opened[0]) opened[0].closed = true;
  await pollWindow();
  await findDialog('Your order isn’t paid yet');
  await app.performStaffAction({ action: 'set-paid', orderId: newest });
  await pollServer();
  expect(await findDialog('Your order has been placed')).toHaveTextContent(
    'Payment received. Thank you!',
  );
});

test('@CHK-05 opens the payment in this tab when windows are blocked and finds the order on return', async () => {
  const { app, inThisTab, shown, newest } = await orderByCard({ isBlocked: true });
  expect(inThisTab).toEqual([expect.stringMatching(/\/order\/\d+\/payment\?gateway=stripe/)]);
  expect(shown.visited.at(-1)).toBe(`/checkout?placed=${newest}`);
  expect(await screen.findByText('Not paid yet')).toBeVisible();
  cleanup();

  renderApp(app, <Screen />, `/checkout?placed=${newest}`);
  expect(await screen.findByText('Your order is saved but not paid yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open payment page' }));
  expect(inThisTab).toHaveLength(2);
  expect(await screen.findByRole('button', { name: 'Reopen payment page' })).toHaveFocus();

  await app.performStaffAction({ action: 'set-paid', orderId: newest });
  restorePage();
  expect(await screen.findByText('Payment received. Thank you!')).toBeVisible();
  expect(await screen.findByText('Paid', { selector: 'span' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Pay now|payment page/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'View orders' })).toHaveFocus();
});

test('shows an error when a manual check fails and continues to poll', async () => {
  const { app, newest } = await orderByCard();
  await app.fail({ operation: 'listOrders', status: 500 });
  await user.click(screen.getByRole('button', { name: 'Check payment again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  await app.fail();
  await app.performStaffAction({ action: 'set-paid', orderId: newest });
  await pollServer();
  expect(await findDialog('Your order has been placed')).toHaveTextContent(
    'Payment received. Thank you!',
  );
});

test('checks the payment less and less often, and only while the page is visible', async () => {
  const { settle } = watchResponses();
  const { app, opened } = await orderByCard();
  const countChecks = async (ms: number) => {
    await settle();
    app.sent.length = 0;
    for (let passedMs = 0; passedMs < ms; passedMs += 1000) {
      await advanceTime(1000);
      await settle();
    }
    return app.calls().filter((call) => call === CHECK).length;
  };
  // After 5, 15, 35 and 65 s.
  expect(await countChecks(70_000)).toBe(4);
  expect(await countChecks(60_000)).toBe(2);
  // At once, and after 5 s.
  opened[0]?.goTo('/order/9/payment/success');
  expect(await countChecks(8000)).toBe(2);
  setPageVisibility('hidden');
  expect(await countChecks(600_000)).toBe(0);
  setPageVisibility('visible');
  await waitFor(() => expect(app.calls()).toEqual([CHECK]));
});

test('closes the payment window when the order is rejected', async () => {
  const app = openApp();
  await fillCart(app, DEMO);
  const { opened } = watchWindows();
  await app.fail({ operation: 'placeOrder', status: 422, times: 1 });
  renderApp(app, <Screen />, '/checkout');
  await screen.findByRole('button', { name: 'Change' });
  await chooseGateway();
  await placeOrder();
  await screen.findByRole('alert');
  expect(opened.map(({ closed }) => closed)).toEqual([true]);
});

test('@CHK-04 confirms an accepted order once the list contains it and closes the payment window', async () => {
  let isListLate = true;
  const app = openApp({
    before: async (path) =>
      isListLate && path.startsWith('/api/orders?')
        ? Response.json({ message: 'orders', data: { orders: [], total: 0 } })
        : undefined,
  });
  await fillCart(app, DEMO);
  const { opened } = watchWindows();
  const bodies = watchRequestBodies('/api/place-order');
  renderApp(app, <Screen />, '/checkout');
  await screen.findByRole('button', { name: 'Change' });
  await chooseGateway();
  await placeOrder();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your order has been placed');
  expect(opened.map(({ closed }) => closed)).toEqual([true]);
  expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull();

  isListLate = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findDialog('Your order has been placed')).toHaveTextContent('not paid yet');
  expect(bodies).toHaveLength(1);
});

test.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'https://shop.example@evil.example',
])('never opens the payment URL %j', async (url) => {
  const app = openApp();
  await fillCart(app, DEMO);
  const { opened, inThisTab } = watchWindows();
  watchRequestBodies('/api/place-order', (body) => ({
    ...body,
    data: { order_payment_url: url },
  }));
  renderApp(app, <Screen />, '/checkout');
  await screen.findByRole('button', { name: 'Change' });
  await chooseGateway();
  await placeOrder();
  expect(await findDialog('Your order isn’t paid yet')).toHaveTextContent(
    'payment page isn’t available',
  );
  expect([...(opened[0]?.urls ?? []), ...inThisTab]).toEqual([]);
});
