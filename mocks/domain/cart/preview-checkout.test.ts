import { describe, expect, it } from 'vitest';
import type { BaseProduct } from '../../fixtures/types.ts';
import { deliveryCharge } from '../pricing/checkout-totals.ts';
import { roundMoney } from '../pricing/pricing.ts';
import { findShop } from '../inventory/products.ts';
import { openShop } from '../testing/open-shop.ts';
import { pickCart, pickProduct } from '../testing/pick-product.ts';

const shop = openShop();
const { one, other } = pickCart();

const priceOf = ({ price, discountPrice }: BaseProduct) => discountPrice || price;

async function signInWithCart(...products: { product: BaseProduct; quantity: number }[]) {
  const { visitor, world } = shop.enter();
  const amira = await visitor.signIn();
  for (const { product, quantity } of products) {
    await amira.post('/api/cart/store', { product_id: product.id, quantity });
  }
  return { amira, world };
}

describe('POST /cart/checkout', () => {
  it('@API-04 adds up goods, delivery by pieces and tax, and lists only the last shop’s tax', async () => {
    const { amira, world } = await signInWithCart(
      { product: one, quantity: 2 },
      { product: other, quantity: 5 },
    );
    const shop_ids = [one.shopId, other.shopId];
    const { status, body } = await amira.post<'CheckoutResponse'>('/api/cart/checkout', {
      shop_ids,
    });
    expect([status, body.message]).toEqual([200, 'Checkout information']);

    const [first, last] = [priceOf(one) * 2, priceOf(other) * 5];
    const delivery =
      deliveryCharge(findShop(world, one.shopId)?.deliveryBands ?? [], 2) +
      deliveryCharge(findShop(world, other.shopId)?.deliveryBands ?? [], 5);
    const taxes = [roundMoney(first * 0.05), roundMoney(last * 0.05)] as const;
    const tax = roundMoney(taxes[0] + taxes[1]);
    expect(body.data.checkout).toEqual({
      total_amount: roundMoney(first + last),
      delivery_charge: roundMoney(delivery),
      coupon_discount: 0,
      order_tax_amount: tax,
      payable_amount: roundMoney(first + last + delivery + tax),
      all_vat_taxes: [{ id: 1, name: 'VAT', percentage: 5, amount: taxes[1] }],
    });
    expect(body.data.apply_coupon).toBe(false);
    expect(body.data.checkout_items.map(({ shop_id }) => shop_id)).toEqual(shop_ids);
  });

  it('@API-04 counts only the selected shops and changes nothing', async () => {
    const { amira } = await signInWithCart(
      { product: one, quantity: 1 },
      { product: other, quantity: 1 },
    );
    const { body } = await amira.post<'CheckoutResponse'>('/api/cart/checkout', {
      shop_ids: [other.shopId],
    });
    expect(body.data.checkout.total_amount).toBe(priceOf(other));
    expect(body.data.checkout_items).toHaveLength(1);
    expect((await amira.get<'CartResponse'>('/api/carts')).body.data.total).toBe(2);
  });

  it.each([{}, { shop_ids: [] }, { shop_ids: null }])(
    '@API-04 returns zero amounts for %j',
    async (choice) => {
      const { amira } = await signInWithCart({ product: one, quantity: 1 });
      const { body } = await amira.post<'CheckoutResponse'>('/api/cart/checkout', choice);
      expect(body.data).toEqual({
        checkout: {
          total_amount: 0,
          delivery_charge: 0,
          coupon_discount: 0,
          order_tax_amount: 0,
          payable_amount: 0,
          all_vat_taxes: [],
        },
        apply_coupon: false,
        checkout_items: [],
      });
    },
  );

  it('@API-04 returns 200 for a voucher code that does not apply', async () => {
    const { amira } = await signInWithCart({ product: one, quantity: 1 });
    const choice = { shop_ids: [one.shopId], coupon_code: 'NOPE' };
    const { status, body } = await amira.post<'CheckoutResponse'>('/api/cart/checkout', choice);
    expect([status, body.message, body.data.apply_coupon]).toEqual([
      200,
      'Coupon not applied',
      false,
    ]);
    expect(body.data.checkout.coupon_discount).toBe(0);
  });

  it('@API-04 waives the delivery charge when the shop’s last line is digital', async () => {
    const digital = pickProduct(({ isDigital, stock }) => isDigital && stock > 0);
    const { amira } = await signInWithCart({ product: digital, quantity: 1 });
    const choice = { shop_ids: [digital.shopId] };
    const { body } = await amira.post<'CheckoutResponse'>('/api/cart/checkout', choice);
    expect(body.data.checkout.delivery_charge).toBe(0);
    expect(body.data.checkout.total_amount).toBe(priceOf(digital));
  });

  it('@API-04 counts the buy-now cart on request', async () => {
    const { amira } = await signInWithCart({ product: one, quantity: 1 });
    await amira.post('/api/cart/store', { product_id: one.id, quantity: 3, is_buy_now: true });
    const choice = { shop_ids: [one.shopId], is_buy_now: true };
    const { body } = await amira.post<'CheckoutResponse'>('/api/cart/checkout', choice);
    expect(body.data.checkout.total_amount).toBe(roundMoney(priceOf(one) * 3));
  });

  it('@API-04 rejects unknown shops by index and codes that are too long', async () => {
    const { amira } = await signInWithCart();
    const unknown = { shop_ids: [one.shopId, 999] };
    const { status, body } = await amira.post<'ValidationError'>('/api/cart/checkout', unknown);
    expect([status, body]).toEqual([
      422,
      {
        message: 'The selected shop ids are invalid.',
        errors: { 'shop_ids.1': ['The selected shop ids are invalid.'] },
      },
    ]);
    const long = { shop_ids: [one.shopId], coupon_code: 'x'.repeat(51) };
    const refused = await amira.post<'ValidationError'>('/api/cart/checkout', long);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['coupon_code']);
  });
});
