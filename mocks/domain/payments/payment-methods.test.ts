import { expect, it } from 'vitest';
import { paymentMethodText, parsePaymentMethod } from './payment-methods.ts';

it.each([
  ['cash', 'cash'],
  ['stripe', 'stripe'],
  ['BKASH', 'bKash'],
  ['Cheque', 'cash'],
])('parses %s as %s', (word, method) => {
  expect(parsePaymentMethod(word)).toBe(method);
});

it('shows the gateway’s name only when the order is paid', () => {
  expect(paymentMethodText('cash', false)).toBe('Cash Payment');
  expect(paymentMethodText('aamarpay', false)).toBe('Online Payment');
  expect(paymentMethodText('aamarpay', true)).toBe('Amarpay');
});
