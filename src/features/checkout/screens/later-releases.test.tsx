import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { getToastMessages } from '../../../test/shown-toasts.ts';
import { fillField, user } from '../../../test/user.ts';
import { DEMO, fillCart, openShopWith, press, UNVERIFIED_EMAIL } from '../testing/shopper.ts';
import { Screen } from './checkout-screen.tsx';

const findSummary = () => screen.findByRole('region', { name: 'Order summary' });

test('@CHK-01 shows the delivery charge of the chosen address on a release that charges by area', async () => {
  const app = await openShopWith({}, 'r3');
  await fillCart(app, DEMO, 2);
  renderApp(app, <Screen />, '/checkout');
  const summary = await findSummary();
  expect(await within(summary).findByText(/\$6\.00/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByText(/Alserkal Avenue/));
  expect(await within(summary).findByText(/\$4\.00/)).toBeVisible();
});

test.each([
  ['an address', DEMO],
  ['no address', UNVERIFIED_EMAIL],
])('@CHK-01 shows the totals to a customer with %s on R4', async (_, phone) => {
  const app = await openShopWith({}, 'r4');
  await fillCart(app, phone);
  renderApp(app, <Screen />, '/checkout');
  const summary = await findSummary();
  await waitFor(() => expect(summary).toHaveTextContent(/Total to pay.*\$\d/));
  expect(getToastMessages(app)).toEqual([]);
});

test('@CHK-03 refuses an invalid coupon of a customer without an address on R4', async () => {
  const app = await openShopWith({}, 'r4');
  await fillCart(app, UNVERIFIED_EMAIL);
  renderApp(app, <Screen />, '/checkout');
  const summary = await findSummary();
  await waitFor(() => expect(summary).toHaveTextContent(/Total to pay.*\$\d/));
  const field = screen.getByLabelText(/Coupon code/);
  await fillField(field, 'NOPE');
  await press('Apply');
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('This code isn’t valid for the items in your order.'),
  );
});
