import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney, payablePrice, roundMoney, sumOfLines } from './money.ts';

const cents = fc.integer({ min: 0, max: 1_000_000 });
const rateInMillionths = fc.integer({ min: 1, max: 400_000_000 });
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
  test('@MONEY-01 converts every amount exactly and rounds halves up', () => {
    fc.assert(
      fc.property(cents, rateInMillionths, (amount, rate) => {
        const exact = (BigInt(amount) * BigInt(rate) + 500_000n) / 1_000_000n;
        expect(shownCents(formatMoney(amount / 100, currencyOf(rate)))).toBe(exact);
      }),
    );
  });

  test('@MONEY-01 rounds discounts like charges', () => {
    fc.assert(
      fc.property(cents, rateInMillionths, (amount, rate) => {
        const plus = shownCents(formatMoney(amount / 100, currencyOf(rate)));
        expect(shownCents(formatMoney(-amount / 100, currencyOf(rate)))).toBe(-plus);
      }),
    );
  });

  test('in the default currency the displayed lines add up to the displayed total', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const parts = all.map((line) => shownCents(formatMoney(sumOfLines([line]))));
        const sum = parts.reduce((total, part) => total + part, 0n);
        expect(shownCents(formatMoney(sumOfLines(all)))).toBe(sum);
      }),
    );
  });

  test('in another currency the sums differ by at most half a cent per amount', () => {
    fc.assert(
      fc.property(lines, rateInMillionths, (all, rate) => {
        const shown = (amount: number) => shownCents(formatMoney(amount, currencyOf(rate)));
        const sum = all.reduce((total, line) => total + shown(sumOfLines([line])), 0n);
        const gap = shown(sumOfLines(all)) - sum;
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

  test('@CART-11 a line costs the price or discount price times the quantity', () => {
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
