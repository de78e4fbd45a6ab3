import { expect, it } from 'vitest';
import type { PastOrder, PastOrderLine } from '../../fixtures/demo/past-types.ts';
import { findProduct, withdrawProduct } from './products.ts';
import { recentlyViewed, recordView, viewsFromOrders } from './recent-views.ts';
import { smallWorld } from '../testing/small-world.ts';

const ORDER = {
  shopId: 1,
  status: 'Delivered',
  paymentMethod: 'cash',
  isPaid: true,
  note: null,
} as const;

const ids = (products: readonly { id: number }[]) => products.map(({ id }) => id);

function viewProducts(...order: number[]) {
  const { world, customer } = smallWorld();
  for (const id of order) {
    const product = findProduct(world, id);
    if (product) recordView(world, customer, product);
  }
  return { world, customer };
}

it('lists the latest product first, each once', () => {
  const { world, customer } = viewProducts(1, 2, 3, 1);
  expect(ids(recentlyViewed(world, customer, 10))).toEqual([1, 3, 2]);
  expect(ids(recentlyViewed(world, customer, 2))).toEqual([1, 3]);
});

it('replaces a withdrawn product with an older one', () => {
  const { world, customer } = viewProducts(1, 2, 3);
  withdrawProduct(world, 3);
  expect(ids(recentlyViewed(world, customer, 2))).toEqual([2, 1]);
});

it('hides the views from other customers', () => {
  const { world } = viewProducts(1);
  const other = world.accounts[1];
  if (other?.role !== 'customer') throw new Error('The world has no second customer.');
  expect(recentlyViewed(world, other, 10)).toEqual([]);
});

it('derives views from past orders, the latest order last', () => {
  const order = (ageMs: number, ...productIds: number[]): PastOrder => {
    const lines = productIds.map((productId): PastOrderLine => {
      return { productId, quantity: 1, sizeId: null, colourId: null };
    });
    const [first, ...others] = lines;
    if (!first) throw new Error('The order has no line.');
    return { ...ORDER, lines: [first, ...others], ageMs };
  };
  expect([...viewsFromOrders([order(5, 4), order(90, 1, 2)])]).toEqual([1, 2, 4]);
});
