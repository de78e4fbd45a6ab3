import { describe, expect, it } from 'vitest';
import { addSurcharge, discountPercentage, payablePrice, roundMoney } from './pricing.ts';

describe('roundMoney', () => {
  it.each([
    [1.005, 1.01],
    [2.675, 2.68],
    [-1.005, -1.01],
    [0.1 + 0.2, 0.3],
    [1_234_567.891, 1_234_567.89],
  ])('rounds %d to %d', (amount, rounded) => {
    expect(roundMoney(amount)).toBe(rounded);
  });
});

describe('discountPercentage', () => {
  it.each([
    [100, 80, 20],
    [219, 179, 18.26],
    [100, 0, 0],
  ])('of %d at %d is %d', (price, discountPrice, percentage) => {
    expect(discountPercentage(price, discountPrice)).toBe(percentage);
  });
});

describe('addSurcharge', () => {
  it('adds size and colour to both prices and recalculates the percentage', () => {
    const plain = { price: 100, discountPrice: 80, discountPercentage: 20 };
    expect(addSurcharge(plain, 5 + 2.5)).toEqual({
      price: 107.5,
      discountPrice: 87.5,
      discountPercentage: 18.6,
    });
  });

  it('keeps "no discount" at 0', () => {
    const plain = { price: 64.9, discountPrice: 0, discountPercentage: 0 };
    expect(addSurcharge(plain, 5)).toEqual({
      price: 69.9,
      discountPrice: 0,
      discountPercentage: 0,
    });
  });
});

describe('payablePrice', () => {
  it('is the discounted price when there is a discount', () => {
    expect(payablePrice({ price: 10, discountPrice: 8, discountPercentage: 20 })).toBe(8);
    expect(payablePrice({ price: 10, discountPrice: 0, discountPercentage: 0 })).toBe(10);
  });
});
