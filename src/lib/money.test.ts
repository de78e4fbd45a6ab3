import { describe, expect, test } from 'vitest';
import { formatMoney, payablePrice } from './money.ts';

const withoutIsolates = (text: string) => text.replaceAll(/[\u2066\u2069]/g, '');
const euro = { name: 'EUR', symbol: '€', rate_from_default: 0.92 };

describe('formatMoney', () => {
  test('@MONEY-01 falls back to USD with two decimals and a leading symbol', () => {
    expect(withoutIsolates(formatMoney(12))).toBe('$12.00');
  });

  test.each([
    [100, '€92.00'],
    [19.99, '€18.39'],
    [-5, '-€4.60'],
    [0, '€0.00'],
  ])('@MONEY-01 converts %d with the rate of the selected currency', (amount, shown) => {
    expect(withoutIsolates(formatMoney(amount, euro))).toBe(shown);
  });

  test('@MONEY-01 shows the symbol after the amount if the setting says so', () => {
    expect(withoutIsolates(formatMoney(100, euro, 'suffix'))).toBe('92.00\u00a0€');
  });

  test.each([
    ['en', '€1,234,567.50', '-1,234,567.50\u00a0€'],
    ['ar', '€1,234,567.50', '-1,234,567.50\u00a0€'],
    ['fr', '€1\u00a0234\u00a0567,50', '-1\u00a0234\u00a0567,50\u00a0€'],
    ['es', '€1.234.567,50', '-1.234.567,50\u00a0€'],
    ['ir', '€۱٬۲۳۴٬۵۶۷٫۵۰', '-۱٬۲۳۴٬۵۶۷٫۵۰\u00a0€'],
    ['xx', '€1,234,567.50', '-1,234,567.50\u00a0€'],
  ])(
    '@MONEY-01 uses two decimals and the symbol position of the setting in %s',
    (locale, before, after) => {
      const one = { ...euro, rate_from_default: 1 };
      expect(withoutIsolates(formatMoney(1_234_567.5, one, 'prefix', locale))).toBe(before);
      expect(withoutIsolates(formatMoney(-1_234_567.5, one, 'suffix', locale))).toBe(after);
    },
  );

  test('@MONEY-01 an Arabic symbol remains on its side of the digits', () => {
    const dirham = { name: 'AED', symbol: 'د.إ', rate_from_default: 1 };
    expect(withoutIsolates(formatMoney(12, dirham))).toBe('د.إ\u200e12.00');
  });

  test('rounds halves that binary fractions cannot represent', () => {
    expect(withoutIsolates(formatMoney(1.005))).toBe('$1.01');
  });

  test('isolates the amount, so that its order is the same in Arabic text', () => {
    expect(formatMoney(1)).toMatch(/^\u2066.*\u2069$/);
  });
});

test('@CART-11 uses the discount price if it is above 0, else the price', () => {
  expect(payablePrice({ price: 10, discount_price: 8 })).toBe(8);
  expect(payablePrice({ price: 10, discount_price: 0 })).toBe(10);
});
