import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changeLastDigit, openAuthWorld } from '../../../test/auth-world.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { Screen } from './checkout-screen.tsx';
import {
  DEMO,
  fillCart,
  UNVERIFIED_EMAIL,
  placeOrder,
  press,
  fillAddress,
} from '../testing/shopper.ts';
import { user } from '../../../test/user.ts';

async function saveAddress() {
  await fillAddress();
  await press('Save address');
  await screen.findByRole('button', { name: 'Change' });
}

test('@CHK-08 requires an unverified account to enter a code before ordering', async () => {
  const app = await openAuthWorld({ order_place_account_verify: true });
  await fillCart(app, UNVERIFIED_EMAIL);
  renderApp(app, <Screen />, '/checkout');
  await saveAddress();
  expect(screen.getByText('Verify your account to order')).toBeVisible();
  await placeOrder();
  const dialog = await screen.findByRole('dialog', { name: 'Enter OTP' });
  expect(app.calls()).not.toContain('POST /api/place-order');

  await waitFor(() => expect(within(dialog).getByLabelText('Digit 1 of 4')).toHaveFocus());
  await user.keyboard(await app.code());
  await user.click(within(dialog).getByRole('button', { name: /confirm/i }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Verify your account to order')).toBeNull();
  await placeOrder();
  expect(await screen.findByRole('dialog', { name: 'Your order has been placed' })).toBeVisible();
});

test('@CHK-08 @AUTH-11 allows correcting a mistyped code by typing over it', async () => {
  const app = await openAuthWorld({ order_place_account_verify: true });
  await fillCart(app, UNVERIFIED_EMAIL);
  renderApp(app, <Screen />, '/checkout');
  await saveAddress();
  await placeOrder();
  const dialog = await screen.findByRole('dialog', { name: 'Enter OTP' });
  await waitFor(() => expect(within(dialog).getByLabelText('Digit 1 of 4')).toHaveFocus());
  const code = await app.code();
  await user.keyboard(`${changeLastDigit(code)}{Enter}`);
  await screen.findAllByText('Invalid otp');
  await user.keyboard(`${code}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Verify your account to order')).toBeNull();
});

test('@CHK-08 @A11Y-01 verifies from the notice, and keeps the focus when it disappears', async () => {
  const app = await openAuthWorld({ order_place_account_verify: true });
  await fillCart(app, UNVERIFIED_EMAIL);
  renderApp(app, <Screen />, '/checkout');
  await user.click(await screen.findByRole('button', { name: 'Verify now' }));
  const dialog = await screen.findByRole('dialog', { name: 'Enter OTP' });
  await waitFor(() => expect(within(dialog).getByLabelText('Digit 1 of 4')).toHaveFocus());
  await user.keyboard(`${await app.code()}{Enter}`);
  await waitFor(() => expect(screen.queryByText('Verify your account to order')).toBeNull());
  const heading = screen.getByRole('heading', { name: 'Checkout' });
  await waitFor(() => expect(heading).toHaveFocus());
});

test.each([
  ['the setting', false, UNVERIFIED_EMAIL],
  ['an unverified account', true, DEMO],
])('@CHK-08 shows no notice without %s', async (_, isVerificationRequired, phone) => {
  const app = await openAuthWorld({ order_place_account_verify: isVerificationRequired });
  await fillCart(app, phone);
  renderApp(app, <Screen />, '/checkout');
  await screen.findByText('Total to pay');
  expect(screen.queryByText('Verify your account to order')).toBeNull();
});
