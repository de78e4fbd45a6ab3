import { expect, test } from 'vitest';
import { taxEntries } from './tax-entries.ts';

const totals = (order_tax_amount: number, ...amounts: number[]) => ({
  total_amount: 100,
  delivery_charge: 0,
  coupon_discount: 0,
  payable_amount: 100,
  order_tax_amount,
  all_vat_taxes: amounts.map((amount, index) => ({
    id: index + 1,
    name: `Tax ${index + 1}`,
    percentage: 5,
    amount,
  })),
});

const amounts = (...entries: Parameters<typeof totals>) =>
  taxEntries(totals(...entries)).map(({ amount }) => amount);

test('returns the amount of each tax if they add up to the total', () => {
  expect(amounts(7.3, 5, 2.3)).toEqual([5, 2.3]);
  expect(amounts(0.3, 0.1, 0.2)).toEqual([0.1, 0.2]);
});

test('returns the total for a single tax, whatever the last shop’s amount is', () => {
  expect(amounts(42.13, 29)).toEqual([42.13]);
});

test('omits the amounts of several taxes if they belong to the last shop only', () => {
  expect(amounts(42.13, 29, 3)).toEqual([undefined, undefined]);
  expect(amounts(0)).toEqual([]);
});
