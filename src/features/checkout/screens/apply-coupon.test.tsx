// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createAddress } from '../../../api/generated/addresses-mutations.ts';
import { openApp, type OpenApp } from '../../../api/testing/open-app.tsx';
import { createCartStore } from '../../cart/cart-store.ts';
import { watchResponses } from '../../../test/watch-responses.ts';
import { watchRequestBodies } from '../../../test/watch-request-bodies.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { user } from '../../../test/user.ts';
import { Screen } from './checkout-screen.tsx';
import { DEMO, press } from '../testing/shopper.ts';
import { enterCode, fillForCostlyCode, fillForVoucher } from '../testing/vouchers.ts';

afterEach(() => vi.restoreAllMocks());

const ADDRESS = {
  name: 'Nora Lind',
  phone: '01700000001',
  address_line: '12 Harbour Street',
  address_type: 'home',
  is_default: true,
};

/** Presses Apply, then Place order before the response. */
async function clickWhileApplying(app: OpenApp, code: string) {
  const bodies = watchRequestBodies('/api/place-order');
  renderApp(app, <Screen />, '/checkout');
  await screen.findByText('Total to pay');
  await screen.findByRole('button', { name: 'Change' });
  await enterCode(code);
  const deliver = app.delayRequests('/cart/checkout');
  await press('Apply');
  await press('Place order');
  expect(screen.getByRole('button', { name: 'Placing order…' })).toBeVisible();
  return { bodies, deliver };
}

test('@CHK-03 @CHK-10 waits for the coupon that is being applied, then orders with it', async () => {
  const app = openApp();
  const { coupon } = await fillForVoucher(app, DEMO, 'Percentage');
  const { bodies, deliver } = await clickWhileApplying(app, coupon.code);
  expect(bodies).toEqual([]);
  deliver();
  await screen.findByRole('dialog', { name: 'Your order has been placed' });
  expect(bodies).toEqual([expect.objectContaining({ coupon_code: coupon.code })]);
});

test('@CHK-03 @CHK-10 orders nothing when the coupon that is being applied is refused', async () => {
  const app = openApp();
  await fillForVoucher(app, DEMO, 'Percentage');
  const { bodies, deliver } = await clickWhileApplying(app, 'NOPE');
  deliver();
  expect(await screen.findByText('Coupon not applied')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Place order' })).toBeEnabled();
  expect(screen.getByLabelText(/Coupon code/)).toBeInvalid();
  expect(bodies).toEqual([]);
});

test('@CHK-03 @CHK-10 orders nothing when the coupon that is being applied raises the total', async () => {
  const app = openApp();
  const { code } = await fillForCostlyCode(app);
  await app.api.client.call(createAddress, { body: ADDRESS });
  const { bodies, deliver } = await clickWhileApplying(app, code);
  deliver();
  expect(await screen.findByText(/^You pay .* more with this code/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Place order' })).toBeEnabled();
  expect(bodies).toEqual([]);
});

test('@CHK-03 ignores a coupon applied after the purchase has ended', async () => {
  const app = openApp();
  const { coupon } = await fillForVoucher(app, DEMO, 'Percentage');
  renderApp(app, <Screen />, '/checkout');
  await screen.findByText('Total to pay');
  await screen.findByRole('button', { name: 'Change' });
  await enterCode(coupon.code);
  const { settle } = watchResponses();
  const deliver = app.delayRequests('/cart/checkout');
  await press('Apply');
  act(() => app.get(createCartStore).endPurchase('cart', { orderIds: [] }));
  deliver();
  await settle();
  expect(app.get(createCartStore).getState().drafts.cart.couponCode).toBeNull();
  expect(screen.queryByText('Coupon applied')).toBeNull();
});

test('@A11Y-01 moves the focus from the form to the applied coupon and back', async () => {
  const app = openApp();
  const { coupon } = await fillForVoucher(app, DEMO, 'Percentage');
  renderApp(app, <Screen />, '/checkout');
  await screen.findByText('Total to pay');
  await user.click(screen.getByText('Add a coupon code'));
  await enterCode(coupon.code);
  await user.keyboard('{Enter}');
  const remove = await screen.findByRole('button', { name: `Remove ${coupon.code}` });
  await waitFor(() => expect(remove).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText(/Coupon code/)).toHaveFocus());
  expect(screen.getByLabelText(/Coupon code/)).toBeVisible();
});
