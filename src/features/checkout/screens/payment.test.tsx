import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createCartStore } from '../../cart/cart-store.ts';
import { watchRequestBodies } from '../../../test/watch-request-bodies.ts';
import { openApp } from '../../../api/testing/open-app.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import { Screen } from './checkout-screen.tsx';
import { newestOrder } from '../../orders/find-orders.ts';
import { chooseGateway, DEMO, fillCart, placeOrder } from '../testing/shopper.ts';
import { watchWindows } from '../../../test/watch-windows.ts';
import { focusWindow, restorePage } from '../../../test/browser-events.ts';
import { user } from '../../../test/user.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Orders by card from so many shops and answers the window of the payment. */
async function orderByCard({ isBlocked = false, shops = 1 } = {}) {
  const app = openApp();
  await fillCart(app, DEMO, shops);
  const windows = watchWindows(isBlocked);
  const shown = renderApp(app, <Screen />, '/checkout');
  await screen.findByRole('button', { name: 'Change' });
  await chooseGateway();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await placeOrder();
  await screen.findByText(/^Not paid yet\. /);
  const newest = await newestOrder(app.api.client);
  return { app, ...windows, shown, newest };
}

/** Lets the page look at the window, and at every third look ask the server. */
const poll = async (times = 1) => act(async () => vi.advanceTimersByTimeAsync(times * 1000));

const findDialog = (name: string) => screen.findByRole('dialog', { name });

test('@CHK-05 the window opens in the press, goes to the payment, and the server’s word closes it', async () => {
  const app = openApp();
  await fillCart(app, DEMO);
  const { opened } = watchWindows();
  renderApp(app, <Screen />, '/checkout');
  await screen.findByRole('button', { name: 'Change' });
  await chooseGateway();
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  // At once, before anything is answered; and it can't reach back.
  expect(opened).toHaveLength(1);
  expect(opened[0]?.opener).toBeNull();
  expect(opened[0]?.urls).toEqual([]);
  await screen.findByText(/^Not paid yet\. Pay in the window/);
  expect(opened[0]?.urls).toEqual([expect.stringMatching(/\/order\/\d+\/payment\?gateway=stripe/)]);
  expect(screen.queryByRole('dialog')).toBeNull();

  await app.performStaffAction({ action: 'set-paid', orderId: await newestOrder(app.api.client) });
  focusWindow();
  const dialog = await findDialog('Your order has been placed');
  expect(dialog).toHaveTextContent('Payment received. Thank you!');
  expect(opened[0]?.closed).toBe(true);
  expect(app.get(createCartStore).getState().payment).toBeNull();
  expect(await screen.findByText('Paid', { selector: 'span' })).toBeInTheDocument();
});

test('@CHK-05 one payment pays for the orders of several shops: all have to be paid', async () => {
  const { app, newest } = await orderByCard({ shops: 2 });
  await app.performStaffAction({ action: 'set-paid', orderId: newest });
  await poll(3);
  expect(screen.getByText(/^Not paid yet\. Pay in the window/)).toBeVisible();
  await app.performStaffAction({ action: 'set-paid', orderId: newest - 1 });
  await poll(3);
  expect(await findDialog('Your order has been placed')).toHaveTextContent(
    'Payment received. Thank you!',
  );
});

test('@CHK-05 an address that says success is not believed: the server decides', async () => {
  const { app, opened, newest } = await orderByCard();
  opened[0]?.goTo('/order/9/payment/success');
  await poll(3);
  expect(screen.getByText(/^Not paid yet\. Pay in the window/)).toBeVisible();
  expect(screen.queryByText('Payment received. Thank you!')).toBeNull();
  await app.performStaffAction({ action: 'set-paid', orderId: newest });
  await poll();
  expect(await findDialog('Your order has been placed')).toHaveTextContent(
    'Payment received. Thank you!',
  );
});

test.each([
  ['cancelled', '/order/9/payment/cancel', /Payment cancelled\. Your order is saved/],
  ['failed', '/order/9/payment/cancel?error=No%20funds', /didn’t go through.*No funds/],
  ['left by closing the window', undefined, /The payment window was closed/],
])('@CHK-06 %s, the order stays unpaid and can be paid', async (_, path, message) => {
  const { app, opened, newest } = await orderByCard();
  const [popup] = opened;
  if (path === undefined && popup) popup.closed = true;
  else popup?.goTo(path ?? '');
  await poll();
  const dialog = await findDialog('Your order isn’t paid yet');
  expect(dialog).toHaveTextContent(message);
  expect(popup?.closed).toBe(true);
  expect(within(dialog).getByRole('link', { name: 'Continue shopping' })).toHaveAttribute(
    'href',
    '/',
  );
  const badge = await screen.findAllByText('Not paid yet');
  expect(badge.length).toBeGreaterThan(0);

  await user.click(within(dialog).getByRole('button', { name: 'Pay now' }));
  expect(opened).toHaveLength(2);
  expect(opened[1]?.urls).toEqual(popup?.urls);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await app.performStaffAction({ action: 'set-paid', orderId: newest });
  await poll(3);
  expect(await findDialog('Your order has been placed')).toHaveTextContent(
    'Payment received. Thank you!',
  );
});

test('@CHK-05 a window that only seems closed: money that arrives later is still noticed', async () => {
  const { app, opened, newest } = await orderByCard();
  if (opened[0]) opened[0].closed = true;
  await poll();
  await findDialog('Your order isn’t paid yet');
  await app.performStaffAction({ action: 'set-paid', orderId: newest });
  await poll(3);
  expect(await findDialog('Your order has been placed')).toHaveTextContent(
    'Payment received. Thank you!',
  );
});

test('@CHK-05 where windows are blocked the payment opens in this tab, and the way back finds the order', async () => {
  const { app, inThisTab, shown, newest } = await orderByCard({ isBlocked: true });
  expect(inThisTab).toEqual([expect.stringMatching(/\/order\/\d+\/payment\?gateway=stripe/)]);
  expect(shown.visited.at(-1)).toBe(`/checkout?placed=${newest}`);
  expect(await screen.findByText('Not paid yet')).toBeVisible();
  cleanup();

  renderApp(app, <Screen />, `/checkout?placed=${newest}`);
  expect(await screen.findByText('Your order is saved but not paid yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open payment page' }));
  expect(inThisTab).toHaveLength(2);

  // Back from the gateway, to the page as it was left.
  await app.performStaffAction({ action: 'set-paid', orderId: newest });
  restorePage();
  expect(await screen.findByText('Payment received. Thank you!')).toBeVisible();
  expect(await screen.findByText('Paid', { selector: 'span' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Pay now|payment page/ })).toBeNull();
});

test('the server can’t be asked: a wish to know is answered, and the page goes on asking', async () => {
  const { app, newest } = await orderByCard();
  await app.fail({ operation: 'listOrders', status: 500 });
  await user.click(screen.getByRole('button', { name: 'Check payment again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  await app.fail();
  await app.performStaffAction({ action: 'set-paid', orderId: newest });
  await poll(3);
  expect(await findDialog('Your order has been placed')).toHaveTextContent(
    'Payment received. Thank you!',
  );
});

test('a refused order closes the window that was opened for it', async () => {
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

test.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'https://shop.example@evil.example',
])('never opens the payment address %j', async (url) => {
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
