import { serialize } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { mapLocales } from '../../fixtures/localised-text.ts';
import type { Base } from '../../fixtures/base-data.ts';
import { cancelOrder } from './cancel-order.ts';
import { addToCart } from '../cart/cart.ts';
import { markOf, markReturned, markReviewed } from './order-marks.ts';
import { placeOrders, type Purchase } from './orders.ts';
import type { Order } from '../world/state/order.ts';
import { abortPayment, isSettled, openPayment, settlePayment } from '../payments/payments.ts';
import { findProduct, soldOf, stockOf } from '../inventory/products.ts';
import { hasStockFor, isShopSelling, reorder } from './reorder.ts';
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
function placeTestOrders(pieces: Readonly<Record<number, number>>, base: Partial<Base> = {}) {
  const small = smallWorld(base);
  for (const [id, quantity] of Object.entries(pieces)) {
    const product = findProduct(small.world, Number(id));
    if (!product) throw new Error(`The small base has no product ${id}.`);
    const request = { quantity, sizeId: null, colourId: null, unit: null, isBuyNow: false };
    addToCart(small.world, small.customer, product, request);
  }
  placeOrders(small.world, small.customer, PURCHASE);
  return { ...small, order: orderAt(small.world, 0) };
}

function orderAt(world: World, index: number): Order {
  const order = world.orders[index];
  if (!order) throw new Error(`The world has no order at index ${index}.`);
  return order;
}

const counts = (world: World, id: number) => {
  const product = findProduct(world, id);
  if (!product) throw new Error(`The world has no product ${id}.`);
  return [stockOf(world, product), soldOf(world, product)];
};

const SALE: Base['flashSales'][number] = {
  id: 1,
  name: mapLocales(() => 'Flash'),
  picture: 'x',
  startsInMs: -1000,
  endsInMs: DAY_MS,
  lines: [{ productId: 1, percentage: 40, price: 60, quantity: 5, sold: 0 }],
};

describe('cancelling', () => {
  it('restores the stock, but not the sold count', () => {
    const { world, order } = placeTestOrders({ 1: 2 });
    expect(counts(world, 1)).toEqual([8, 2]);
    expect(cancelOrder(world, order)).toBe(true);
    expect(order.status).toBe('Cancelled');
    expect(counts(world, 1)).toEqual([10, 2]);
  });

  it('restores flash sale pieces that were bought in the sale', () => {
    const { world, order } = placeTestOrders(
      { 1: 2 },
      { products: [smallProduct(1)], flashSales: [SALE] },
    );
    expect(world.products.flashSold.get('1:1')).toBe(2);
    cancelOrder(world, order);
    expect(world.products.flashSold.get('1:1')).toBe(0);
  });

  it('does not change a flash sale for pieces bought before it', () => {
    const late = { ...SALE, startsInMs: 2 * DAY_MS, endsInMs: 3 * DAY_MS };
    const products = [smallProduct(1)];
    const { world, order, clock } = placeTestOrders({ 1: 2 }, { products, flashSales: [late] });
    clock.now += 2 * DAY_MS;
    cancelOrder(world, order);
    expect(world.products.flashSold.size).toBe(0);
  });

  it('works once, and only for a pending order', () => {
    const { world, order } = placeTestOrders({ 1: 2 });
    setOrderStatus(world, order.id, 'Confirm');
    expect(cancelOrder(world, order)).toBe(false);
    expect([order.status, ...counts(world, 1)]).toEqual(['Confirm', 8, 2]);
  });

  it('keeps payment and voucher unchanged', () => {
    const { world, order } = placeTestOrders({ 1: 2 });
    setPaid(world, order.id);
    cancelOrder(world, order);
    expect([order.isPaid, world.payments.get(order.paymentId)?.status]).toEqual([true, 'Paid']);
  });
});

describe('reordering', () => {
  it('copies lines and amounts regardless of current prices, and reduces the stock', () => {
    const { world, order } = placeTestOrders({ 1: 2 });
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

  it('starts a status history of its own', () => {
    const { world, order } = placeTestOrders({ 1: 1 });
    setOrderStatus(world, order.id, 'Delivered');
    const copy = reorder(world, order, 'cash');
    expect(copy.history).toEqual([{ status: 'Pending', at: copy.placedAt }]);
  });

  it('uses the code prefix RC for any shop', () => {
    const { world, order } = placeTestOrders({ 3: 1 });
    expect(order.code).toBe('#BK000001');
    expect(reorder(world, order, 'cash').code).toBe('#RC000002');
  });

  it('does not change the flash sale pieces', () => {
    const { world, order } = placeTestOrders(
      { 1: 2 },
      { products: [smallProduct(1)], flashSales: [SALE] },
    );
    setOrderStatus(world, order.id, 'Delivered');
    const copy = reorder(world, order, 'cash');
    expect(world.products.flashSold.get('1:1')).toBe(2);
    cancelOrder(world, copy);
    expect(world.products.flashSold.get('1:1')).toBe(2);
  });

  it('requires enough stock and an open shop', () => {
    const { world, order } = placeTestOrders({ 1: 2 });
    expect([hasStockFor(world, order), isShopSelling(world, 1)]).toEqual([true, true]);
    setStock(world, 1, 1);
    expect(hasStockFor(world, order)).toBe(false);
    closeShop(world, 1);
    expect([isShopSelling(world, 1), isShopSelling(world, 2)]).toEqual([false, true]);
  });
});

describe('payments', () => {
  it('mark all their orders as paid and keep the order statuses', () => {
    const { world } = placeTestOrders({ 1: 1, 3: 1 });
    const payment = world.payments.get(1);
    if (!payment) throw new Error('The world has no payment.');
    expect([payment.status, payment.orderIds]).toEqual(['Pending', [1, 2]]);
    const states = world.orders.map(({ status }) => status);
    settlePayment(world, payment);
    expect(world.orders.map(({ isPaid }) => isPaid)).toEqual([true, true]);
    expect(world.orders.map(({ status }) => status)).toEqual(states);
    expect([payment.status, isSettled(world, payment)]).toEqual(['Paid', true]);
  });

  it('can be reopened with another method after a failure', () => {
    const { world, order } = placeTestOrders({ 1: 1 });
    const first = world.payments.get(1);
    if (!first) throw new Error('The world has no payment.');
    abortPayment(first, 'Failed');
    const second = openPayment(world, order, 'paypal');
    expect([first.status, second.id, second.total]).toEqual(['Failed', 2, order.figures.payable]);
    settlePayment(world, second);
    expect([order.isPaid, order.paymentMethod]).toEqual([true, 'paypal']);
    abortPayment(second, 'Cancelled');
    expect(second.status).toBe('Paid');
  });

  it('are pending even when opened for a paid order', () => {
    const { world, order } = placeTestOrders({ 1: 1 });
    setPaid(world, order.id);
    expect(openPayment(world, order, 'stripe').status).toBe('Pending');
  });
});

describe('staff', () => {
  it('sets any status, and records the time of delivery', () => {
    const { world, order, clock } = placeTestOrders({ 1: 1 });
    clock.now += 5000;
    setOrderStatus(world, order.id, 'Delivered');
    expect([order.status, order.deliveredAt]).toEqual(['Delivered', REFERENCE + 5000]);
    setOrderStatus(world, order.id, 'Pickup');
    expect([order.status, order.deliveredAt]).toEqual(['Pickup', null]);
  });

  it('marks one order as paid; the payment is paid with its last order', () => {
    const { world } = placeTestOrders({ 1: 1, 3: 1 });
    const payment = world.payments.get(1);
    setPaid(world, 1);
    expect([orderAt(world, 0).isPaid, payment?.status]).toEqual([true, 'Pending']);
    setPaid(world, 2);
    expect(payment?.status).toBe('Paid');
  });

  it('sets the stock', () => {
    const { world } = placeTestOrders({ 1: 3 });
    const { version } = world.products;
    setStock(world, 1, 25);
    expect(counts(world, 1)).toEqual([25, 3]);
    expect(world.products.version).toBeGreaterThan(version);
  });

  it.each([
    ['status', (world: World) => setOrderStatus(world, 99, 'Pickup'), 'status of order 99'],
    ['payment', (world: World) => setPaid(world, 99), 'order 99 to paid'],
    ['stock', (world: World) => setStock(world, 99, 1), 'no product 99'],
  ])('gets an error for an unknown id: %s', (_, perform, text) => {
    expect(() => perform(smallWorld().world)).toThrow(text);
  });
});

describe('after delivery', () => {
  it('allows returns for 30 days from placing, except with a download', () => {
    const { world, order, clock } = placeTestOrders({ 1: 1, 3: 1 });
    expect(isReturnable(world, order)).toBe(false);
    setOrderStatus(world, order.id, 'Delivered');
    expect(isReturnable(world, order)).toBe(true);
    expect(isReturnable(world, orderAt(world, 1))).toBe(false);
    clock.now += 30 * DAY_MS + 1;
    expect(isReturnable(world, order)).toBe(false);
  });

  it('stores reviews and returns separately for each order and product', () => {
    const { world } = smallWorld();
    markReviewed(world, 1, 2, 4);
    markReturned(world, 1, 2);
    expect(markOf(world, 1, 2)).toEqual({ isReturned: true, rating: 4 });
    expect(markOf(world, 2, 1)).toEqual({ isReturned: false, rating: null });
  });

  it('stores only plain data', () => {
    const { world } = placeTestOrders({ 1: 1, 3: 2 });
    const { orders, payments, licences, orderMarks } = world;
    expect(() => serialize({ orders, payments, licences, orderMarks })).not.toThrow();
  });
});
