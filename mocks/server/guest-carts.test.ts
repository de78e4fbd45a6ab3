import { describe, expect, it } from 'vitest';
import { isCurrent, pickVoucher } from '../domain/testing/pick-voucher.ts';
import { openReleases } from './testing/open-releases.ts';

const { enter } = openReleases();

describe('guest carts', () => {
  const line = { product_id: 1, quantity: 1 };

  it('@API-01 do not exist in R1', async () => {
    const { send } = await enter('R1');
    expect((await send('/api/cart/store', line, {})).status).toBe(401);
    expect((await send('/api/carts', undefined, { 'X-Guest-Token': 'x' })).status).toBe(401);
  });

  it('@API-01 begin with a token from R2 on', async () => {
    const { send, read } = await enter('R2');
    const first = await send('/api/cart/store', line, { Authorization: 'Bearer 1|unknown' });
    expect(first).toMatchObject({ status: 200, body: { message: 'Access token generated' } });
    const guest = { 'X-Guest-Token': String(first.body.data['access_token']) };
    expect(await read('/api/carts', guest)).toMatchObject({ total: 0 });
    expect((await send('/api/cart/store', line, guest)).body.data).toMatchObject({ total: 1 });
    expect(await read('/api/carts', guest)).toMatchObject({ total: 1 });
    expect(await read('/api/carts')).toMatchObject({ total: 0 });
    expect((await send('/api/carts', undefined, {})).status).toBe(401);
  });

  it('@API-01 take no digital products', async () => {
    const { send, read } = await enter('R2');
    const { products } = await read('/api/products?is_digital=1&page=1&per_page=1');
    const [digital] = products as { id: number }[];
    const body = { product_id: digital?.id };
    const first = await send('/api/cart/store', body, {});
    const guest = { 'X-Guest-Token': String(first.body.data['access_token']) };
    expect(await send('/api/cart/store', body, guest)).toMatchObject({
      status: 422,
      body: { message: 'login first to buy digital product.' },
    });
  });

  it.each(['R2', 'R3', 'R4'] as const)('@API-01 can’t be ordered in %s', async (release) => {
    const { send, read } = await enter(release);
    const first = await send('/api/cart/store', line, {});
    const guest = { 'X-Guest-Token': String(first.body.data['access_token']) };
    await send('/api/cart/store', line, guest);
    const order = { shop_ids: [1], address_id: 1, payment_method: 'cash' };
    expect((await send('/api/place-order', order, guest)).status).toBe(422);
    expect((await send('/api/order-payment/1/stripe', undefined, guest)).status).toBe(404);
    expect(await read('/api/carts', guest)).toMatchObject({ total: 1 });
  });

  it.each(['R2', 'R3'] as const)('@API-01 get no voucher discounts in %s', async (release) => {
    const { send } = await enter(release);
    const { voucher, product } = pickVoucher((one) => {
      return one.shopId !== null && one.discountType === 'Percentage' && isCurrent(one);
    });
    const body = { product_id: product.id, quantity: 2 };
    const first = await send('/api/cart/store', body, {});
    const guest = { 'X-Guest-Token': String(first.body.data['access_token']) };
    const coupon = { shop_ids: [product.shopId], coupon_code: voucher.code };
    for (const [headers, applies] of [
      [undefined, true],
      [guest, false],
    ] as const) {
      await send('/api/cart/store', body, headers);
      const { status, body: checkout } = await send('/api/cart/checkout', coupon, headers);
      expect([status, checkout]).toMatchObject([
        200,
        {
          message: applies ? 'Coupon applied' : 'Coupon not applied',
          data: { apply_coupon: applies, checkout_items: [{ shop_id: product.shopId }] },
        },
      ]);
      const { coupon_discount: discount } = checkout.data['checkout'] as Record<string, number>;
      expect(Number(discount) > 0).toBe(applies);
    }
  });
});
