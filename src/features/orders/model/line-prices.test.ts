import { expect, test } from 'vitest';
import { linePrices } from './line-prices.ts';

function line(price: number, discountPrice: number, quantity: number, id = 1) {
  return {
    id,
    name: 'Lamp',
    brand: null,
    thumbnail: 'https://souk.example/lamp.webp',
    price,
    discount_price: discountPrice,
    order_qty: quantity,
    color: null,
    size: null,
    unit: null,
    rating: null,
    is_returned: true,
    is_digital: false,
    license: null,
    license_download_link: null,
    attachments: [],
  };
}

test('returns the price paid for a discounted product', () => {
  const products = [line(30, 20, 2), line(9, 8, 1)];
  expect(linePrices({ total_amount: 48, products })).toEqual([20, 8]);
});

test('derives the price of a single unknown line from the subtotal, with options and old prices', () => {
  const products = [line(30, 20, 2), line(9, 0, 2)];
  expect(linePrices({ total_amount: 65, products })).toEqual([20, 12.5]);
});

test('uses today’s prices for several unknown lines if they add up to the total', () => {
  const products = [line(30, 20, 1), line(9.1, 0, 1), line(4.2, 0, 3)];
  expect(linePrices({ total_amount: 41.7, products })).toEqual([20, 9.1, 4.2]);
});

test('@CHK-09 uses the checkout’s prices for several unknown lines if they add up to the total', () => {
  const products = [line(103.5, 0, 2, 1), line(116, 0, 1, 2)];
  const shown = { 1: 67.28, 2: 142.5 };
  expect(linePrices({ total_amount: 277.06, products }, shown)).toEqual([67.28, 142.5]);
  expect(linePrices({ total_amount: 323, products }, shown)).toEqual([103.5, 116]);
  expect(linePrices({ total_amount: 300, products }, shown)).toEqual([undefined, undefined]);
});

test('returns no price for unknown lines when the prices have changed since', () => {
  const products = [line(30, 20, 1), line(9, 0, 1), line(4, 0, 1)];
  expect(linePrices({ total_amount: 40, products })).toEqual([20, undefined, undefined]);
});

test('returns no lines for an order whose products were deleted', () => {
  expect(linePrices({ total_amount: 40, products: [] })).toEqual([]);
});
