import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createPreferences } from '../settings/preferences-store.ts';
import { openOrder, type Order } from './testing/order-page.tsx';

const chargedNote = () => screen.queryByText(/^You(’ll be| were) charged/);

async function openInEuro(isMatch: (order: Order) => boolean) {
  const { app } = await openOrder(isMatch);
  act(() => app.get(createPreferences).setState({ currency: 'EUR' }));
  await waitFor(() => expect(screen.getByText('Total').parentElement).toHaveTextContent('€'));
}

test('@ORD-02 @MONEY-01 shows the amount that an unpaid order will charge', async () => {
  await openInEuro((one) => one.payment_status === 'Pending' && one.order_status === 'Pending');
  expect(chargedNote()).toHaveTextContent(/^You’ll be charged \W*\$[\d,]+\.\d\d/);
});

test('@ORD-02 @MONEY-01 shows the amount that a paid order has charged', async () => {
  await openInEuro((one) => one.payment_status === 'Paid');
  expect(chargedNote()).toHaveTextContent(/^You were charged \W*\$[\d,]+\.\d\d/);
});

test('@ORD-02 @MONEY-01 shows no charge of a cancelled order', async () => {
  await openInEuro((one) => one.order_status === 'Cancelled');
  expect(chargedNote()).toBeNull();
});
