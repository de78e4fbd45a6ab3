import { describe, expect, it } from 'vitest';
import { perLanguage } from '../../fixtures/localised-text.ts';
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
import { findProduct, sellPieces, withdrawProduct } from '../inventory/products.ts';
import { smallProduct } from '../testing/small-base.ts';
import { smallWorld } from '../testing/small-world.ts';
import type { World } from '../world/world.ts';

const PLAIN: AddToCartRequest = {
  quantity: null,
  sizeId: null,
  colourId: null,
  unit: null,
  isBuyNow: false,
};
const NOW: AddToCartRequest = { ...PLAIN, isBuyNow: true };

function add(
  world: World,
  customer: Customer,
  id: number,
  request: Partial<AddToCartRequest> = {},
): boolean {
  const product = findProduct(world, id);
  if (!product) throw new Error(`The small base has no product ${id}.`);
  return addToCart(world, customer, product, { ...PLAIN, ...request });
}

function flashWorld(left: number, stock: number) {
  const sale = {
    id: 1,
    name: perLanguage(() => 'Flash'),
    picture: 'x',
    startsInMs: -1000,
    endsInMs: 86_400_000,
    lines: [{ productId: 1, percentage: 40, price: 60, quantity: left, sold: 0 }],
  };
  return smallWorld({ products: [smallProduct(1, { stock })], flashSales: [sale] });
}

describe('adding', () => {
  it('starts a line with the quantity that was sent, one by default', () => {
    const { world, customer } = smallWorld();
    add(world, customer, 1, { quantity: 4 });
    add(world, customer, 2);
    expect(customer.cart.map(({ quantity, unit }) => [quantity, unit])).toEqual([
      [4, 'piece'],
      [1, 'piece'],
    ]);
  });

  it('lets an existing line grow by one whatever quantity is sent', () => {
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

  it('is refused when the stock is below the quantity, and leaves the cart as it was', () => {
    const { world, customer } = smallWorld();
    expect(add(world, customer, 2, { quantity: 3 })).toBe(false);
    expect(add(world, customer, 4)).toBe(false);
    expect(customer.cart).toEqual([]);
  });

  it('is refused when the line already holds the stock', () => {
    const { world, customer } = smallWorld();
    add(world, customer, 2, { quantity: 2 });
    expect(add(world, customer, 2)).toBe(false);
    expect(customer.cart[0]?.quantity).toBe(2);
  });

  it('looks at the plain stock, not at what is left of a flash sale', () => {
    const { world, customer } = flashWorld(1, 10);
    expect(add(world, customer, 1, { quantity: 5 })).toBe(true);
  });
});

describe('buying now', () => {
  it('keeps a line apart from the cart', () => {
    const { world, customer } = smallWorld();
    add(world, customer, 1);
    add(world, customer, 1, { ...NOW, quantity: 3 });
    expect([...groupCart(world, customer, false).values()].flat()).toHaveLength(1);
    expect(findLine(customer, 1, true)?.quantity).toBe(3);
  });

  it('replaces the product that was to be bought before', () => {
    const { world, customer } = smallWorld();
    add(world, customer, 1, NOW);
    add(world, customer, 2, NOW);
    expect(customer.cart.map(({ productId }) => productId)).toEqual([2]);
  });

  it('sets the same product back to one piece', () => {
    const { world, customer } = smallWorld();
    add(world, customer, 1, { ...NOW, quantity: 4 });
    add(world, customer, 1, { ...NOW, quantity: 4 });
    expect(findLine(customer, 1, true)?.quantity).toBe(1);
  });

  it('leaves the earlier product when the new one is refused', () => {
    const { world, customer } = smallWorld();
    add(world, customer, 1, NOW);
    expect(add(world, customer, 4, NOW)).toBe(false);
    expect(findLine(customer, 1, true)).toBeDefined();
  });
});

describe('changing the quantity', () => {
  it('goes up to the stock', () => {
    const { world, customer } = smallWorld();
    add(world, customer, 2);
    const line = findLine(customer, 2, false);
    if (!line) throw new Error('no line');
    expect(incrementLine(world, line)).toBe(true);
    expect(incrementLine(world, line)).toBe(false);
    expect(line.quantity).toBe(2);
  });

  it.each([
    { left: 2, stock: 10, max: 2 },
    { left: 5, stock: 1, max: 5 },
    { left: 0, stock: 3, max: 3 },
  ])('with $left flash pieces and $stock in stock goes up to $max', ({ left, stock, max }) => {
    const { world, customer } = flashWorld(left, stock);
    add(world, customer, 1);
    const line = findLine(customer, 1, false);
    if (!line) throw new Error('no line');
    while (incrementLine(world, line));
    expect(line.quantity).toBe(max);
  });

  it('goes by the stock when a flash sale is oversold', () => {
    const { world, customer } = flashWorld(-1, 4);
    add(world, customer, 1);
    const line = findLine(customer, 1, false);
    if (!line) throw new Error('no line');
    while (incrementLine(world, line));
    expect(line.quantity).toBe(4);
  });

  it('goes down to one and then removes the line', () => {
    const { world, customer } = smallWorld();
    add(world, customer, 1, { quantity: 2 });
    const line = findLine(customer, 1, false);
    if (!line) throw new Error('no line');
    expect(decrementLine(customer, line)).toBe('decreased');
    expect(decrementLine(customer, line)).toBe('removed');
    expect(customer.cart).toEqual([]);
  });
});

describe('removing', () => {
  it('takes the product out of both carts', () => {
    const { world, customer } = smallWorld();
    add(world, customer, 1);
    add(world, customer, 2);
    add(world, customer, 1, NOW);
    expect(removeFromCart(customer, 1)).toBe(true);
    expect(customer.cart.map(({ productId }) => productId)).toEqual([2]);
    expect(removeFromCart(customer, 1)).toBe(false);
  });
});

describe('reading', () => {
  it('groups by shop in the order in which things came in', () => {
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

  it('drops withdrawn products of the cart that is read, and says so once', () => {
    const { world, customer } = smallWorld();
    add(world, customer, 1);
    add(world, customer, 2);
    add(world, customer, 1, NOW);
    withdrawProduct(world, 1);
    expect(removeUnavailableLines(world, customer, false)).toBe(true);
    expect(removeUnavailableLines(world, customer, false)).toBe(false);
    expect(customer.cart.map(({ productId, isBuyNow }) => [productId, isBuyNow])).toEqual([
      [2, false],
      [1, true],
    ]);
  });

  it('keeps lines of products that have been sold out', () => {
    const { world, customer } = smallWorld();
    add(world, customer, 2);
    sellPieces(world, 2, 2);
    expect(removeUnavailableLines(world, customer, false)).toBe(false);
    expect(customer.cart).toHaveLength(1);
  });
});
