import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getCheckout } from '../../../api/generated/cart.ts';
import { collectVoucher } from '../../../api/generated/vouchers-mutations.ts';
import { openApp } from '../../../api/testing/open-app.tsx';
import { createCartStore } from '../../cart/cart-store.ts';
import { watchResponses } from '../../../test/watch-responses.ts';
import { watchRequestBodies } from '../../../test/watch-request-bodies.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { fakeAdvancingTimers, advanceTime } from '../../../test/time.ts';
import { Screen } from './checkout-screen.tsx';
import { DEMO, fillCart, UNVERIFIED_EMAIL, placeOrder, press } from '../testing/shopper.ts';
import { enterCode, fillForCostlyCode, fillForVoucher } from '../testing/vouchers.ts';
import { focusWindow } from '../../../test/browser-events.ts';
import { user } from '../../../test/user.ts';

const formatAmount = (amount: number) =>
  amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

afterEach(() => vi.restoreAllMocks());

const summary = () => screen.getByRole('region', { name: 'Order summary' });

const detailOf = (term: string) => within(summary()).getByText(term).parentElement;

test.each(['Percentage', 'Amount'] as const)(
  '@CHK-03 applies a coupon by %s with a toast and the server’s totals and removes it without a toast',
  async (discountType) => {
    const app = openApp();
    const { coupon, shop_id } = await fillForVoucher(app, UNVERIFIED_EMAIL, discountType);
    const { client } = app.api;
    const body = { shop_ids: [shop_id], coupon_code: coupon.code };
    const { checkout } = await client.call(getCheckout, { body });
    renderApp(app, <Screen />, '/checkout');
    await screen.findByText('Total to pay');
    expect(screen.queryByText('Discount')).toBeNull();
    await enterCode(` ${coupon.code} `);
    await press('Apply');
    const notices = screen.getByRole('region', { name: 'Notifications' });
    expect(await within(notices).findByText('Coupon applied')).toBeVisible();
    await waitFor(() =>
      expect(detailOf('Discount')).toHaveTextContent(formatAmount(checkout.coupon_discount)),
    );
    expect(detailOf('Subtotal after discount')).toHaveTextContent(
      formatAmount(checkout.total_amount - checkout.coupon_discount),
    );
    expect(detailOf('Total to pay')).toHaveTextContent(formatAmount(checkout.payable_amount));

    await user.click(within(notices).getByRole('button', { name: 'Dismiss' }));
    await press(`Remove ${coupon.code}`);
    await waitFor(() => expect(screen.queryByText('Discount')).toBeNull());
    expect(within(notices).queryByText(/Coupon/)).toBeNull();
  },
);

test('@CHK-03 sends an applied coupon with the order', async () => {
  const app = openApp();
  const { coupon } = await fillForVoucher(app, DEMO, 'Percentage');
  const bodies = watchRequestBodies('/api/place-order');
  renderApp(app, <Screen />, '/checkout');
  await screen.findByText('Total to pay');
  await enterCode(coupon.code);
  await press('Apply');
  await screen.findByRole('button', { name: `Remove ${coupon.code}` });
  await placeOrder();
  await screen.findByRole('dialog');
  expect(bodies).toEqual([expect.objectContaining({ coupon_code: coupon.code })]);
});

test('@CHK-03 shows an error toast for an invalid coupon, keeps it in the field and does not send it', async () => {
  const app = openApp();
  await fillForVoucher(app, DEMO, 'Percentage');
  const bodies = watchRequestBodies('/api/place-order');
  renderApp(app, <Screen />, '/checkout');
  await screen.findByText('Total to pay');
  await enterCode('NOPE');
  await press('Apply');
  expect(await screen.findByText('Coupon not applied')).toBeVisible();
  const field = screen.getByLabelText(/Coupon code/);
  expect(field).toHaveValue('NOPE');
  expect(field).toHaveAccessibleDescription('This code isn’t valid for the items in your order.');
  await placeOrder();
  await screen.findByRole('dialog');
  expect(bodies).toEqual([expect.objectContaining({ coupon_code: null })]);
});

test('@CHK-03 a refusal does not apply to a code typed after Apply', async () => {
  const app = openApp();
  await fillForVoucher(app, DEMO, 'Percentage');
  renderApp(app, <Screen />, '/checkout');
  await screen.findByText('Total to pay');
  await enterCode('NOPE');
  const deliver = app.delayRequests('/cart/checkout');
  await press('Apply');
  await enterCode('LATER');
  deliver();
  expect(await screen.findByText('Coupon not applied')).toBeVisible();
  const field = screen.getByLabelText(/Coupon code/);
  expect(field).toHaveValue('LATER');
  expect(field).toBeValid();
});

test('@CHK-03 keeps a code typed after Apply when the first one is accepted', async () => {
  const app = openApp();
  const { coupon } = await fillForVoucher(app, DEMO, 'Percentage');
  renderApp(app, <Screen />, '/checkout');
  await screen.findByText('Total to pay');
  await enterCode(coupon.code);
  const deliver = app.delayRequests('/cart/checkout');
  await press('Apply');
  await enterCode('LATER');
  deliver();
  await user.click(await screen.findByRole('button', { name: `Remove ${coupon.code}` }));
  expect(await screen.findByLabelText(/Coupon code/)).toHaveValue('LATER');
});

test('@CHK-03 a failed request shows no error under a code typed after Apply', async () => {
  const app = openApp();
  await fillForVoucher(app, DEMO, 'Percentage');
  renderApp(app, <Screen />, '/checkout');
  await screen.findByText('Total to pay');
  await app.fail({ operation: 'getCheckout', status: 403, times: 1 });
  await enterCode('NOPE');
  const deliver = app.delayRequests('/cart/checkout');
  await press('Apply');
  await enterCode('LATER');
  deliver();
  const button = screen.getByRole('button', { name: 'Apply' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(screen.getByLabelText(/Coupon code/)).toBeValid();
});

test('@CHK-03 explains a collected voucher that the server applies automatically', async () => {
  const app = openApp();
  const { coupon } = await fillForVoucher(app, UNVERIFIED_EMAIL, 'Percentage');
  await app.api.client.call(collectVoucher, { body: { coupon_id: coupon.id } });
  renderApp(app, <Screen />, '/checkout');
  expect(
    await screen.findByText('The voucher you collected is applied automatically.'),
  ).toBeVisible();
  expect(screen.getByText('Discount')).toBeVisible();
  expect(screen.queryByText('Coupon applied')).toBeNull();
});

test('@CHK-03 shows the extra cost of a code with a button that removes it', async () => {
  const app = openApp();
  const { code, saved: extraCost } = await fillForCostlyCode(app);
  renderApp(app, <Screen />, '/checkout');
  await screen.findByText('The voucher you collected is applied automatically.');
  await enterCode(code);
  await press('Apply');
  const warning = await screen.findByText(/^You pay .* more with this code/);
  expect(warning).toHaveTextContent(`$${formatAmount(extraCost)}`);
  const notices = screen.getByRole('region', { name: 'Notifications' });
  expect(within(notices).queryByText('Coupon applied')).toBeNull();

  await press('Remove coupon');
  await waitFor(() => expect(screen.queryByText(/more with this code/)).toBeNull());
  expect(
    await screen.findByText('The voucher you collected is applied automatically.'),
  ).toBeVisible();
  expect(app.get(createCartStore).getState().drafts.cart.couponCode).toBeNull();
});

test('@CHK-03 warns at the order button about a typed code that is not applied', async () => {
  const app = openApp();
  const { coupon } = await fillForVoucher(app, UNVERIFIED_EMAIL, 'Percentage');
  renderApp(app, <Screen />, '/checkout');
  const button = await screen.findByRole('button', { name: 'Place order' });
  expect(button).not.toHaveAccessibleDescription();
  await enterCode(coupon.code);
  expect(button).toHaveAccessibleDescription('Your coupon code isn’t applied yet.');
  await press('Apply');
  await screen.findByRole('button', { name: `Remove ${coupon.code}` });
  expect(button).not.toHaveAccessibleDescription();
});

test('@CHK-03 returns an expired coupon to the field and updates the totals', async () => {
  fakeAdvancingTimers();
  const app = openApp();
  const { coupon } = await fillForVoucher(app, UNVERIFIED_EMAIL, 'Percentage');
  renderApp(app, <Screen />, '/checkout');
  await screen.findByText('Total to pay');
  await enterCode(coupon.code);
  await press('Apply');
  await screen.findByRole('button', { name: `Remove ${coupon.code}` });
  await app.performStaffAction({ action: 'switch-voucher', voucherId: coupon.id, isOn: false });
  // A window focus reloads the data at most every 5 seconds.
  await advanceTime(5000);
  focusWindow();
  expect(await screen.findByText('Coupon not applied')).toBeVisible();
  expect(await screen.findByLabelText(/Coupon code/)).toHaveValue(coupon.code);
});

test('shows an error under the field and keeps the code when the request fails', async () => {
  const app = openApp();
  await fillForVoucher(app, UNVERIFIED_EMAIL, 'Percentage');
  renderApp(app, <Screen />, '/checkout');
  await screen.findByText('Total to pay');
  await app.fail({ operation: 'getCheckout', status: 500, times: 1 });
  await enterCode('SOUK10');
  await press('Apply');
  const field = screen.getByLabelText(/Coupon code/);
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(/Something went wrong on our side/),
  );
  expect(field).toHaveValue('SOUK10');
});

test('@AUTH-16 @CHK-03 totals after a logout apply no code for the next customer', async () => {
  const app = openApp();
  const { coupon } = await fillForVoucher(app, DEMO, 'Percentage');
  renderApp(app, <Screen />, '/checkout');
  await screen.findByText('Total to pay');
  await enterCode(coupon.code);
  const { settle } = watchResponses();
  const deliver = app.delayRequests('/cart/checkout');
  await press('Apply');
  act(() => {
    app.session.signOut();
    app.get(createCartStore).clearCart();
  });
  await fillCart(app, UNVERIFIED_EMAIL);
  const { drafts } = app.get(createCartStore).getState();
  deliver();
  await settle();
  expect(app.get(createCartStore).getState().drafts).toEqual(drafts);
  expect(screen.queryByText('Coupon applied')).toBeNull();
});
