import { expect, test } from 'vitest';
import { convertAmounts } from './convert-amounts.ts';

const order = {
  lines: [10.01, 10.01, 10.01],
  subtotal: 30.03,
  discount: 5.01,
  delivery: 7.01,
  tax: 3.01,
  taxes: [2, 1.01],
  total: 35.04,
};
const cents = (amount: number | undefined) => Math.round((amount ?? Number.NaN) * 100);
const add = (amounts: readonly (number | undefined)[]) =>
  amounts.reduce<number>((sum, amount) => sum + cents(amount), 0);

test('@CHK-09 in another currency the lines add up to the subtotal, the taxes to the tax, and all to the total', () => {
  for (const rate of [0.79, 0.92, 3.6725, 117.555]) {
    const { lines, subtotal, discount, delivery, tax, taxes, total } = convertAmounts(order, rate);
    expect(cents(total)).toBe(Math.round(35.04 * rate * 100));
    expect(add(lines)).toBe(cents(subtotal));
    expect(add(taxes)).toBe(cents(tax));
    expect(add([subtotal, -discount, delivery, tax])).toBe(cents(total));
  }
});

test('leaves amounts in the default currency unchanged, even if they do not add up', () => {
  expect(convertAmounts(order, 1)).toEqual(order);
  const odd = { ...order, subtotal: 31, taxes: [undefined, 1.01], lines: [undefined, 10.01] };
  expect(convertAmounts(odd, 1)).toEqual(odd);
});
