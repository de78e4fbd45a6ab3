import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney, payablePrice, roundMoney, sumOfLines } from './money.ts';

/** Whole cents up to 10,000.00, and a rate with six decimals, as the backend keeps them. */
const cents = fc.integer({ min: 0, max: 1_000_000 });
const micro = fc.integer({ min: 1, max: 400_000_000 });
const lines = fc.array(
  fc.record({
    price: cents.map((amount) => amount / 100),
    discount_price: fc.oneof(
      fc.constant(0),
      cents.map((amount) => amount / 100),
    ),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
  { maxLength: 30 },
);

/** The shown cents, read back from the text. */
function shownCents(text: string): bigint {
  const digits = BigInt(text.replaceAll(/\D/g, ''));
  return text.includes('-') ? -digits : digits;
}

const currencyOf = (rate: number) => ({
  name: 'X',
  symbol: '¤',
  rate_from_default: rate / 1_000_000,
});

describe('money', () => {
  test('@MONEY-01 every amount is converted and rounded as by hand, halves up', () => {
    fc.assert(
      fc.property(cents, micro, (amount, rate) => {
        const exact = (BigInt(amount) * BigInt(rate) + 500_000n) / 1_000_000n;
        expect(shownCents(formatMoney(amount / 100, currencyOf(rate)))).toBe(exact);
      }),
    );
  });

  test('@MONEY-01 what is taken off is rounded like what is added', () => {
    fc.assert(
      fc.property(cents, micro, (amount, rate) => {
        const plus = shownCents(formatMoney(amount / 100, currencyOf(rate)));
        expect(shownCents(formatMoney(-amount / 100, currencyOf(rate)))).toBe(-plus);
      }),
    );
  });

  test('the lines shown in the default currency add up to the sum shown, to the cent', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const parts = all.map((line) => shownCents(formatMoney(sumOfLines([line]))));
        const sum = parts.reduce((total, part) => total + part, 0n);
        expect(shownCents(formatMoney(sumOfLines(all)))).toBe(sum);
      }),
    );
  });

  test('in another currency they differ by half a cent a figure and no more', () => {
    fc.assert(
      fc.property(lines, micro, (all, rate) => {
        const shown = (amount: number) => shownCents(formatMoney(amount, currencyOf(rate)));
        const sum = all.reduce((total, line) => total + shown(sumOfLines([line])), 0n);
        const gap = shown(sumOfLines(all)) - sum;
        // Each figure, the sum too, is rounded by at most half a cent.
        expect(Math.abs(Number(gap)) * 2).toBeLessThanOrEqual(all.length + 1);
      }),
    );
  });

  test('rounding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (amount) => {
        expect(roundMoney(roundMoney(amount))).toBe(roundMoney(amount));
      }),
    );
  });

  test('@CART-11 a line never costs more than price or discount price times pieces', () => {
    fc.assert(
      fc.property(lines, (all) => {
        for (const line of all) {
          const unit = line.discount_price > 0 ? line.discount_price : line.price;
          expect(payablePrice(line)).toBe(unit);
          expect(sumOfLines([line])).toBeCloseTo(unit * line.quantity, 2);
        }
      }),
    );
  });
});
