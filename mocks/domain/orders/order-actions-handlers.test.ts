import { describe, expect, it } from 'vitest';
import { markReturned, markReviewed } from './order-marks.ts';
import { closeShop } from '../inventory/close-shop.ts';
import { setOrderStatus } from './set-order-status.ts';
import { setStock } from '../inventory/set-stock.ts';
import type { World } from '../world/world.ts';
import { openShop } from '../testing/open-shop.ts';
import { pickCart, pickProduct } from '../testing/pick-product.ts';
import type { Visitor } from '../testing/visitor.ts';

const shop = openShop();
const { one, sibling, other } = pickCart();
const DAY_MS = 86_400_000;
const UNKNOWN = {
  message: 'The selected order id is invalid.',
  errors: { order_id: ['The selected order id is invalid.'] },
};
const NOT_NAMED = {
  message: 'The order id field is required.',
  errors: { order_id: ['The order id field is required.'] },
};

async function enter(settings = {}) {
  const { visitor, world, clock } = shop.enter(settings);
  return { visitor, world, clock, amira: await visitor.signIn() };
}

async function details(visitor: Visitor, id: number) {
  const { body } = await visitor.get<'OrderDetailsAnswer'>(`/api/order-details?order_id=${id}`);
  return body.data.order;
}

async function newest(visitor: Visitor) {
  const { body } = await visitor.get<'OrdersAnswer'>('/api/orders?page=1&per_page=1');
  const [order] = body.data.orders;
  if (!order) throw new Error('no order');
  return order;
}

/** Orders so many pieces and returns the order's id. */
async function buy(visitor: Visitor, productId: number, shopId: number, quantity = 1) {
  await visitor.post('/api/cart/store', { product_id: productId, quantity });
  const order = { shop_ids: [shopId], address_id: 1, payment_method: 'stripe' };
  await visitor.post('/api/place-order', order);
  return (await newest(visitor)).id;
}

function orderWhere(world: World, status: string, isDigital = false) {
  const order = world.orders.find(
    (past) => past.status === status && past.lines.every((line) => line.isDigital === isDigital),
  );
  if (!order) throw new Error(`no past order that is ${status}`);
  return order;
}

describe('GET /order-details', () => {
  it('@API-04 shows figures, shop, documents and taxes of an order', async () => {
    const { amira, world } = await enter();
    const id = await buy(amira, one.id, one.shopId, 2);
    const order = await details(amira, id);
    const [first] = world.base.settings.taxes;
    expect(order).toMatchObject({
      id,
      order_status: 'Pending',
      created_at: '2026-11-21T10:00:00.000000Z',
      placed_at: '21 Nov, 2026 10:00 AM',
      payment_method: 'Online Payment',
      payment_status: 'Pending',
      discount: 0,
      coupon_discount: 0,
      quantity: 2,
      shop: { id: one.shopId },
      invoice_url: `${shop.origin}/shop/download-invoice/${id}`,
      payment_receipt_url: `${shop.origin}/shop/payment-slip/${id}/download`,
      address: { id: 1 },
      return_order_within_days: 3,
      last_return_date: '24 Nov, 2026 10:00 AM',
      is_returnable: false,
    });
    expect(order.payable_amount).toBeCloseTo(
      order.total_amount + order.delivery_charge + order.tax_amount,
      2,
    );
    expect(order.estimated_delivery_date).toBe(world.base.shops[one.shopId - 1]?.estimatedDelivery);
    expect(order.all_vat_taxes[0]).toMatchObject({
      order_id: id,
      name: first?.name,
      percentage: first?.percentage,
      created_at: '2026-11-21T10:00:00.000000Z',
    });
    const previous = await details(amira, id - 1);
    expect(order.all_vat_taxes[0]?.id).toBe((previous.all_vat_taxes.at(-1)?.id ?? 0) + 1);
  });

  it('@API-04 shows the price paid only while the product is reduced', async () => {
    const reduced = pickProduct(
      ({ discountPrice, stock, isDigital, sizes, colours }) =>
        discountPrice > 0 && stock > 9 && !isDigital && sizes.length + colours.length > 0,
    );
    const plain = pickProduct(
      ({ discountPrice, stock, isDigital }) => discountPrice === 0 && stock > 9 && !isDigital,
    );
    const { amira, world } = await enter();
    const first = await details(amira, await buy(amira, reduced.id, reduced.shopId));
    expect(first.products[0]).toMatchObject({ price: reduced.price, order_qty: 1 });
    expect(first.products[0]?.discount_price).toBe(world.orders.at(-1)?.lines[0]?.unitPrice);
    const second = await details(amira, await buy(amira, plain.id, plain.shopId));
    expect(second.products[0]).toMatchObject({ price: plain.price, discount_price: 0 });
  });

  it('@API-04 says is_returned of what has not been returned, and shows the review’s stars', async () => {
    const { amira, world } = await enter();
    await amira.post('/api/cart/store', { product_id: one.id });
    const id = await buy(amira, sibling.id, one.shopId);
    markReturned(world, id, one.id);
    markReviewed(world, id, sibling.id, 4);
    const { products } = await details(amira, id);
    expect(products.map(({ is_returned, rating }) => [is_returned, rating])).toEqual([
      [false, null],
      [true, 4],
    ]);
  });

  it('@API-04 carries licence and files of a download, paid or not', async () => {
    const { amira, world } = await enter();
    const digital = world.orders.filter(({ lines }) => lines.some(({ isDigital }) => isDigital));
    expect(digital.map(({ isPaid }) => isPaid)).toEqual([true, false]);
    for (const { id } of digital) {
      const order = await details(amira, id);
      const [product] = order.products;
      const key = product?.license?.product_license;
      expect(product?.license).toMatchObject({
        product_id: product?.id,
        user_id: 1,
        order_id: id,
        is_used: 1,
        status: 1,
        created_at: order.created_at,
      });
      expect(product?.license_download_link).toBe(
        `${shop.origin}/api/download-product-license/${key}?order_id=${id}`,
      );
      for (const { url, extension } of product?.attachments ?? []) {
        expect(url).toMatch(new RegExp(`/media/downloads/[\\w-]+\\.${extension}$`));
        expect((await fetch(url)).status).toBe(200);
      }
      expect(product?.attachments.length).toBeGreaterThan(0);
      expect(order.is_returnable).toBe(false);
    }
  });

  it('@API-04 counts the days for returns from placing, three whatever the setting says', async () => {
    const { amira, world, clock } = await enter({ return_order_within_days: 30 });
    const id = await buy(amira, one.id, one.shopId);
    setOrderStatus(world, id, 'Delivered');
    const returnable = async () => (await details(amira, id)).is_returnable;
    expect(await returnable()).toBe(true);
    clock.advance(3 * DAY_MS);
    expect(await returnable()).toBe(true);
    clock.advance(1);
    expect(await returnable()).toBe(false);
    expect((await details(amira, id)).return_order_within_days).toBe(3);
  });

  it('@API-04 writes names as the language says, but options as they were', async () => {
    const { amira, world } = await enter();
    const order = world.orders.find(({ lines }) => lines.some(({ colour }) => colour !== null));
    const product = world.base.products[(order?.lines[0]?.productId ?? 0) - 1];
    const arabic = await details(amira.with({ 'Accept-Language': 'ar' }), order?.id ?? 0);
    expect(arabic.products[0]).toMatchObject({
      name: product?.name.ar,
      color: order?.lines[0]?.colour,
    });
  });

  it.each([
    ['an unknown order', '?order_id=999', UNKNOWN],
    ['no order', '', NOT_NAMED],
  ])('@API-04 refuses %s', async (_, query, refusal) => {
    const { amira } = await enter();
    const response = await amira.get<'ValidationError'>(`/api/order-details${query}`);
    expect([response.status, response.body]).toEqual([422, refusal]);
  });
});

describe('somebody else’s order', () => {
  it('@API-04 is as unknown as one that does not exist', async () => {
    const { visitor, world } = await enter();
    const nora = await visitor.signIn('new@souk.example');
    const read = await nora.get<'ValidationError'>('/api/order-details?order_id=8');
    expect([read.status, read.body]).toEqual([422, UNKNOWN]);
    const order = { order_id: 8, payment_method: 'cash' };
    for (const path of ['/api/orders/cancel', '/api/place-order/again']) {
      const body = path.endsWith('again') ? order : { order_id: 8 };
      const response = await nora.post<'ValidationError'>(path, body);
      expect([response.status, response.body]).toEqual([422, UNKNOWN]);
    }
    const paid = await nora.get<'ErrorMessage'>('/api/order-payment/8/stripe');
    expect(paid.status).toBe(404);
    expect(world.orders[7]?.status).toBe('Pending');
  });

  it('@API-04 is closed to guests', async () => {
    const { visitor } = await enter();
    const read = (someone: Visitor) => someone.get<'ErrorMessage'>('/api/order-details?order_id=8');
    expect((await read(visitor)).status).toBe(401);
  });
});

describe('POST /orders/cancel', () => {
  it('@API-04 cancels a pending order and gives its pieces back; what was sold stays sold', async () => {
    const { amira } = await enter();
    const id = await buy(amira, one.id, one.shopId, 3);
    const { products } = await newest(amira);
    const { status, body } = await amira.post<'CancelOrderAnswer'>('/api/orders/cancel', {
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
    '@API-04 refuses an order that is %s',
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
    [{ order_id: 999 }, UNKNOWN],
    [{}, NOT_NAMED],
  ])('@API-04 refuses %j', async (form, refusal) => {
    const { amira } = await enter();
    const response = await amira.post<'ValidationError'>('/api/orders/cancel', form);
    expect([response.status, response.body]).toEqual([422, refusal]);
  });
});

describe('POST /place-order/again', () => {
  it('@API-04 orders the same again and shows the old order', async () => {
    const { amira, world } = await enter();
    const old = orderWhere(world, 'Delivered');
    const form = { order_id: old.id, payment_method: 'cash' };
    const { status, body } = await amira.post<'ReorderAnswer'>('/api/place-order/again', form);
    expect([status, body.message, body.data.order_payment_url]).toEqual([
      200,
      'Re-order created successfully',
      null,
    ]);
    expect(body.data.order).toMatchObject({ id: old.id, order_status: 'Delivered' });
    const order = await newest(amira);
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

  it('@API-04 leads to a payment of its own when it is paid online', async () => {
    const { amira, world } = await enter();
    const { id } = orderWhere(world, 'Delivered');
    const form = { order_id: id, payment_method: 'PayPal' };
    const { body } = await amira.post<'ReorderAnswer'>('/api/place-order/again', form);
    expect(body.data.order_payment_url).toBe(`${shop.origin}/order/12/payment?gateway=paypal`);
    expect(world.payments.get(12)).toMatchObject({ orderIds: [12], status: 'Pending' });
  });

  it('@API-04 keeps a repeated download pending, with a licence of its own', async () => {
    const { amira, world } = await enter();
    const old = orderWhere(world, 'Delivered', true);
    await amira.post('/api/place-order/again', { order_id: old.id, payment_method: 'stripe' });
    const order = await details(amira, 12);
    const before = await details(amira, old.id);
    expect(order.order_status).toBe('Pending');
    const key = order.products[0]?.license?.product_license;
    expect(key).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/);
    expect(key).not.toBe(before.products[0]?.license?.product_license);
  });

  const refusals: [string, (world: World) => object, string][] = [
    [
      'an order on its way',
      (world) => ({ order_id: orderWhere(world, 'On The Way').id }),
      'Sorry, You can not  re-order because order is not delivered',
    ],
    [
      'more than there is',
      (world) => {
        const order = orderWhere(world, 'Delivered');
        setStock(world, order.lines[0]?.productId ?? 0, (order.lines[0]?.quantity ?? 1) - 1);
        return { order_id: order.id };
      },
      'Sorry, your product quantity out of stock',
    ],
    [
      'what a closed shop sold',
      (world) => {
        const order = orderWhere(world, 'Delivered');
        closeShop(world, order.shopId);
        return { order_id: order.id };
      },
      'Sorry, the shop is not available now',
    ],
  ];

  it.each(refusals)('@API-04 refuses %s', async (_, prepare, message) => {
    const { amira, world } = await enter();
    const form = { payment_method: 'cash', ...prepare(world) };
    const response = await amira.post<'ValidationError'>('/api/place-order/again', form);
    expect([response.status, response.body]).toEqual([422, { message }]);
    expect(world.orders).toHaveLength(11);
  });

  it('@API-04 wants a verified account where the shop says so', async () => {
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

  it('@API-04 breaks without a payment method, as the backend does', async () => {
    const { amira, world } = await enter();
    const { id } = orderWhere(world, 'Delivered');
    const response = await amira.post<'ErrorMessage'>('/api/place-order/again', { order_id: id });
    expect([response.status, response.body]).toEqual([500, { message: 'Server Error' }]);
    expect(world.orders).toHaveLength(11);
  });

  it.each([
    [{ order_id: 999, payment_method: 'cash' }, UNKNOWN],
    [{ payment_method: 'cash' }, NOT_NAMED],
  ])('@API-04 refuses %j', async (form, refusal) => {
    const { amira } = await enter();
    const response = await amira.post<'ValidationError'>('/api/place-order/again', form);
    expect([response.status, response.body]).toEqual([422, refusal]);
  });
});

describe('GET /order-payment/{order}/{method?}', () => {
  it('@API-04 opens a new payment each time, for any way of writing the gateway', async () => {
    const { amira, world } = await enter();
    const id = await buy(amira, other.id, other.shopId);
    for (const [method, payment] of [
      ['PAYPAL', 13],
      ['paypal', 14],
    ]) {
      const { status, body } = await amira.get<'PaymentAnswer'>(
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

  it.each(['/cash', '/CASH', '/cheque', ''])('@API-04 refuses the method "%s"', async (method) => {
    const { amira, world } = await enter();
    const response = await amira.get<'ErrorMessage'>(`/api/order-payment/8${method}`);
    expect([response.status, response.body]).toEqual([
      422,
      { message: 'Sorry, You can not  re-payment because payment is CASH' },
    ]);
    expect(world.payments.size).toBe(11);
  });

  it.each(['/stripe', '/cash', ''])('@API-04 knows no order 999%s', async (method) => {
    const { amira } = await enter();
    const response = await amira.get<'ErrorMessage'>(`/api/order-payment/999${method}`);
    expect([response.status, response.body]).toEqual([
      404,
      { message: 'No query results for model [App\\Models\\Order] 999' },
    ]);
  });

  it('@API-04 is closed to guests', async () => {
    const { visitor } = await enter();
    for (const path of ['/api/order-payment/8', '/api/order-payment/8/stripe']) {
      expect((await visitor.get<'ErrorMessage'>(path)).status).toBe(401);
    }
  });
});
