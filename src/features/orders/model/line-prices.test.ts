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

test('what was paid for a reduced product is in the answer', () => {
  const products = [line(30, 20, 2), line(9, 8, 1)];
  expect(linePrices({ total_amount: 48, products })).toEqual([20, 8]);
});

test('one open line is what the goods’ total leaves: options and old prices are in it', () => {
  const products = [line(30, 20, 2), line(9, 0, 2)];
  expect(linePrices({ total_amount: 65, products })).toEqual([20, 12.5]);
});

test('several open lines cost what they cost today where that makes up the total', () => {
  const products = [line(30, 20, 1), line(9.1, 0, 1), line(4.2, 0, 3)];
  expect(linePrices({ total_amount: 41.7, products })).toEqual([20, 9.1, 4.2]);
});

test('@CHK-09 several open lines cost what checkout showed where that makes up the total', () => {
  const products = [line(103.5, 0, 2, 1), line(116, 0, 1, 2)];
  const shown = { 1: 67.28, 2: 142.5 };
  expect(linePrices({ total_amount: 277.06, products }, shown)).toEqual([67.28, 142.5]);
  expect(linePrices({ total_amount: 323, products }, shown)).toEqual([103.5, 116]);
  expect(linePrices({ total_amount: 300, products }, shown)).toEqual([undefined, undefined]);
});

test('nothing is made up where prices have changed since', () => {
  const products = [line(30, 20, 1), line(9, 0, 1), line(4, 0, 1)];
  expect(linePrices({ total_amount: 40, products })).toEqual([20, undefined, undefined]);
});

test('an order whose products have left the shop has no lines', () => {
  expect(linePrices({ total_amount: 40, products: [] })).toEqual([]);
});
