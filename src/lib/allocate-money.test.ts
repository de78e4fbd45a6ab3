import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocateMoney } from './allocate-money.ts';
import { roundMoney } from './money.ts';

const cents = (amount: number) => Math.round(amount * 100);
const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + cents(amount), 0);

test('@MONEY-01 the parts add up to the rounded total at any rate', () => {
  const amounts = fc.array(fc.integer({ min: -100_000, max: 1_000_000 }), { minLength: 1 });
  const rates = fc.integer({ min: 1, max: 400_000_000 }).map((rate) => rate / 1_000_000);
  fc.assert(
    fc.property(amounts, rates, (parts, rate) => {
      const exact = parts.map((part) => (part / 100) * rate);
      const total = roundMoney((parts.reduce((sum, part) => sum + part, 0) / 100) * rate);
      const rounded = allocateMoney(total, exact);
      expect(add(rounded)).toBe(cents(total));
      for (const [index, amount] of rounded.entries()) {
        expect(Math.abs(amount - (exact[index] ?? 0))).toBeLessThan(0.010001);
      }
    }),
  );
});

test('@MONEY-01 splits three thirds exactly and rounds amounts separately if they do not add up to the total', () => {
  expect(allocateMoney(10, [10 / 3, 10 / 3, 10 / 3])).toEqual([3.34, 3.33, 3.33]);
  expect(allocateMoney(12, [10.014, 1])).toEqual([10.01, 1]);
  expect(allocateMoney(5.01, [2, 3])).toEqual([2, 3]);
  expect(allocateMoney(0, [])).toEqual([]);
});
