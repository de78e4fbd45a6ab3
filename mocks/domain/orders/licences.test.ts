import { describe, expect, it } from 'vitest';
import { addToCart } from '../cart/cart.ts';
import { findLicence, licencesOf } from './licences.ts';
import { placeOrders, type Purchase } from './orders.ts';
import { setStock } from '../inventory/set-stock.ts';
import { findProduct } from '../inventory/products.ts';
import { smallWorld } from '../testing/small-world.ts';

const PURCHASE: Purchase = {
  shopIds: [1, 2],
  addressId: 1,
  paymentMethod: 'stripe',
  note: null,
  isBuyNow: false,
  code: null,
};

function buyDownload(seed = 1, pieces = 3) {
  const small = smallWorld({}, { seed });
  setStock(small.world, 3, pieces);
  for (const [id, quantity] of [
    [3, pieces],
    [1, 1],
  ] as const) {
    const product = findProduct(small.world, id);
    if (!product) throw new Error(`The small base has no product ${id}.`);
    const request = { quantity, sizeId: null, colourId: null, unit: null, isBuyNow: false };
    addToCart(small.world, small.customer, product, request);
  }
  placeOrders(small.world, small.customer, PURCHASE);
  return small.world;
}

describe('licences', () => {
  it('are created for each digital piece, but not for other lines', () => {
    const world = buyDownload();
    const order = world.orders.find(({ lines }) => lines.some(({ isDigital }) => isDigital));
    expect(licencesOf(world, order?.id ?? 0, 3).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(world.licences).toHaveLength(3);
    expect(world.licences[0]).toMatchObject({ customerId: 1, assignedAt: order?.placedAt });
  });

  it('are limited to 100 for each line', () => {
    const world = buyDownload(1, 250);
    const order = world.orders.find(({ lines }) => lines.some(({ isDigital }) => isDigital));
    expect(order?.lines.map(({ quantity }) => quantity)).toEqual([250]);
    expect(licencesOf(world, order?.id ?? 0, 3)).toHaveLength(100);
  });

  it('have unique keys, the same in each world of a seed', () => {
    const keys = buyDownload().licences.map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
    for (const key of keys) expect(key).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){3}$/);
    expect(buyDownload().licences.map(({ key }) => key)).toEqual(keys);
    expect(buyDownload(2).licences.map(({ key }) => key)).not.toEqual(keys);
  });

  it('are found only by key and order together', () => {
    const world = buyDownload();
    const [licence] = world.licences;
    if (!licence) throw new Error('The world has no licence.');
    expect(findLicence(world, licence.key, licence.orderId)).toBe(licence);
    expect(findLicence(world, licence.key, licence.orderId + 1)).toBeUndefined();
  });
});
