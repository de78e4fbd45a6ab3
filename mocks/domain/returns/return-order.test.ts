import { describe, expect, it } from 'vitest';
import { decideReturn } from './decide-return.ts';
import { openShop } from '../testing/open-shop.ts';
import type { Visitor } from '../testing/visitor.ts';
import { DAY_MS } from '../../lib/datetime/durations.ts';
import { enterWithReturnable, listReturns, RETURN_FORM } from './testing/return-requests.ts';

const shop = openShop();

async function postRejectedReturn(visitor: Visitor, form: object) {
  const { status, body } = await visitor.post<'ValidationError'>('/api/return-order', form);
  expect(status).toBe(422);
  return body;
}

describe('POST /return-order', () => {
  it('@API-04 returns the full quantity of a line, without tax, delivery and voucher', async () => {
    const { amira, order, line, world } = await enterWithReturnable(shop);
    const stock = world.products.stock.get(line.productId);
    const { status, body } = await amira.post<'ReturnOrderResponse'>('/api/return-order', {
      ...RETURN_FORM,
      order_id: order.id,
      product_ids: [line.productId],
      bank_name: 'Bank of the Bay',
    });
    expect([status, body]).toEqual([
      200,
      {
        message: 'Order return successfully done',
        data: {
          returnOrder: {
            id: 7,
            order_id: order.code.slice(1),
            reason: RETURN_FORM.reason,
            amount: Math.round(line.unitPrice * line.quantity * 100) / 100,
            status: 'Pending',
            quantity: line.quantity,
            payment_status: 'Unpaid',
            reject_note: null,
            return_date: '21 November, 2026',
            return_address: RETURN_FORM.return_address,
          },
        },
      },
    ]);
    expect((await listReturns(amira)).returnOrders[0]).toEqual(body.data.returnOrder);
    expect(order.status).toBe('Delivered');
    expect(world.products.stock.get(line.productId)).toBe(stock);
  });

  it('@API-04 rejects a return after the return period', async () => {
    const { amira, order, line, clock } = await enterWithReturnable(shop);
    const form = { ...RETURN_FORM, order_id: order.id, product_ids: [line.productId] };
    clock.advance(28 * DAY_MS + 1);
    expect(await postRejectedReturn(amira, form)).toEqual({
      message: 'Cannot return order after 30 days',
    });
    clock.advance(-1);
    expect((await amira.post('/api/return-order', form)).status).toBe(200);
  });

  it('@API-04 applies the return period of the settings', async () => {
    const { visitor, world } = shop.enter({ return_order_within_days: 1 });
    const order = world.orders.find(({ placedAt }) => world.startedAt - placedAt === 2 * DAY_MS);
    const product_ids = order?.lines.map(({ productId }) => productId);
    const form = { ...RETURN_FORM, order_id: order?.id, product_ids };
    expect(await postRejectedReturn(await visitor.signIn(), form)).toEqual({
      message: 'Cannot return order after 1 days',
    });
  });

  it('@API-04 reports errors in the backend’s order', async () => {
    const { amira, world, order, line, returnedIds } = await enterWithReturnable(shop);
    const elsewhere = world.orders[0]?.lines[0]?.productId ?? 0;
    const pending = world.orders.find(({ status }) => status === 'Pending');
    const old = world.orders.find(({ status }) => status === 'Cancelled');
    const all = [...returnedIds, elsewhere];

    expect(
      await postRejectedReturn(amira, { ...RETURN_FORM, order_id: old?.id, product_ids: all }),
    ).toEqual({
      message: 'Cannot return order after 30 days',
    });
    expect(
      await postRejectedReturn(amira, { ...RETURN_FORM, order_id: pending?.id, product_ids: all }),
    ).toEqual({
      message: 'This Order is not Delivered yet',
    });
    expect(
      await postRejectedReturn(amira, { ...RETURN_FORM, order_id: order.id, product_ids: all }),
    ).toEqual({
      message: `Product with ID ${elsewhere} not found in this order`,
    });
    expect(
      await postRejectedReturn(amira, {
        ...RETURN_FORM,
        order_id: order.id,
        product_ids: [line.productId, ...returnedIds],
      }),
    ).toEqual({ message: `Products with IDs ${returnedIds.join(', ')} already returned` });
    expect(returnedIds).toHaveLength(2);
    expect((await listReturns(amira)).total).toBe(6);
  });

  it('@API-04 does not accept a rejected product again', async () => {
    const { amira, world, order, line } = await enterWithReturnable(shop);
    const form = { ...RETURN_FORM, order_id: order.id, product_ids: [line.productId] };
    const { body } = await amira.post<'ReturnOrderResponse'>('/api/return-order', form);
    decideReturn(world, body.data.returnOrder.id, 'Cancelled', 'Worn');
    expect(await postRejectedReturn(amira, form)).toEqual({
      message: `Products with IDs ${line.productId} already returned`,
    });
  });

  it.each<[string, object, object]>([
    [
      'an empty form',
      {},
      {
        message: 'The order id field is required. (and 4 more errors)',
        errors: {
          order_id: ['The order id field is required.'],
          reason: ['The reason field is required.'],
          product_ids: ['The product ids field is required.'],
          bank_account_number: ['The bank account number field is required.'],
          return_address: ['The return address field is required.'],
        },
      },
    ],
    [
      'an account number that is not a string',
      { ...RETURN_FORM, order_id: 1, product_ids: [1], bank_account_number: 12 },
      {
        message: 'The bank account number field must be a string.',
        errors: { bank_account_number: ['The bank account number field must be a string.'] },
      },
    ],
    [
      'products that are not a list',
      { ...RETURN_FORM, order_id: 1, product_ids: 'all' },
      {
        message: 'The product ids field must be an array.',
        errors: { product_ids: ['The product ids field must be an array.'] },
      },
    ],
    [
      'no products and a bank name that is too long',
      { ...RETURN_FORM, order_id: 1, product_ids: [], bank_name: 'B'.repeat(201) },
      {
        message: 'The product ids field is required. (and 1 more error)',
        errors: {
          product_ids: ['The product ids field is required.'],
          bank_name: ['The bank name field must not be greater than 200 characters.'],
        },
      },
    ],
    [
      'an unknown order and product',
      { ...RETURN_FORM, order_id: 999, product_ids: [1, 999_999] },
      {
        message: 'The selected order id is invalid. (and 1 more error)',
        errors: {
          order_id: ['The selected order id is invalid.'],
          'product_ids.1': ['The selected product_ids.1 is invalid.'],
        },
      },
    ],
  ])('@API-04 rejects %s', async (_, form, refusal) => {
    const { amira } = await enterWithReturnable(shop);
    expect(await postRejectedReturn(amira, form)).toEqual(refusal);
  });

  it('@API-04 rejects another customer’s order like an unknown one', async () => {
    const { visitor, order, line } = await enterWithReturnable(shop);
    const nora = await visitor.signIn('new@souk.example');
    const form = { ...RETURN_FORM, order_id: order.id, product_ids: [line.productId] };
    expect((await postRejectedReturn(nora, form)).errors).toEqual({
      order_id: ['The selected order id is invalid.'],
    });
  });
});
