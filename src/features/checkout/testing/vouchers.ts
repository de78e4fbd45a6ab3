import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { getCart, getCheckout } from '../../../api/generated/cart.ts';
import { addToCart } from '../../../api/generated/cart-mutations.ts';
import { listProducts } from '../../../api/generated/catalogue.ts';
import { listShops } from '../../../api/generated/shops.ts';
import { listShopVouchers } from '../../../api/generated/vouchers.ts';
import { collectVoucher } from '../../../api/generated/vouchers-mutations.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import type { OpenApp } from '../../../api/testing/open-app.tsx';
import { createCartStore } from '../../cart/cart-store.ts';
import { hasNoOptions } from '../../../test/pick-product.ts';
import { fillField } from '../../../test/user.ts';
import { UNVERIFIED_EMAIL } from './shopper.ts';

type Discount = components['schemas']['Coupon']['discount_type'];

export async function fillForVoucher(app: OpenApp, phone: string, discount: Discount) {
  await app.signIn(phone);
  const { client } = app.api;
  const { shops } = await client.call(listShops, { page: 1, per_page: 50 });
  for (const { id: shop_id } of shops) {
    const { coupons } = await client.call(listShopVouchers, { shop_id });
    const coupon = coupons.find(
      (one) => one.discount_type === discount && !one.is_collected && one.shop_id === shop_id,
    );
    if (!coupon) continue;
    const { products } = await client.call(listProducts, { shop_id, page: 1, per_page: 50 });
    const match = products.find(
      ({ price, discount_price: reduced, quantity, is_digital: isDigital }) =>
        !isDigital && quantity > 0 && (reduced || price) > Math.max(20, coupon.min_order_amount),
    );
    if (!match) continue;
    await client.call(addToCart, { body: { product_id: match.id, quantity: 1 } });
    await client.call(getCart);
    act(() => app.get(createCartStore).selectShops([shop_id]));
    return { coupon, shop_id };
  }
  throw new Error(`Failed to find a voucher of type ${discount}. Look at the fixtures.`);
}

/** The code of one shop replaces the collected vouchers of both. */
export async function fillForCostlyCode(app: OpenApp) {
  await app.signIn(UNVERIFIED_EMAIL);
  const { client } = app.api;
  const { shops } = await client.call(listShops, { page: 1, per_page: 50 });
  const codes: string[] = [];
  const shop_ids: number[] = [];
  for (const { id } of shops) {
    if (shop_ids.length === 2) break;
    const { coupons } = await client.call(listShopVouchers, { shop_id: id });
    const { products } = await client.call(listProducts, { shop_id: id, page: 1, per_page: 50 });
    const coupon = coupons.find(({ min_order_amount: least }) => least === 0);
    const product = products.find(
      (one) => hasNoOptions(one) && (one.discount_price || one.price) > 20,
    );
    if (!coupon || !product) continue;
    await client.call(collectVoucher, { body: { coupon_id: coupon.id } });
    await client.call(addToCart, { body: { product_id: product.id, quantity: 1 } });
    codes.push(coupon.code);
    shop_ids.push(id);
  }
  act(() => app.get(createCartStore).selectShops(shop_ids));
  const [coupon_code = ''] = codes;
  const [plain, withCode] = [
    await client.call(getCheckout, { body: { shop_ids } }),
    await client.call(getCheckout, { body: { shop_ids, coupon_code } }),
  ];
  const extraCost = withCode.checkout.payable_amount - plain.checkout.payable_amount;
  expect(extraCost).toBeGreaterThan(0);
  return { code: coupon_code, saved: extraCost };
}

export async function enterCode(code: string) {
  await fillField(screen.getByLabelText(/Coupon code/), code);
}
