import { describe, expect, it } from 'vitest';
import type { BaseProduct } from '../../fixtures/types.ts';
import { roundMoney } from '../pricing/pricing.ts';
import { findVoucher, setVoucherEnabled } from '../vouchers/vouchers.ts';
import { openShop } from '../testing/open-shop.ts';
import { catalogue, isPlain } from '../testing/pick-product.ts';
import { isCurrent, pickVoucher, vouchers } from '../testing/pick-voucher.ts';
import type { Visitor } from '../testing/visitor.ts';

const shop = openShop();
const { voucher: percent, product } = pickVoucher((one) => {
  return one.shopId !== null && one.discountType === 'Percentage' && isCurrent(one);
});
const price = product.discountPrice || product.price;
const shop_ids = [product.shopId];

async function enter(bought: BaseProduct, quantity: number) {
  const { visitor, world, clock } = shop.enter();
  const nora = await visitor.signIn('new@souk.example');
  await nora.post('/api/cart/store', { product_id: bought.id, quantity });
  const form = {
    name: 'Nora',
    phone: '0701234567',
    address_type: 'home',
    address_line: 'Street 1',
  };
  const { body } = await nora.post<'AddressResponse'>('/api/address/store', form);
  return { nora, world, clock, address_id: body.data.address.id };
}

async function checkOut(visitor: Visitor, choice: object) {
  const { status, body } = await visitor.post<'CheckoutResponse'>('/api/cart/checkout', choice);
  expect(status).toBe(200);
  return { message: body.message, applies: body.data.apply_coupon, ...body.data.checkout };
}

describe('vouchers in POST /cart/checkout', () => {
  it('@API-04 applies a code with a discount, which lowers only the payable amount', async () => {
    const { nora } = await enter(product, 2);
    const plain = await checkOut(nora, { shop_ids });
    expect(plain).toMatchObject({ message: 'Checkout information', coupon_discount: 0 });
    const applied = await checkOut(nora, { shop_ids, coupon_code: percent.code });
    const coupon_discount = roundMoney((price * 2) / 10);
    expect(applied).toEqual({
      ...plain,
      message: 'Coupon applied',
      applies: true,
      coupon_discount,
      payable_amount: roundMoney(plain.payable_amount - coupon_discount),
    });
  });

  it('@API-04 rejects a code of another shop, an expired or a future code', async () => {
    const { nora } = await enter(product, 2);
    const others = vouchers.filter((one) => {
      return one.shopId !== null && (one.shopId !== product.shopId || !isCurrent(one));
    });
    const codes = new Set(others.map(({ code }) => code));
    expect(codes.size).toBeGreaterThan(5);
    for (const coupon_code of codes) {
      expect(await checkOut(nora, { shop_ids, coupon_code })).toMatchObject({
        message: 'Coupon not applied',
        applies: false,
        coupon_discount: 0,
      });
    }
  });

  it('@API-04 applies a fixed amount once the subtotal reaches the minimum', async () => {
    const { voucher, product: cheap } = pickVoucher((one) => {
      return one.shopId !== null && one.minOrderAmount > 0 && isCurrent(one);
    });
    const unit = cheap.discountPrice || cheap.price;
    const needed = Math.ceil(voucher.minOrderAmount / unit);
    const { nora } = await enter(cheap, needed - 1);
    const choice = { shop_ids: [cheap.shopId], coupon_code: voucher.code };
    expect((await checkOut(nora, choice)).message).toBe('Coupon not applied');
    await nora.post('/api/cart/increment', { product_id: cheap.id });
    expect(await checkOut(nora, choice)).toMatchObject({
      message: 'Coupon applied',
      coupon_discount: voucher.discount,
    });
  });

  it('@API-04 limits a percentage to its maximum discount', async () => {
    const { maxDiscountAmount } = percent;
    const expensiveProduct = catalogue.find((one) => {
      return isPlain(one) && one.shopId === product.shopId && one.price > 60;
    });
    if (!expensiveProduct) throw new Error('The shop has no expensive product.');
    const { nora } = await enter(expensiveProduct, 10);
    const { coupon_discount } = await checkOut(nora, { shop_ids, coupon_code: percent.code });
    expect(coupon_discount).toBe(maxDiscountAmount);
  });

  it('@API-04 applies a platform code in linked shops', async () => {
    const { voucher, product: linked } = pickVoucher(({ shopId }) => shopId === null);
    const { nora } = await enter(linked, 5);
    const choice = { shop_ids: [linked.shopId], coupon_code: voucher.code };
    expect((await checkOut(nora, choice)).message).toBe('Coupon applied');
  });

  it('@API-04 applies a collected voucher without a code, but does not report it', async () => {
    const { nora } = await enter(product, 2);
    await nora.post('/api/vouchers-collect', { coupon_id: percent.id });
    const coupon_discount = roundMoney((price * 2) / 10);
    const silent = { message: 'Checkout information', applies: false, coupon_discount };
    expect(await checkOut(nora, { shop_ids })).toMatchObject(silent);
    expect(await checkOut(nora, { shop_ids, coupon_code: '' })).toMatchObject(silent);
    const refused = await checkOut(nora, { shop_ids, coupon_code: 'NOPE' });
    expect(refused).toMatchObject({ message: 'Coupon not applied', coupon_discount: 0 });
  });

  it('@API-04 ignores a voucher that the shop switched off', async () => {
    const { nora, world } = await enter(product, 2);
    setVoucherEnabled(world, percent.id, false);
    const { message } = await checkOut(nora, { shop_ids, coupon_code: percent.code });
    expect(message).toBe('Coupon not applied');
  });
});

describe('vouchers in POST /place-order', () => {
  it('@API-04 reduces the order, which stores the voucher', async () => {
    const { nora, world, address_id } = await enter(product, 2);
    const choice = { shop_ids, coupon_code: percent.code };
    const preview = await checkOut(nora, choice);
    await nora.post('/api/place-order', { ...choice, address_id, payment_method: 'cash' });
    const { body } = await nora.get<'OrdersResponse'>('/api/orders');
    expect(body.data.orders[0]?.amount).toBe(preview.payable_amount);
    const order = world.orders.at(-1);
    expect(order?.voucherId).toBe(percent.id);
    expect(order?.figures.couponDiscount).toBe(preview.coupon_discount);
  });

  it('@API-04 applies a collected voucher without a code', async () => {
    const { nora, world, address_id } = await enter(product, 1);
    await nora.post('/api/vouchers-collect', { coupon_id: percent.id });
    await nora.post('/api/place-order', { shop_ids, address_id, payment_method: 'cash' });
    expect(world.orders.at(-1)?.figures.couponDiscount).toBe(roundMoney(price / 10));
  });

  it('@API-04 rejects a code at its usage limit, counting cancelled orders', async () => {
    const { visitor, world } = shop.enter();
    const amira = await visitor.signIn();
    const spent = world.orders.find(({ voucherId }) => voucherId !== null);
    expect(spent?.status).toBe('Cancelled');
    const voucher = findVoucher(world, spent?.voucherId ?? 0);
    const bought = catalogue.find((one) => isPlain(one) && one.shopId === voucher?.shopId);
    const choice = { shop_ids: [voucher?.shopId], coupon_code: voucher?.code };
    const nora = await visitor.signIn('new@souk.example');
    for (const customer of [amira, nora]) {
      await customer.post('/api/cart/store', { product_id: bought?.id });
    }
    expect((await checkOut(amira, choice)).message).toBe('Coupon not applied');
    expect((await checkOut(nora, choice)).message).toBe('Coupon applied');
  });
});

describe('POST /v1/place-order', () => {
  it('@API-04 behaves like /place-order', async () => {
    const { nora, world, address_id } = await enter(product, 1);
    const order = { shop_ids, address_id, payment_method: 'stripe' };
    const { status, body } = await nora.post<'PlaceOrderResponse'>('/api/v1/place-order', order);
    const payment = world.orders.at(-1)?.paymentId;
    expect([status, body]).toEqual([
      200,
      {
        message: 'Order created successfully',
        data: { order_payment_url: `${shop.origin}/order/${payment}/payment?gateway=stripe` },
      },
    ]);
    const again = await nora.post<'ValidationError'>('/api/v1/place-order', order);
    expect([again.status, again.body]).toEqual([422, { message: 'Sorry shop cart is empty' }]);
  });
});
