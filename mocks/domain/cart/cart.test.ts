import { describe, expect, it } from 'vitest';
import { mapLocales } from '../../fixtures/localised-text.ts';
import type { Customer } from '../world/state/account.ts';
import {
  addToCart,
  type AddToCartRequest,
  decrementLine,
  removeUnavailableLines,
  findLine,
  groupCart,
  incrementLine,
  removeFromCart,
} from './cart.ts';
import { findProduct, recordSale, withdrawProduct } from '../inventory/products.ts';
import { smallProduct } from '../testing/small-base.ts';
import { smallWorld } from '../testing/small-world.ts';
import type { World } from '../world/world.ts';

const DEFAULT_REQUEST: AddToCartRequest = {
  quantity: null,
  sizeId: null,
  colourId: null,
  unit: null,
  isBuyNow: false,
};
const BUY_NOW_REQUEST: AddToCartRequest = { ...DEFAULT_REQUEST, isBuyNow: true };

function add(
  world: World,
  customer: Customer,
  id: number,
  request: Partial<AddToCartRequest> = {},
): boolean {
  const product = findProduct(world, id);
  if (!product) throw new Error(`The small base has no product ${id}.`);
  return addToCart(world, customer, product, { ...DEFAULT_REQUEST, ...request });
}

function flashWorld(left: number, stock: number) {
  const sale = {
    id: 1,
    name: mapLocales(() => 'Flash'),
    picture: 'x',
    startsInMs: -1000,
    endsInMs: 86_400_000,
    lines: [{ productId: 1, percentage: 40, price: 60, quantity: left, sold: 0 }],
  };
  return smallWorld({ products: [smallProduct(1, { stock })], flashSales: [sale] });
}

describe('adding', () => {
  it('starts a line with the requested quantity, one by default', () => {
    const { world, customer } = smallWorld();
    add(world, customer, 1, { quantity: 4 });
    add(world, customer, 2);
    expect(customer.cart.map(({ quantity, unit }) => [quantity, unit])).toEqual([
      [4, 'piece'],
      [1, 'piece'],
    ]);
  });

  it('increments an existing line by one regardless of the requested quantity', () => {
    const { world, customer } = smallWorld();
    add(world, customer, 1);
    add(world, customer, 1, { quantity: 5 });
    expect(customer.cart).toHaveLength(1);
    expect(customer.cart[0]?.quantity).toBe(2);
  });

  it('replaces size, colour and unit only when they are sent', () => {
    const { world, customer } = smallWorld();
    add(world, customer, 1, { sizeId: 1, unit: 'box' });
    add(world, customer, 1, { colourId: 1 });
    expect(customer.cart[0]).toMatchObject({ sizeId: 1, colourId: 1, unit: 'box' });
  });

  it('fails when the stock is below the quantity, and leaves the cart unchanged', () => {
    const { world, customer } = smallWorld();
    expect(add(world, customer, 2, { quantity: 3 })).toBe(false);
    expect(add(world, customer, 4)).toBe(false);
    expect(customer.cart).toEqual([]);
  });

  it('fails when the line already contains all pieces in stock', () => {
    const { world, customer } = smallWorld();
    add(world, customer, 2, { quantity: 2 });
    expect(add(world, customer, 2)).toBe(false);
    expect(customer.cart[0]?.quantity).toBe(2);
  });

  it('checks the regular stock, not the remaining flash sale pieces', () => {
    const { world, customer } = flashWorld(1, 10);
    expect(add(world, customer, 1, { quantity: 5 })).toBe(true);
  });
});

describe('buying now', () => {
  it('keeps the buy-now line apart from the cart', () => {
    const { world, customer } = smallWorld();
    add(world, customer, 1);
    add(world, customer, 1, { ...BUY_NOW_REQUEST, quantity: 3 });
    expect([...groupCart(world, customer, false).values()].flat()).toHaveLength(1);
    expect(findLine(customer, 1, true)?.quantity).toBe(3);
  });

  it('replaces the previous buy-now product', () => {
    const { world, customer } = smallWorld();
    add(world, customer, 1, BUY_NOW_REQUEST);
    add(world, customer, 2, BUY_NOW_REQUEST);
    expect(customer.cart.map(({ productId }) => productId)).toEqual([2]);
  });

  it('resets the same product to one piece', () => {
    const { world, customer } = smallWorld();
    add(world, customer, 1, { ...BUY_NOW_REQUEST, quantity: 4 });
    add(world, customer, 1, { ...BUY_NOW_REQUEST, quantity: 4 });
    expect(findLine(customer, 1, true)?.quantity).toBe(1);
  });

  it('keeps the previous product when the new one is rejected', () => {
    const { world, customer } = smallWorld();
    add(world, customer, 1, BUY_NOW_REQUEST);
    expect(add(world, customer, 4, BUY_NOW_REQUEST)).toBe(false);
    expect(findLine(customer, 1, true)).toBeDefined();
  });
});

describe('changing the quantity', () => {
  it('increments up to the stock', () => {
    const { world, customer } = smallWorld();
    add(world, customer, 2);
    const line = findLine(customer, 2, false);
    if (!line) throw new Error('The cart has no line.');
    expect(incrementLine(world, line)).toBe(true);
    expect(incrementLine(world, line)).toBe(false);
    expect(line.quantity).toBe(2);
  });

  it.each([
    { left: 2, stock: 10, max: 2 },
    { left: 5, stock: 1, max: 5 },
    { left: 0, stock: 3, max: 3 },
  ])(
    'with $left flash pieces and $stock in stock increments up to $max',
    ({ left, stock, max }) => {
      const { world, customer } = flashWorld(left, stock);
      add(world, customer, 1);
      const line = findLine(customer, 1, false);
      if (!line) throw new Error('The cart has no line.');
      while (incrementLine(world, line));
      expect(line.quantity).toBe(max);
    },
  );

  it('increments up to the stock when a flash sale is oversold', () => {
    const { world, customer } = flashWorld(-1, 4);
    add(world, customer, 1);
    const line = findLine(customer, 1, false);
    if (!line) throw new Error('The cart has no line.');
    while (incrementLine(world, line));
    expect(line.quantity).toBe(4);
  });

  it('decrements to one, then removes the line', () => {
    const { world, customer } = smallWorld();
    add(world, customer, 1, { quantity: 2 });
    const line = findLine(customer, 1, false);
    if (!line) throw new Error('The cart has no line.');
    expect(decrementLine(customer, line)).toBe('decreased');
    expect(decrementLine(customer, line)).toBe('removed');
    expect(customer.cart).toEqual([]);
  });
});

describe('removing', () => {
  it('removes the product from both carts', () => {
    const { world, customer } = smallWorld();
    add(world, customer, 1);
    add(world, customer, 2);
    add(world, customer, 1, BUY_NOW_REQUEST);
    expect(removeFromCart(customer, 1)).toBe(true);
    expect(customer.cart.map(({ productId }) => productId)).toEqual([2]);
    expect(removeFromCart(customer, 1)).toBe(false);
  });
});

describe('reading', () => {
  it('groups lines by shop in the order of adding', () => {
    const { world, customer } = smallWorld();
    for (const id of [3, 2, 1]) add(world, customer, id);
    const groups = [...groupCart(world, customer, false)].map(([shopId, lines]) => [
      shopId,
      lines.map(({ product }) => product.id),
    ]);
    expect(groups).toEqual([
      [2, [3]],
      [1, [2, 1]],
    ]);
  });

  it('drops withdrawn products of the requested cart, and reports it once', () => {
    const { world, customer } = smallWorld();
    add(world, customer, 1);
    add(world, customer, 2);
    add(world, customer, 1, BUY_NOW_REQUEST);
    withdrawProduct(world, 1);
    expect(removeUnavailableLines(world, customer, false)).toBe(true);
    expect(removeUnavailableLines(world, customer, false)).toBe(false);
    expect(customer.cart.map(({ productId, isBuyNow }) => [productId, isBuyNow])).toEqual([
      [2, false],
      [1, true],
    ]);
  });

  it('keeps lines of sold-out products', () => {
    const { world, customer } = smallWorld();
    add(world, customer, 2);
    recordSale(world, 2, 2);
    expect(removeUnavailableLines(world, customer, false)).toBe(false);
    expect(customer.cart).toHaveLength(1);
  });
});
