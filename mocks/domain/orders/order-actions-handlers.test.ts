import { describe, expect, it } from 'vitest';
import { closeShop } from '../inventory/close-shop.ts';
import { setStock } from '../inventory/set-stock.ts';
import { openShop } from '../testing/open-shop.ts';
import { pickCart } from '../testing/pick-product.ts';
import type { Visitor } from '../testing/visitor.ts';
import type { World } from '../world/world.ts';
import {
  buy,
  getOrderDetails,
  enterAsAmira,
  getNewestOrder,
  MISSING_ORDER_ID,
  UNKNOWN_ORDER,
} from './testing/order-requests.ts';

const shop = openShop();
const { one, other } = pickCart();
const enter = (settings = {}) => enterAsAmira(shop, settings);

function orderWhere(world: World, status: string, isDigital = false) {
  const order = world.orders.find(
    (past) => past.status === status && past.lines.every((line) => line.isDigital === isDigital),
  );
  if (!order) throw new Error(`The world has no past order with status ${status}.`);
  return order;
}

describe('another customer’s order', () => {
  it('@API-04 is rejected like an unknown one', async () => {
    const { visitor, world } = await enter();
    const nora = await visitor.signIn('new@souk.example');
    const read = await nora.get<'ValidationError'>('/api/order-details?order_id=8');
    expect([read.status, read.body]).toEqual([422, UNKNOWN_ORDER]);
    const order = { order_id: 8, payment_method: 'cash' };
    for (const path of ['/api/orders/cancel', '/api/place-order/again']) {
      const body = path.endsWith('again') ? order : { order_id: 8 };
      const response = await nora.post<'ValidationError'>(path, body);
      expect([response.status, response.body]).toEqual([422, UNKNOWN_ORDER]);
    }
    const paid = await nora.get<'ErrorMessage'>('/api/order-payment/8/stripe');
    expect(paid.status).toBe(404);
    expect(world.orders[7]?.status).toBe('Pending');
  });

  it('@API-04 is hidden from guests', async () => {
    const { visitor } = await enter();
    const read = (someone: Visitor) => someone.get<'ErrorMessage'>('/api/order-details?order_id=8');
    expect((await read(visitor)).status).toBe(401);
  });
});

describe('POST /orders/cancel', () => {
  it('@API-04 cancels a pending order and restores the stock, but not the sold count', async () => {
    const { amira } = await enter();
    const id = await buy(amira, one.id, one.shopId, 3);
    const { products } = await getNewestOrder(amira);
    const { status, body } = await amira.post<'CancelOrderResponse'>('/api/orders/cancel', {
      order_id: id,
    });
    expect([status, body.message]).toEqual([200, 'Order cancelled successfully']);
    expect(body.data.order).toMatchObject({
      id,
      order_status: 'Cancelled',
      payment_status: 'Pending',
    });
    expect(body.data.order.products[0]?.quantity).toBe((products[0]?.quantity ?? 0) + 3);
    expect(body.data.order.products[0]?.total_sold).toBe(products[0]?.total_sold);
  });

  it.each(['Confirm', 'Processing', 'Pickup', 'On The Way', 'Delivered', 'Cancelled'])(
    '@API-04 rejects an order with status %s',
    async (status) => {
      const { amira, world } = await enter();
      const { id, lines } = orderWhere(world, status);
      const stock = world.products.stock.get(lines[0]?.productId ?? 0);
      const response = await amira.post<'ValidationError'>('/api/orders/cancel', { order_id: id });
      expect([response.status, response.body]).toEqual([
        422,
        { message: 'Sorry, order cannot be cancelled because it is not pending' },
      ]);
      expect(world.products.stock.get(lines[0]?.productId ?? 0)).toBe(stock);
    },
  );

  it.each([
    [{ order_id: 999 }, UNKNOWN_ORDER],
    [{}, MISSING_ORDER_ID],
  ])('@API-04 rejects the cancellation %j', async (form, refusal) => {
    const { amira } = await enter();
    const response = await amira.post<'ValidationError'>('/api/orders/cancel', form);
    expect([response.status, response.body]).toEqual([422, refusal]);
  });
});

describe('POST /place-order/again', () => {
  it('@API-04 repeats the order and returns the old one', async () => {
    const { amira, world } = await enter();
    const old = orderWhere(world, 'Delivered');
    const form = { order_id: old.id, payment_method: 'cash' };
    const { status, body } = await amira.post<'ReorderResponse'>('/api/place-order/again', form);
    expect([status, body.message, body.data.order_payment_url]).toEqual([
      200,
      'Re-order created successfully',
      null,
    ]);
    expect(body.data.order).toMatchObject({ id: old.id, order_status: 'Delivered' });
    const order = await getNewestOrder(amira);
    expect(order).toMatchObject({
      order_code: '#RC000012',
      order_status: 'Pending',
      payment_status: 'Pending',
      payment_method: 'Cash Payment',
      amount: old.figures.payable,
      placed_at: '21 Nov, 2026 10:00 AM',
    });
    const [line] = old.lines;
    const product = world.base.products[(line?.productId ?? 0) - 1];
    expect(order.products[0]?.quantity).toBe((product?.stock ?? 0) - (line?.quantity ?? 0));
  });

  it('@API-04 opens a separate payment for online payment', async () => {
    const { amira, world } = await enter();
    const { id } = orderWhere(world, 'Delivered');
    const form = { order_id: id, payment_method: 'PayPal' };
    const { body } = await amira.post<'ReorderResponse'>('/api/place-order/again', form);
    expect(body.data.order_payment_url).toBe(`${shop.origin}/order/12/payment?gateway=paypal`);
    expect(world.payments.get(12)).toMatchObject({ orderIds: [12], status: 'Pending' });
  });

  it('@API-04 keeps a repeated download pending, with a new licence', async () => {
    const { amira, world } = await enter();
    const old = orderWhere(world, 'Delivered', true);
    await amira.post('/api/place-order/again', { order_id: old.id, payment_method: 'stripe' });
    const order = await getOrderDetails(amira, 12);
    const before = await getOrderDetails(amira, old.id);
    expect(order.order_status).toBe('Pending');
    const key = order.products[0]?.license?.product_license;
    expect(key).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/);
    expect(key).not.toBe(before.products[0]?.license?.product_license);
  });

  const refusals: [string, (world: World) => object, string][] = [
    [
      'an undelivered order',
      (world) => ({ order_id: orderWhere(world, 'On The Way').id }),
      'Sorry, You can not  re-order because order is not delivered',
    ],
    [
      'a quantity above the stock',
      (world) => {
        const order = orderWhere(world, 'Delivered');
        setStock(world, order.lines[0]?.productId ?? 0, (order.lines[0]?.quantity ?? 1) - 1);
        return { order_id: order.id };
      },
      'Sorry, your product quantity out of stock',
    ],
    [
      'an order of a closed shop',
      (world) => {
        const order = orderWhere(world, 'Delivered');
        closeShop(world, order.shopId);
        return { order_id: order.id };
      },
      'Sorry, the shop is not available now',
    ],
  ];

  it.each(refusals)('@API-04 rejects %s', async (_, prepare, message) => {
    const { amira, world } = await enter();
    const form = { payment_method: 'cash', ...prepare(world) };
    const response = await amira.post<'ValidationError'>('/api/place-order/again', form);
    expect([response.status, response.body]).toEqual([422, { message }]);
    expect(world.orders).toHaveLength(11);
  });

  it('@API-04 requires a verified account when the settings do', async () => {
    const { visitor, world } = await enter({ order_place_account_verify: true });
    const nora = await visitor.signIn('new@souk.example');
    const delivered = orderWhere(world, 'Delivered');
    world.orders.push({ ...delivered, id: 12, customerId: 2 });
    const form = { order_id: 12, payment_method: 'cash' };
    const response = await nora.post<'ValidationError'>('/api/place-order/again', form);
    expect([response.status, response.body]).toEqual([
      422,
      {
        message: 'Please verify your account first. without verify account you can not place order',
      },
    ]);
  });

  it('@API-04 returns 500 without a payment method, as the backend does', async () => {
    const { amira, world } = await enter();
    const { id } = orderWhere(world, 'Delivered');
    const response = await amira.post<'ErrorMessage'>('/api/place-order/again', { order_id: id });
    expect([response.status, response.body]).toEqual([500, { message: 'Server Error' }]);
    expect(world.orders).toHaveLength(11);
  });

  it.each([
    [{ order_id: 999, payment_method: 'cash' }, UNKNOWN_ORDER],
    [{ payment_method: 'cash' }, MISSING_ORDER_ID],
  ])('@API-04 rejects the reorder %j', async (form, refusal) => {
    const { amira } = await enter();
    const response = await amira.post<'ValidationError'>('/api/place-order/again', form);
    expect([response.status, response.body]).toEqual([422, refusal]);
  });
});

describe('GET /order-payment/{order}/{method?}', () => {
  it('@API-04 opens a new payment each time, ignoring the case of the gateway’s name', async () => {
    const { amira, world } = await enter();
    const id = await buy(amira, other.id, other.shopId);
    for (const [method, payment] of [
      ['PAYPAL', 13],
      ['paypal', 14],
    ]) {
      const { status, body } = await amira.get<'PaymentResponse'>(
        `/api/order-payment/${id}/${method}`,
      );
      expect([status, body]).toEqual([
        200,
        {
          message: 'Payment created',
          data: { order_payment_url: `${shop.origin}/order/${payment}/payment?gateway=paypal` },
        },
      ]);
    }
    expect(world.payments.get(14)).toMatchObject({
      orderIds: [id],
      total: world.orders.at(-1)?.figures.payable,
      method: 'paypal',
      status: 'Pending',
    });
  });

  it('@API-04 opens a payment for an unknown gateway', async () => {
    const { amira, world } = await enter();
    const { status, body } = await amira.get<'PaymentResponse'>('/api/order-payment/8/by%20cheque');
    expect([status, body.data]).toEqual([
      200,
      { order_payment_url: `${shop.origin}/order/12/payment?gateway=by%20cheque` },
    ]);
    expect(world.payments.size).toBe(12);
  });

  it.each(['/cash', '/CASH', ''])('@API-04 rejects the method "%s"', async (method) => {
    const { amira, world } = await enter();
    const response = await amira.get<'ErrorMessage'>(`/api/order-payment/8${method}`);
    expect([response.status, response.body]).toEqual([
      422,
      { message: 'Sorry, You can not  re-payment because payment is CASH' },
    ]);
    expect(world.payments.size).toBe(11);
  });

  it.each(['/stripe', '/cash', ''])(
    '@API-04 returns 404 for the unknown order 999%s',
    async (method) => {
      const { amira } = await enter();
      const response = await amira.get<'ErrorMessage'>(`/api/order-payment/999${method}`);
      expect([response.status, response.body]).toEqual([
        404,
        { message: 'No query results for model [App\\Models\\Order] 999' },
      ]);
    },
  );

  it('@API-04 rejects guests who pay', async () => {
    const { visitor } = await enter();
    for (const path of ['/api/order-payment/8', '/api/order-payment/8/stripe']) {
      expect((await visitor.get<'ErrorMessage'>(path)).status).toBe(401);
    }
  });
});
