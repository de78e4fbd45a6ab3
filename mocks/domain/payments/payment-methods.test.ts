import { expect, it } from 'vitest';
import { paymentMethodText, parsePaymentMethod } from './payment-methods.ts';

it.each([
  ['cash', 'cash'],
  ['stripe', 'stripe'],
  ['BKASH', 'bKash'],
  ['Cheque', 'cash'],
])('the word %s means %s', (word, method) => {
  expect(parsePaymentMethod(word)).toBe(method);
});

it('an order names its gateway only when it is paid', () => {
  expect(paymentMethodText('cash', false)).toBe('Cash Payment');
  expect(paymentMethodText('aamarpay', false)).toBe('Online Payment');
  expect(paymentMethodText('aamarpay', true)).toBe('Amarpay');
});
