import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, inject, test } from 'vitest';
import type { OpenApp } from '../../../api/testing/open-app.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import { Screen } from './checkout-screen.tsx';
import {
  DEMO,
  fillCart,
  UNVERIFIED_EMAIL,
  openShopWith,
  placeOrder,
  press,
} from '../testing/shopper.ts';

/** The code that the shop has just sent. */
async function loadCode(app: OpenApp): Promise<string> {
  const world = app.sent[0]?.headers.get('X-Mock-World');
  const response = await fetch(`${inject('mockUrl')}/__mock/worlds/${world}/codes`);
  const text = await response.text();
  const code = /"(?:code|otp)":\s*"?(\d{4})/.exec(text)?.[1];
  if (code === undefined) throw new Error(`Failed to read the code: ${text}`);
  return code;
}

async function saveAddress() {
  await screen.findByLabelText(/^Name/);
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fill(/^Name/, 'Nora Lind');
  fill(/^Phone/, '01700000001');
  fill(/^Address Line 1/, '12 Harbour Street');
  press('Save And Update');
  await screen.findByRole('button', { name: 'Change' });
}

test('@CHK-08 an unverified account is asked for a code before it orders, and can order then', async () => {
  const app = await openShopWith({ order_place_account_verify: true });
  await fillCart(app, UNVERIFIED_EMAIL);
  renderApp(app, <Screen />, '/checkout');
  await saveAddress();
  expect(screen.getByText('Please verify your account')).toBeVisible();
  await placeOrder();
  const dialog = await screen.findByRole('dialog', { name: 'Enter OTP' });
  expect(app.calls()).not.toContain('POST /api/place-order');

  const boxes = await within(dialog).findAllByRole<HTMLInputElement>('textbox');
  const code = await loadCode(app);
  for (const [index, box] of boxes.entries()) {
    fireEvent.change(box, { target: { value: code[index] ?? '' } });
  }
  fireEvent.click(within(dialog).getByRole('button', { name: /confirm/i }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Please verify your account')).toBeNull();
  await placeOrder();
  expect(await screen.findByRole('dialog', { name: 'Your order has been placed' })).toBeVisible();
});

test('@CHK-08 the notice leads to the code by itself; without the setting or need there is none', async () => {
  const app = await openShopWith({ order_place_account_verify: true });
  await fillCart(app, UNVERIFIED_EMAIL);
  renderApp(app, <Screen />, '/checkout');
  fireEvent.click(await screen.findByRole('button', { name: 'Verify Now' }));
  expect(await screen.findByRole('dialog', { name: 'Enter OTP' })).toBeVisible();
});

test.each([
  ['the setting', false, UNVERIFIED_EMAIL],
  ['the need', true, DEMO],
])('@CHK-08 without %s nobody is asked', async (_, isPrompted, phone) => {
  const app = await openShopWith({ order_place_account_verify: isPrompted });
  await fillCart(app, phone);
  renderApp(app, <Screen />, '/checkout');
  await screen.findByText('Total Payable');
  expect(screen.queryByText('Please verify your account')).toBeNull();
});
