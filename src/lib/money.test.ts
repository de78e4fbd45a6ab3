import { describe, expect, test } from 'vitest';
import { formatMoney, payablePrice } from './money.ts';

const plain = (text: string) => text.replaceAll(/[\u2066\u2069]/g, '');
const euro = { name: 'EUR', symbol: '€', rate_from_default: 0.92 };

describe('formatMoney', () => {
  test('@MONEY-01 falls back to USD with two decimals and the symbol before', () => {
    expect(plain(formatMoney(12))).toBe('$12.00');
  });

  test.each([
    [100, '€92.00'],
    [19.99, '€18.39'],
    [-5, '-€4.60'],
    [0, '€0.00'],
  ])('@MONEY-01 converts %d by the rate of the chosen currency', (amount, shown) => {
    expect(plain(formatMoney(amount, euro))).toBe(shown);
  });

  test('@MONEY-01 puts the symbol after where the setting says so', () => {
    expect(plain(formatMoney(100, euro, 'suffix'))).toBe('92.00 €');
  });

  test('rounds halves that binary fractions hide', () => {
    expect(plain(formatMoney(1.005))).toBe('$1.01');
  });

  test('isolates the amount so that it reads the same inside Arabic', () => {
    expect(formatMoney(1)).toMatch(/^\u2066.*\u2069$/);
  });
});

test('@CART-11 the discount price counts when it is above 0, else the price', () => {
  expect(payablePrice({ price: 10, discount_price: 8 })).toBe(8);
  expect(payablePrice({ price: 10, discount_price: 0 })).toBe(10);
});
