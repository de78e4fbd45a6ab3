import { expect, it } from 'vitest';
import { smallWorld } from '../testing/small-world.ts';
import { paymentMethodText, parsePaymentMethod } from './payment-methods.ts';

it.each([
  ['cash', 'cash'],
  ['stripe', 'stripe'],
  ['BKASH', 'bKash'],
  ['Cheque', 'cash'],
  ['PayU', 'cash'],
])('parses %s as %s', (word, method) => {
  expect(parsePaymentMethod(smallWorld().world, word)).toBe(method);
});

it('parses the gateways of R4 in R4', () => {
  const { world } = smallWorld({}, { release: 'R4' });
  expect(parsePaymentMethod(world, 'PayU')).toBe('payu');
});

it('shows the gateway’s name only when the order is paid', () => {
  expect(paymentMethodText('cash', false)).toBe('Cash Payment');
  expect(paymentMethodText('aamarpay', false)).toBe('Online Payment');
  expect(paymentMethodText('aamarpay', true)).toBe('Amarpay');
});
