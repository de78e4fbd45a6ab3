import { describe, expect, test } from 'vitest';
import { chooseOption, priceOf } from './choose-variant.ts';

const sizes = [
  { id: 4, price: 5 },
  { id: 7, price: 0 },
];

describe('choosing a variant', () => {
  test('adds the prices of size and colour to the discount price and the old price', () => {
    const price = priceOf({ price: 100, discount_price: 80 }, sizes[0], { id: 1, price: 2.5 });
    expect(price).toEqual({ now: 87.5, was: 107.5, percent: 19 });
  });

  test('returns no old price without a discount', () => {
    expect(priceOf({ price: 100, discount_price: 0 })).toEqual({ now: 100, was: 100, percent: 0 });
  });

  test('prefers the URL, then the cart, and chooses nothing else', () => {
    expect(chooseOption(sizes, '7')).toBe(sizes[1]);
    expect(chooseOption(sizes, '99')).toBeUndefined();
    expect(chooseOption(sizes, '4', { id: 7 })).toBe(sizes[0]);
    expect(chooseOption(sizes, null, { id: 7 })).toBe(sizes[1]);
    expect(chooseOption(sizes, null, { id: 99 })).toBeUndefined();
    expect(chooseOption([], null)).toBeUndefined();
  });
});
