import { describe, expect, it } from 'vitest';
import { findProduct } from '../inventory/products.ts';
import { decideReturn } from './decide-return.ts';
import { openSession } from '../auth/sessions.ts';
import { openShop } from '../testing/open-shop.ts';
import { enterWithReturnable, listReturns, RETURN_FORM } from './testing/return-requests.ts';

const shop = openShop();

describe('GET /return-orders', () => {
  it('@API-04 starts with a return in each status, newest first', async () => {
    const { amira, world } = await enterWithReturnable(shop);
    const { total, returnOrders } = await listReturns(amira);
    expect(total).toBe(6);
    expect(returnOrders.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(returnOrders.map(({ status, payment_status }) => [status, payment_status])).toEqual([
      ['Pending', 'Unpaid'],
      ['Approved', 'Unpaid'],
      ['Damaged', 'Unpaid'],
      ['Mismatch', 'Unpaid'],
      ['Cancelled', 'Unpaid'],
      ['Refunded', 'Paid'],
    ]);
    expect(returnOrders.map(({ reject_note }) => reject_note !== null)).toEqual([
      false,
      false,
      false,
      false,
      true,
      false,
    ]);
    expect(returnOrders[5]?.order_id).toBe(world.orders[0]?.code.slice(1));
  });

  it('@API-04 paginates only with both page parameters', async () => {
    const { amira } = await enterWithReturnable(shop);
    const page = await listReturns(amira, '?page=2&per_page=4');
    expect([page.total, page.returnOrders.map(({ id }) => id)]).toEqual([6, [2, 1]]);
    expect((await listReturns(amira, '?per_page=4')).returnOrders).toHaveLength(6);
    expect((await listReturns(amira, '?page=9&per_page=4')).returnOrders).toEqual([]);
  });

  it('@API-04 is empty for a new customer, and rejects guests and sellers', async () => {
    const { visitor, world } = shop.enter();
    const nora = await visitor.signIn('new@souk.example');
    expect(await listReturns(nora)).toEqual({ total: 0, returnOrders: [] });
    expect((await visitor.get('/api/return-orders')).status).toBe(401);
    const seller = world.accounts.find(({ role }) => role === 'seller');
    const token = seller ? openSession(world, seller) : '';
    const { status } = await visitor
      .withHeaders({ Authorization: `Bearer ${token}` })
      .get('/api/return-orders');
    expect(status).toBe(403);
  });
});

describe('GET /return-order-details/{id}', () => {
  it('@API-04 returns one object under the list’s name, with the ordered products', async () => {
    const { amira, world, order, line } = await enterWithReturnable(shop);
    const form = { ...RETURN_FORM, order_id: order.id, product_ids: [line.productId] };
    await amira.post('/api/return-order', form);
    const { status, body } = await amira
      .withHeaders({ 'Accept-Language': 'ar' })
      .get<'ReturnDetailsResponse'>('/api/return-order-details/7');
    expect([status, body.message]).toEqual([200, 'returnOrders']);
    const product = findProduct(world, line.productId);
    const { shop_rating, shop_logo, ...details } = body.data.returnOrders;
    expect(shop_rating).toBeGreaterThan(0);
    expect(shop_logo).toMatch(`${shop.origin}/media/logo-`);
    expect(details).toMatchObject({
      id: 7,
      order_id: order.code.slice(1),
      status: 'Pending',
      payment_status: 'Unpaid',
      shop_name: world.base.shops[order.shopId - 1]?.name,
      customer_name: 'Amira Haddad',
      customer_phone: '501234567',
      customer_email: 'demo@souk.example',
      return_order_products: [
        {
          product_id: line.productId,
          product_name: product?.name.ar,
          product_price: product?.price,
          quantity: line.quantity,
          color: line.colour ?? '',
          size: line.size ?? '',
          unit: line.unit ?? '',
          price: line.unitPrice,
        },
      ],
    });
    expect(details).not.toHaveProperty('quantity');
  });

  it('@API-04 shows the decision of the staff', async () => {
    const { amira, world } = await enterWithReturnable(shop);
    const read = async () => {
      const path = '/api/return-order-details/6';
      return (await amira.get<'ReturnDetailsResponse'>(path)).body.data.returnOrders;
    };
    decideReturn(world, 6, 'Approved');
    expect(await read()).toMatchObject({ status: 'Approved', payment_status: 'Unpaid' });
    decideReturn(world, 6, 'Cancelled', 'The seal is broken.');
    expect(await read()).toMatchObject({
      status: 'Cancelled',
      reject_note: 'The seal is broken.',
      payment_status: 'Unpaid',
    });
    decideReturn(world, 6, 'Refunded');
    expect(await read()).toMatchObject({
      status: 'Refunded',
      reject_note: null,
      payment_status: 'Paid',
    });
    expect(() => decideReturn(world, 99, 'Approved')).toThrow(/return 99/);
  });

  it('@API-04 returns 404 for an unknown return or another customer’s', async () => {
    const { visitor } = shop.enter();
    const nora = await visitor.signIn('new@souk.example');
    for (const id of [99, 1]) {
      const { status, body } = await nora.get<'ErrorMessage'>(`/api/return-order-details/${id}`);
      const message = `No query results for model [App\\Models\\ReturnOrder] ${id}`;
      expect([status, body]).toEqual([404, { message }]);
    }
  });

  it('@API-07 keeps the same return in another world', async () => {
    const { world } = await enterWithReturnable(shop);
    const elsewhere = await enterWithReturnable(shop);
    decideReturn(world, 6, 'Refunded');
    expect((await listReturns(elsewhere.amira)).returnOrders[0]?.status).toBe('Pending');
  });
});
