import { serialize } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { perLanguage } from '../../fixtures/localised-text.ts';
import type { Base } from '../../fixtures/base-data.ts';
import { cancelOrder } from './cancel-order.ts';
import { addToCart } from '../cart/cart.ts';
import { markOf, markReturned, markReviewed } from './order-marks.ts';
import { placeOrders, type Purchase } from './orders.ts';
import type { Order } from '../world/state/order.ts';
import { dropPayment, isSettled, openPayment, settlePayment } from '../payments/payments.ts';
import { findProduct, soldOf, stockOf } from '../inventory/products.ts';
import { hasStockFor, isShopTrading, reorder } from './reorder.ts';
import { isReturnable } from './return-window.ts';
import { smallProduct } from '../testing/small-base.ts';
import { REFERENCE, smallWorld } from '../testing/small-world.ts';
import { closeShop } from '../inventory/close-shop.ts';
import { setOrderStatus } from './set-order-status.ts';
import { setPaid } from './set-paid.ts';
import { setStock } from '../inventory/set-stock.ts';
import type { World } from '../world/world.ts';
import { DAY_MS } from '../../lib/datetime/durations.ts';

const PURCHASE: Purchase = {
  shopIds: [1, 2],
  addressId: 1,
  paymentMethod: 'stripe',
  note: null,
  isBuyNow: false,
  code: null,
};
/** A world in which so many pieces of some products were ordered. */
function ordered(pieces: Readonly<Record<number, number>>, base: Partial<Base> = {}) {
  const small = smallWorld(base);
  for (const [id, quantity] of Object.entries(pieces)) {
    const product = findProduct(small.world, Number(id));
    if (!product) throw new Error(`The small base has no product ${id}.`);
    const request = { quantity, sizeId: null, colourId: null, unit: null, isBuyNow: false };
    addToCart(small.world, small.customer, product, request);
  }
  placeOrders(small.world, small.customer, PURCHASE);
  return { ...small, order: pick(small.world, 0) };
}

function pick(world: World, index: number): Order {
  const order = world.orders[index];
  if (!order) throw new Error(`no order ${index}`);
  return order;
}

const counts = (world: World, id: number) => {
  const product = findProduct(world, id);
  if (!product) throw new Error(`no product ${id}`);
  return [stockOf(world, product), soldOf(world, product)];
};

const SALE: Base['flashSales'][number] = {
  id: 1,
  name: perLanguage(() => 'Flash'),
  picture: 'x',
  startsInMs: -1000,
  endsInMs: DAY_MS,
  lines: [{ productId: 1, percentage: 40, price: 60, quantity: 5, sold: 0 }],
};

describe('cancelling', () => {
  it('gives pieces back to the stock, while what was sold stays sold', () => {
    const { world, order } = ordered({ 1: 2 });
    expect(counts(world, 1)).toEqual([8, 2]);
    expect(cancelOrder(world, order)).toBe(true);
    expect(order.status).toBe('Cancelled');
    expect(counts(world, 1)).toEqual([10, 2]);
  });

  it('gives pieces back to the flash sale that they were bought in', () => {
    const { world, order } = ordered({ 1: 2 }, { products: [smallProduct(1)], flashSales: [SALE] });
    expect(world.products.flashSold.get('1:1')).toBe(2);
    cancelOrder(world, order);
    expect(world.products.flashSold.get('1:1')).toBe(0);
  });

  it('leaves a flash sale alone that the pieces were not bought in', () => {
    const late = { ...SALE, startsInMs: 2 * DAY_MS, endsInMs: 3 * DAY_MS };
    const products = [smallProduct(1)];
    const { world, order, clock } = ordered({ 1: 2 }, { products, flashSales: [late] });
    clock.now += 2 * DAY_MS;
    cancelOrder(world, order);
    expect(world.products.flashSold.size).toBe(0);
  });

  it('happens once and only to a pending order', () => {
    const { world, order } = ordered({ 1: 2 });
    setOrderStatus(world, order.id, 'Confirm');
    expect(cancelOrder(world, order)).toBe(false);
    expect([order.status, ...counts(world, 1)]).toEqual(['Confirm', 8, 2]);
  });

  it('touches neither payment nor voucher', () => {
    const { world, order } = ordered({ 1: 2 });
    setPaid(world, order.id);
    cancelOrder(world, order);
    expect([order.isPaid, world.payments.get(order.paymentId)?.status]).toEqual([true, 'Paid']);
  });
});

describe('ordering again', () => {
  it('copies lines and figures, whatever things cost today, and takes the pieces', () => {
    const { world, order } = ordered({ 1: 2 });
    setOrderStatus(world, order.id, 'Delivered');
    const copy = reorder(world, order, 'cash');
    expect(copy).toMatchObject({
      id: 2,
      code: '#RC000002',
      status: 'Pending',
      isPaid: false,
      deliveredAt: null,
      paymentMethod: 'cash',
      figures: order.figures,
      addressId: order.addressId,
    });
    expect(copy.lines.map(({ unitPrice, quantity }) => [unitPrice, quantity])).toEqual([[80, 2]]);
    expect(counts(world, 1)).toEqual([6, 4]);
    expect(world.payments.get(copy.paymentId)).toMatchObject({ orderIds: [2], method: 'cash' });
  });

  it('begins its code with RC for any shop', () => {
    const { world, order } = ordered({ 3: 1 });
    expect(order.code).toBe('#BK000001');
    expect(reorder(world, order, 'cash').code).toBe('#RC000002');
  });

  it('takes nothing from a flash sale, and so gives nothing back', () => {
    const { world, order } = ordered({ 1: 2 }, { products: [smallProduct(1)], flashSales: [SALE] });
    setOrderStatus(world, order.id, 'Delivered');
    const copy = reorder(world, order, 'cash');
    expect(world.products.flashSold.get('1:1')).toBe(2);
    cancelOrder(world, copy);
    expect(world.products.flashSold.get('1:1')).toBe(2);
  });

  it('needs the pieces and the shop', () => {
    const { world, order } = ordered({ 1: 2 });
    expect([hasStockFor(world, order), isShopTrading(world, 1)]).toEqual([true, true]);
    setStock(world, 1, 1);
    expect(hasStockFor(world, order)).toBe(false);
    closeShop(world, 1);
    expect([isShopTrading(world, 1), isShopTrading(world, 2)]).toEqual([false, true]);
  });
});

describe('payments', () => {
  it('settle all their orders by their own method, and leave the states alone', () => {
    const { world } = ordered({ 1: 1, 3: 1 });
    const payment = world.payments.get(1);
    if (!payment) throw new Error('no payment');
    expect([payment.status, payment.orderIds]).toEqual(['Pending', [1, 2]]);
    const states = world.orders.map(({ status }) => status);
    settlePayment(world, payment);
    expect(world.orders.map(({ isPaid }) => isPaid)).toEqual([true, true]);
    expect(world.orders.map(({ status }) => status)).toEqual(states);
    expect([payment.status, isSettled(world, payment)]).toEqual(['Paid', true]);
  });

  it('can be opened again after one that came to nothing, by another method', () => {
    const { world, order } = ordered({ 1: 1 });
    const first = world.payments.get(1);
    if (!first) throw new Error('no payment');
    dropPayment(first, 'Failed');
    const second = openPayment(world, order, 'paypal');
    expect([first.status, second.id, second.total]).toEqual(['Failed', 2, order.figures.payable]);
    settlePayment(world, second);
    expect([order.isPaid, order.paymentMethod]).toEqual([true, 'paypal']);
    dropPayment(second, 'Cancelled');
    expect(second.status).toBe('Paid');
  });

  it('opened for a paid order wait all the same', () => {
    const { world, order } = ordered({ 1: 1 });
    setPaid(world, order.id);
    expect(openPayment(world, order, 'stripe').status).toBe('Pending');
  });
});

describe('the staff', () => {
  it('move an order from any state to any, and delivering notes the moment', () => {
    const { world, order, clock } = ordered({ 1: 1 });
    clock.now += 5000;
    setOrderStatus(world, order.id, 'Delivered');
    expect([order.status, order.deliveredAt]).toEqual(['Delivered', REFERENCE + 5000]);
    setOrderStatus(world, order.id, 'Pickup');
    expect([order.status, order.deliveredAt]).toEqual(['Pickup', null]);
  });

  it('take the money for one order; the payment is paid with the last of them', () => {
    const { world } = ordered({ 1: 1, 3: 1 });
    const payment = world.payments.get(1);
    setPaid(world, 1);
    expect([pick(world, 0).isPaid, payment?.status]).toEqual([true, 'Pending']);
    setPaid(world, 2);
    expect(payment?.status).toBe('Paid');
  });

  it('count the shelves', () => {
    const { world } = ordered({ 1: 3 });
    const { version } = world.products;
    setStock(world, 1, 25);
    expect(counts(world, 1)).toEqual([25, 3]);
    expect(world.products.version).toBeGreaterThan(version);
  });

  it.each([
    ['state', (world: World) => setOrderStatus(world, 99, 'Pickup'), 'state of order 99'],
    ['payment', (world: World) => setPaid(world, 99), 'order 99 to paid'],
    ['stock', (world: World) => setStock(world, 99, 1), 'no product 99'],
  ])('are told when what they name does not exist: %s', (_, perform, text) => {
    expect(() => perform(smallWorld().world)).toThrow(text);
  });
});

describe('after delivery', () => {
  it('an order can be returned for three days from placing, unless it holds a download', () => {
    const { world, order, clock } = ordered({ 1: 1, 3: 1 });
    expect(isReturnable(world, order)).toBe(false);
    setOrderStatus(world, order.id, 'Delivered');
    expect(isReturnable(world, order)).toBe(true);
    expect(isReturnable(world, pick(world, 1))).toBe(false);
    clock.now += 3 * DAY_MS + 1;
    expect(isReturnable(world, order)).toBe(false);
  });

  it('marks of a line stand side by side, each for its order and product', () => {
    const { world } = smallWorld();
    markReviewed(world, 1, 2, 4);
    markReturned(world, 1, 2);
    expect(markOf(world, 1, 2)).toEqual({ isReturned: true, rating: 4 });
    expect(markOf(world, 2, 1)).toEqual({ isReturned: false, rating: null });
  });

  it('all of it is plain data that can be written down', () => {
    const { world } = ordered({ 1: 1, 3: 2 });
    const { orders, payments, licences, orderMarks } = world;
    expect(() => serialize({ orders, payments, licences, orderMarks })).not.toThrow();
  });
});
