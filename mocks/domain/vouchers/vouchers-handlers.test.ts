import { describe, expect, it } from 'vitest';
import { roundMoney } from '../pricing/pricing.ts';
import { setVoucherEnabled } from './vouchers.ts';
import type { Schemas } from '../testing/parse-response.ts';
import { openShop } from '../testing/open-shop.ts';
import { isCurrent, pickVoucher, vouchers } from '../testing/pick-voucher.ts';
import type { Visitor } from '../testing/visitor.ts';

const shop = openShop();
const NEW_CUSTOMER_EMAIL = 'new@souk.example';
const { voucher: percent, product } = pickVoucher((one) => {
  return one.shopId !== null && one.discountType === 'Percentage' && isCurrent(one);
});
const shopId = product.shopId;
const price = product.discountPrice || product.price;

const codes = ({ data }: Schemas['ShopVouchersResponse']) => data.coupons.map(({ code }) => code);

function collect(visitor: Visitor, coupon_id: number) {
  return visitor.post<'CollectVoucherResponse'>('/api/vouchers-collect', { coupon_id });
}

describe('GET /get-vouchers', () => {
  it('@API-04 lists the shop’s own current vouchers with all their terms', async () => {
    const nora = await shop.enter().visitor.signIn(NEW_CUSTOMER_EMAIL);
    const path = `/api/get-vouchers?shop_id=${shopId}`;
    const { status, body } = await nora.get<'ShopVouchersResponse'>(path);
    expect([status, body.message]).toEqual([200, 'Shop vouchers']);
    const current = vouchers.filter((one) => one.shopId === shopId && isCurrent(one));
    expect(codes(body)).toEqual(current.map(({ code }) => code));
    expect(body.data.coupons.find(({ id }) => id === percent.id)).toEqual({
      id: percent.id,
      voucher_type: 'Shop Voucher',
      code: percent.code,
      discount_type: 'Percentage',
      discount: 10,
      min_order_amount: 0,
      max_discount_amount: 25,
      limit_for_user: 10,
      shop_id: shopId,
      started: '01 November 2026 10:00',
      validity: '01 December 2026 02:00',
      is_collected: false,
    });
  });

  it('@API-04 leaves out expired, future and switched-off vouchers', async () => {
    const { visitor, world, clock } = shop.enter();
    const amira = await visitor.signIn();
    const upcoming = vouchers.find(({ startsInMs }) => startsInMs > 0);
    const owner = upcoming?.shopId ?? 0;
    const listed = async () =>
      codes((await amira.get<'ShopVouchersResponse'>(`/api/get-vouchers?shop_id=${owner}`)).body);
    const before = await listed();
    expect(before).not.toContain(upcoming?.code);
    clock.advance((upcoming?.startsInMs ?? 0) + 1);
    expect(await listed()).toContain(upcoming?.code);
    setVoucherEnabled(world, upcoming?.id ?? 0, false);
    expect(await listed()).not.toContain(upcoming?.code);
    const expired = vouchers.filter(({ endsInMs }) => endsInMs < 0).map(({ code }) => code);
    expect(expired.length).toBeGreaterThan(0);
    expect(before.filter((code) => expired.includes(code))).toEqual([]);
  });

  it('@API-04 is empty for a shop without vouchers', async () => {
    const amira = await shop.enter().visitor.signIn();
    const without = shop.enter().world.base.shops.find(({ id }) => {
      return !vouchers.some((one) => one.shopId === id);
    });
    const path = `/api/get-vouchers?shop_id=${without?.id}`;
    const { body } = await amira.get<'ShopVouchersResponse'>(path);
    expect(body).toEqual({ message: 'Shop vouchers', data: { coupons: [] } });
  });

  it('@API-04 rejects an unknown shop', async () => {
    const amira = await shop.enter().visitor.signIn();
    const { status, body } = await amira.get<'ValidationError'>('/api/get-vouchers?shop_id=999');
    const message = 'The shop id is not exists.';
    expect([status, body]).toEqual([422, { message, errors: { shop_id: [message] } }]);
  });

  it('@API-04 requires a shop and a customer', async () => {
    const { visitor } = shop.enter();
    const guest = await visitor.get<'ErrorMessage'>(`/api/get-vouchers?shop_id=${shopId}`);
    expect([guest.status, guest.body]).toEqual([401, { message: 'Unauthenticated.' }]);
    const nora = await visitor.signIn(NEW_CUSTOMER_EMAIL);
    const { status, body } = await nora.get<'ValidationError'>('/api/get-vouchers');
    expect([status, body]).toEqual([
      422,
      {
        message: 'The shop id field is required.',
        errors: { shop_id: ['The shop id field is required.'] },
      },
    ]);
  });
});

describe('POST /vouchers-collect', () => {
  it('@API-04 collects once, and returns no data the second time', async () => {
    const nora = await shop.enter().visitor.signIn(NEW_CUSTOMER_EMAIL);
    const first = await collect(nora, percent.id);
    expect([first.status, first.body.message]).toEqual([200, 'Voucher collected successfully']);
    expect(first.body.data?.coupon).toMatchObject({ id: percent.id, is_collected: true });
    const second = await collect(nora, percent.id);
    expect([second.status, second.body]).toEqual([200, { message: 'Voucher already collected' }]);
    const path = `/api/get-vouchers?shop_id=${shopId}`;
    const { body } = await nora.get<'ShopVouchersResponse'>(path);
    expect(body.data.coupons.find(({ id }) => id === percent.id)?.is_collected).toBe(true);
  });

  it('@API-07 collects for one customer of one world', async () => {
    const { visitor } = shop.enter();
    await collect(await visitor.signIn(NEW_CUSTOMER_EMAIL), percent.id);
    for (const other of [
      await visitor.signIn(),
      await shop.enter().visitor.signIn(NEW_CUSTOMER_EMAIL),
    ]) {
      const { body } = await other.get<'CollectedVouchersResponse'>('/api/get-collected-vouchers');
      expect(body.data.coupons.map(({ id }) => id)).not.toContain(percent.id);
    }
  });

  it.each([
    [{}, 'The coupon id field is required.'],
    [{ coupon_id: 9999 }, 'The coupon id is not exists.'],
  ])('@API-04 rejects %j', async (request, message) => {
    const nora = await shop.enter().visitor.signIn(NEW_CUSTOMER_EMAIL);
    const { status, body } = await nora.post<'ValidationError'>('/api/vouchers-collect', request);
    expect([status, body]).toEqual([422, { message, errors: { coupon_id: [message] } }]);
  });
});

describe('GET /get-collected-vouchers', () => {
  it('@API-04 lists the demo customer’s collected voucher', async () => {
    const amira = await shop.enter().visitor.signIn();
    const { body } = await amira.get<'CollectedVouchersResponse'>('/api/get-collected-vouchers');
    expect(body.message).toBe('available collected vouchers');
    expect(body.data.coupons).toHaveLength(1);
    expect(body.data.coupons[0]).toMatchObject({
      is_collected: true,
      voucher_type: 'Shop Voucher',
    });
  });

  it('@API-04 filters by the vouchers valid in a shop, including the platform’s', async () => {
    const nora = await shop.enter().visitor.signIn(NEW_CUSTOMER_EMAIL);
    const platform = vouchers.find((one) => one.shopId === null);
    const linked = platform?.linkedShopIds.find((id) => id !== shopId) ?? 0;
    for (const id of [percent.id, platform?.id ?? 0]) await collect(nora, id);
    const idsOf = async (query: string) => {
      const path = `/api/get-collected-vouchers${query}`;
      const { body } = await nora.get<'CollectedVouchersResponse'>(path);
      return body.data.coupons.map(({ id, voucher_type, shop_id }) => [id, voucher_type, shop_id]);
    };
    const ofPlatform = [platform?.id, 'Amin Voucher', null];
    expect(await idsOf('')).toEqual([[percent.id, 'Shop Voucher', shopId], ofPlatform]);
    expect(await idsOf(`?shop_id=${linked}`)).toEqual([ofPlatform]);
  });

  it('@API-04 leaves out expired vouchers', async () => {
    const { visitor, clock } = shop.enter();
    const nora = await visitor.signIn(NEW_CUSTOMER_EMAIL);
    await collect(nora, percent.id);
    clock.advance(percent.endsInMs + 1);
    const { body } = await nora.get<'CollectedVouchersResponse'>('/api/get-collected-vouchers');
    expect(body.data.coupons).toEqual([]);
  });
});

describe.each(['/api/apply-voucher', '/api/coupons/apply'])('POST %s', (path) => {
  const products = [{ id: product.id, quantity: 2, shop_id: shopId }];
  const coupon_code = percent.code;

  it('@API-04 returns the discount of the code', async () => {
    const nora = await shop.enter().visitor.signIn(NEW_CUSTOMER_EMAIL);
    const { status, body } = await nora.post<'ApplyVoucherResponse'>(path, {
      products,
      coupon_code,
    });
    const total = roundMoney(price * 2);
    expect([status, body]).toEqual([
      200,
      {
        message: 'Voucher applied successfully',
        data: { total_order_amount: total, total_discount_amount: roundMoney(total / 10) },
      },
    ]);
  });

  it('@API-04 returns 201 without a discount', async () => {
    const nora = await shop.enter().visitor.signIn(NEW_CUSTOMER_EMAIL);
    const request = { products, coupon_code: 'NOPE' };
    const { status, body } = await nora.post<'ApplyVoucherResponse'>(path, request);
    expect([status, body]).toEqual([
      201,
      {
        message: 'Voucher not applied',
        data: { total_order_amount: roundMoney(price * 2), total_discount_amount: 0 },
      },
    ]);
  });

  it.each<[string, object, string, string]>([
    ['no products', { coupon_code }, 'products', 'The products field is required'],
    ['an empty list', { coupon_code, products: [] }, 'products', 'The products field is required'],
    [
      'an unknown product',
      { coupon_code, products: [{ id: 99_999, quantity: 1, shop_id: shopId }] },
      'products.0.id',
      'The selected products.0.id is invalid.',
    ],
    [
      'a shop that does not sell it',
      { coupon_code, products: [{ id: product.id, quantity: 1, shop_id: 999 }] },
      'products.0.shop_id',
      'The selected products.0.shop id is invalid.',
    ],
    [
      'no pieces',
      { coupon_code, products: [{ id: product.id, quantity: 0, shop_id: shopId }] },
      'products.0.quantity',
      'The products.0.quantity field must be at least 1.',
    ],
    [
      'a code that is too long',
      { coupon_code: 'x'.repeat(51), products },
      'coupon_code',
      'The coupon code may not be greater than 50 characters.',
    ],
  ])('@API-04 rejects %s', async (_, request, field, message) => {
    const nora = await shop.enter().visitor.signIn(NEW_CUSTOMER_EMAIL);
    const { status, body } = await nora.post<'ValidationError'>(path, request);
    expect([status, body]).toEqual([422, { message, errors: { [field]: [message] } }]);
  });
});

describe('without a code', () => {
  const products = [{ id: product.id, quantity: 1, shop_id: shopId }];

  it('@API-04 POST /apply-voucher applies the collected vouchers', async () => {
    const nora = await shop.enter().visitor.signIn(NEW_CUSTOMER_EMAIL);
    const before = await nora.post<'ApplyVoucherResponse'>('/api/apply-voucher', { products });
    expect(before.status).toBe(201);
    await collect(nora, percent.id);
    const after = await nora.post<'ApplyVoucherResponse'>('/api/apply-voucher', { products });
    expect([after.status, after.body.data.total_discount_amount]).toEqual([
      200,
      roundMoney(price / 10),
    ]);
  });

  it('@API-04 POST /coupons/apply requires a code', async () => {
    const nora = await shop.enter().visitor.signIn(NEW_CUSTOMER_EMAIL);
    const { status, body } = await nora.post<'ValidationError'>('/api/coupons/apply', { products });
    const message = 'The coupon code field is required.';
    expect([status, body]).toEqual([422, { message, errors: { coupon_code: [message] } }]);
  });
});
