import { describe, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import { pickCart, pickProduct } from '../testing/pick-product.ts';
import type { Visitor } from '../testing/visitor.ts';

const shop = openShop();
const { one, sibling, other } = pickCart();
const CASH = { address_id: 1, payment_method: 'cash' };

async function addToCart(visitor: Visitor, ...ids: number[]): Promise<void> {
  for (const product_id of ids) await visitor.post('/api/cart/store', { product_id, quantity: 2 });
}

async function listOrders(visitor: Visitor, query = '') {
  const { body } = await visitor.get<'OrdersResponse'>(`/api/orders${query}`);
  return body.data;
}

describe('POST /place-order', () => {
  it('@API-04 creates one order per shop, removes the lines from the cart and reduces the stock', async () => {
    const amira = await shop.enter().visitor.signIn();
    await addToCart(amira, one.id, other.id, sibling.id);
    const order = { ...CASH, shop_ids: [one.shopId, other.shopId], note: 'Ring twice' };
    const { status, body } = await amira.post<'PlaceOrderResponse'>('/api/place-order', order);
    expect([status, body]).toEqual([
      200,
      { message: 'Order created successfully', data: { order_payment_url: null } },
    ]);

    const { total, orders, status_wise_orders } = await listOrders(amira);
    expect([total, status_wise_orders.all, status_wise_orders.pending]).toEqual([13, 13, 4]);
    expect(
      orders.slice(0, 2).map(({ quantity, products }) => [quantity, products.map(({ id }) => id)]),
    ).toEqual([
      [2, [other.id]],
      [4, [one.id, sibling.id]],
    ]);
    expect(orders[0]?.order_code).toMatch(/^#[A-Z]+000013$/);
    expect(orders[0]).toMatchObject({
      payment_method: 'Cash Payment',
      payment_status: 'Pending',
      order_status: 'Pending',
      created_at: '2026-11-21T10:00:00.000000Z',
      placed_at: '21 Nov, 2026 10:00 AM',
      address: { id: 1 },
    });
    expect(orders[0]?.products[0]?.quantity).toBe(other.stock - 2);
    expect((await amira.get<'CartResponse'>('/api/carts')).body.data.total).toBe(0);
  });

  it('@API-04 charges the previewed amount, and keeps the lines of other shops', async () => {
    const amira = await shop.enter().visitor.signIn();
    await addToCart(amira, one.id, other.id);
    const shop_ids = [one.shopId];
    const preview = await amira.post<'CheckoutResponse'>('/api/cart/checkout', { shop_ids });
    await amira.post('/api/place-order', { ...CASH, shop_ids });
    const { orders } = await listOrders(amira);
    expect(orders[0]?.amount).toBe(preview.body.data.checkout.payable_amount);
    const cart = await amira.get<'CartResponse'>('/api/carts');
    expect(cart.body.data.cart_items.map(({ shop_id }) => shop_id)).toEqual([other.shopId]);
  });

  it('@API-04 returns the gateway’s page, and hides the gateway’s name until the order is paid', async () => {
    const { visitor } = shop.enter();
    const amira = await visitor.signIn();
    await addToCart(amira, one.id);
    const order = { ...CASH, payment_method: 'STRIPE', shop_ids: [one.shopId] };
    const { body } = await amira.post<'PlaceOrderResponse'>('/api/place-order', order);
    expect(body.data.order_payment_url).toBe(`${shop.origin}/order/12/payment?gateway=stripe`);
    const { orders } = await listOrders(amira);
    expect(orders[0]).toMatchObject({
      payment_method: 'Online Payment',
      payment_status: 'Pending',
    });
  });

  it('@API-04 treats an unknown payment method as cash', async () => {
    const amira = await shop.enter().visitor.signIn();
    await addToCart(amira, one.id);
    const order = { ...CASH, payment_method: 'cheque', shop_ids: [one.shopId] };
    const { body } = await amira.post<'PlaceOrderResponse'>('/api/place-order', order);
    expect(body.data.order_payment_url).toBeNull();
    expect((await listOrders(amira)).orders[0]?.payment_method).toBe('Cash Payment');
  });

  it('@API-04 delivers digital products at once and charges delivery', async () => {
    const digital = pickProduct(({ isDigital, stock }) => isDigital && stock > 0);
    const amira = await shop.enter().visitor.signIn();
    await addToCart(amira, digital.id);
    const shop_ids = [digital.shopId];
    const preview = await amira.post<'CheckoutResponse'>('/api/cart/checkout', { shop_ids });
    await amira.post('/api/place-order', { ...CASH, shop_ids });
    const [order] = (await listOrders(amira)).orders;
    expect(order).toMatchObject({ order_status: 'Delivered', payment_status: 'Pending' });
    expect(order?.amount).toBeGreaterThan(preview.body.data.checkout.payable_amount);
  });

  it('@API-04 does not check the stock again', async () => {
    const { visitor } = shop.enter();
    const [amira, nora] = [await visitor.signIn(), await visitor.signIn('new@souk.example')];
    const scarce = pickProduct(({ stock, isDigital }) => stock > 0 && stock < 4 && !isDigital);
    const line = { product_id: scarce.id, quantity: scarce.stock };
    for (const buyer of [amira, nora]) await buyer.post('/api/cart/store', line);
    const form = {
      name: 'Nora',
      phone: '0701234567',
      address_type: 'home',
      address_line: 'Street 1',
    };
    const stored = await nora.post<'AddressResponse'>('/api/address/store', form);
    const order = { ...CASH, shop_ids: [scarce.shopId] };
    await amira.post('/api/place-order', order);
    const late = await nora.post<'PlaceOrderResponse'>('/api/place-order', {
      ...order,
      address_id: stored.body.data.address.id,
    });
    expect(late.status).toBe(200);
    const { orders } = await listOrders(nora);
    expect(orders[0]?.products[0]?.quantity).toBe(-scarce.stock);
  });

  it('@API-04 orders only the buy-now line on request', async () => {
    const amira = await shop.enter().visitor.signIn();
    await addToCart(amira, one.id);
    await amira.post('/api/cart/store', { product_id: sibling.id, is_buy_now: true });
    await amira.post('/api/place-order', { ...CASH, shop_ids: [one.shopId], is_buy_now: true });
    expect((await listOrders(amira)).orders[0]?.products.map(({ id }) => id)).toEqual([sibling.id]);
    expect((await amira.get<'CartResponse'>('/api/carts')).body.data.total).toBe(1);
  });

  it.each<[string, object, object]>([
    [
      'an empty form',
      {},
      {
        message: 'The shop field is required. (and 2 more errors)',
        errors: {
          shop_ids: ['The shop field is required.'],
          address_id: ['The address field is required.'],
          payment_method: ['The payment method field is required.'],
        },
      },
    ],
    [
      'no shops',
      { ...CASH, shop_ids: [] },
      {
        message: 'The shop field is required.',
        errors: { shop_ids: ['The shop field is required.'] },
      },
    ],
    [
      'shops that are not a list',
      { ...CASH, shop_ids: 'all' },
      {
        message: 'The shop ids must be an array.',
        errors: { shop_ids: ['The shop ids must be an array.'] },
      },
    ],
    [
      'unknown shop and address',
      { ...CASH, shop_ids: [999], address_id: 999 },
      {
        message: 'The selected shop id is invalid. (and 1 more error)',
        errors: {
          'shop_ids.0': ['The selected shop id is invalid.'],
          address_id: ['The selected address id is invalid.'],
        },
      },
    ],
    [
      'a shop without lines',
      { ...CASH, shop_ids: [other.shopId] },
      { message: 'Sorry shop cart is empty' },
    ],
  ])('@API-04 rejects %s', async (_, order, refusal) => {
    const amira = await shop.enter().visitor.signIn();
    await addToCart(amira, one.id);
    const { status, body } = await amira.post<'ValidationError'>('/api/place-order', order);
    expect([status, body]).toEqual([422, refusal]);
    expect((await listOrders(amira)).total).toBe(11);
  });

  it('@API-04 rejects another customer’s address like an unknown one', async () => {
    const nora = await shop.enter().visitor.signIn('new@souk.example');
    await addToCart(nora, one.id);
    const order = { ...CASH, shop_ids: [one.shopId] };
    const { status, body } = await nora.post<'ValidationError'>('/api/place-order', order);
    expect([status, body.errors]).toEqual([
      422,
      { address_id: ['The selected address id is invalid.'] },
    ]);
  });

  it('@API-04 requires a verified account when the settings do', async () => {
    const { visitor } = shop.enter({ order_place_account_verify: true });
    const [amira, nora] = [await visitor.signIn(), await visitor.signIn('new@souk.example')];
    const form = {
      name: 'Nora',
      phone: '0701234567',
      address_type: 'home',
      address_line: 'Street 1',
    };
    const stored = await nora.post<'AddressResponse'>('/api/address/store', form);
    const order = { shop_ids: [one.shopId], payment_method: 'cash' };
    const refused = await nora.post<'ValidationError'>('/api/place-order', {
      ...order,
      address_id: stored.body.data.address.id,
    });
    expect([refused.status, refused.body]).toEqual([
      422,
      {
        message: 'Please verify your account first. without verify account you can not place order',
      },
    ]);
    await addToCart(amira, one.id);
    const placed = await amira.post('/api/place-order', { ...order, address_id: 1 });
    expect(placed.status).toBe(200);
  });
});

describe('GET /orders', () => {
  it('@API-04 starts with the demo customer’s past orders, newest first', async () => {
    const amira = await shop.enter().visitor.signIn();
    const { total, orders, status_wise_orders } = await listOrders(amira);
    expect(total).toBe(11);
    expect(orders.map(({ id }) => id)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(status_wise_orders).toEqual({
      all: 11,
      pending: 2,
      confirm: 1,
      processing: 1,
      pickup: 1,
      on_the_way: 1,
      delivered: 4,
      cancelled: 1,
    });
    expect(orders[6]).toMatchObject({ payment_method: 'Stripe', payment_status: 'Paid' });
  });

  it('@API-04 filters by status without changing the counts', async () => {
    const amira = await shop.enter().visitor.signIn();
    const delivered = await listOrders(amira, '?order_status=Delivered');
    expect([delivered.total, delivered.status_wise_orders.all]).toEqual([4, 11]);
    expect(delivered.orders.every(({ order_status }) => order_status === 'Delivered')).toBe(true);
    const moving = await listOrders(amira, '?order_status=On%20The%20Way');
    expect(moving.orders.map(({ order_status }) => order_status)).toEqual(['On The Way']);
    const pickedUp = await listOrders(amira, '?order_status=Pickup');
    expect(pickedUp.orders.map(({ order_status }) => order_status)).toEqual(['Pickup']);
  });

  it.each([
    ['delivered', 4],
    ['ON%20THE%20WAY', 1],
    ['Digital', 2],
    ['', 11],
  ])('@API-04 ignores the case of the filter "%s"', async (filter, total) => {
    const amira = await shop.enter().visitor.signIn();
    expect((await listOrders(amira, `?order_status=${filter}`)).total).toBe(total);
  });

  it('@API-04 shows only digital lines under "digital"', async () => {
    const digital = pickProduct(({ isDigital, stock }) => isDigital && stock > 0);
    const amira = await shop.enter().visitor.signIn();
    const before = await listOrders(amira, '?order_status=digital');
    await addToCart(amira, digital.id);
    await amira.post('/api/place-order', { ...CASH, shop_ids: [digital.shopId] });
    const { total, orders } = await listOrders(amira, '?order_status=digital');
    expect(total).toBe(before.total + 1);
    expect(orders.every(({ products }) => products.every(({ is_digital }) => is_digital))).toBe(
      true,
    );
    expect(orders.at(-1)).toMatchObject({ quantity: 2, products: [{ id: digital.id }] });
  });

  it('@API-04 paginates only with both page parameters, and is empty past the last page', async () => {
    const amira = await shop.enter().visitor.signIn();
    const ids = async (query: string) =>
      (await listOrders(amira, query)).orders.map(({ id }) => id);
    expect(await ids('?page=2&per_page=3')).toEqual([8, 7, 6]);
    expect(await ids('?page=5&per_page=3')).toEqual([]);
    expect(await ids('?per_page=3')).toHaveLength(11);
  });

  it('@API-04 is empty for a new customer, and rejects guests', async () => {
    const { visitor } = shop.enter();
    const nora = await visitor.signIn('new@souk.example');
    expect(await listOrders(nora)).toMatchObject({ total: 0, orders: [] });
    expect((await visitor.get<'ErrorMessage'>('/api/orders')).status).toBe(401);
  });

  it('@API-07 returns the same bytes for the same calls in two worlds', async () => {
    const responses = await Promise.all(
      [shop.enter(), shop.enter()].map(async ({ visitor }) => {
        const amira = await visitor.signIn();
        await addToCart(amira, one.id, other.id);
        await amira.post('/api/place-order', { ...CASH, shop_ids: [one.shopId, other.shopId] });
        return (await amira.get<'OrdersResponse'>('/api/orders')).text;
      }),
    );
    expect(responses[0]).toBe(responses[1]);
  });
});
