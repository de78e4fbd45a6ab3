import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { voucherDiscount } from './voucher-discount.ts';

const TEN_PERCENT = {
  discountType: 'Percentage',
  discount: 10,
  minOrderAmount: 0,
  maxDiscountAmount: 0,
} as const;
const EIGHT_OFF = { ...TEN_PERCENT, discountType: 'Amount', discount: 8 } as const;

describe('voucher discount', () => {
  it.each([
    ['a percentage', TEN_PERCENT, 120, 12],
    ['a percentage, rounded to cents', { ...TEN_PERCENT, discount: 12.5 }, 33.33, 4.17],
    ['a percentage up to its limit', { ...TEN_PERCENT, maxDiscountAmount: 25 }, 400, 25],
    ['a percentage below its limit', { ...TEN_PERCENT, maxDiscountAmount: 25 }, 100, 10],
    ['an amount', EIGHT_OFF, 120, 8],
    ['an amount up to its limit', { ...EIGHT_OFF, maxDiscountAmount: 5 }, 120, 5],
    ['an amount above the subtotal', EIGHT_OFF, 3, 8],
    ['exactly the minimum subtotal', { ...EIGHT_OFF, minOrderAmount: 60 }, 60, 8],
    ['a subtotal below the minimum', { ...EIGHT_OFF, minOrderAmount: 60 }, 59.99, 0],
  ])('is calculated for %s', (_, voucher, subtotal, discount) => {
    expect(voucherDiscount(voucher, subtotal)).toBe(discount);
  });

  it('is never negative, never above its limit and always rounded to cents', () => {
    const cents = (max: number) => fc.integer({ min: 0, max }).map((amount) => amount / 100);
    const voucher = fc.record({
      discountType: fc.constantFrom('Percentage' as const, 'Amount' as const),
      discount: cents(10_000),
      minOrderAmount: cents(50_000),
      maxDiscountAmount: cents(5_000),
    });
    const property = fc.property(voucher, cents(1_000_000), (terms, subtotal) => {
      const discount = voucherDiscount(terms, subtotal);
      expect(Math.abs(discount * 100 - Math.round(discount * 100))).toBeLessThan(1e-6);
      expect(discount).toBeGreaterThanOrEqual(0);
      if (terms.maxDiscountAmount > 0)
        expect(discount).toBeLessThanOrEqual(terms.maxDiscountAmount);
      if (terms.discountType === 'Percentage') expect(discount).toBeLessThanOrEqual(subtotal);
      if (subtotal < terms.minOrderAmount) expect(discount).toBe(0);
    });
    fc.assert(property, { numRuns: 500 });
  });
});
