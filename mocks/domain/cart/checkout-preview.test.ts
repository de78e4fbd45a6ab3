import { describe, expect, it } from 'vitest';
import { mapLocales } from '../../fixtures/localised-text.ts';
import { addToCart } from './cart.ts';
import { applyVoucher } from '../vouchers/apply-voucher.ts';
import { ordersOf, placeOrders } from '../orders/orders.ts';
import { previewCheckout } from './checkout-preview.ts';
import { findProduct } from '../inventory/products.ts';
import { smallProduct } from '../testing/small-base.ts';
import { smallVoucher } from '../testing/small-voucher.ts';
import { smallWorld } from '../testing/small-world.ts';
import { collectVoucher } from '../vouchers/vouchers.ts';

const ORDER = { addressId: 1, paymentMethod: 'cash', note: null, isBuyNow: false } as const;
const FLASH = {
  id: 1,
  name: mapLocales(() => 'Flash'),
  picture: 'x',
  startsInMs: 0,
  endsInMs: 1000,
  lines: [{ productId: 2, percentage: 40, price: 30, quantity: 5, sold: 0 }],
};

type Small = ReturnType<typeof smallWorld>;

function fill({ world, customer }: Small, id: number, quantity: number): void {
  const product = findProduct(world, id);
  if (!product) throw new Error(`The small base has no product ${id}.`);
  const sizeId = product.sizes[0]?.id ?? null;
  const colourId = product.colours[0]?.id ?? null;
  addToCart(world, customer, product, { quantity, sizeId, colourId, unit: null, isBuyNow: false });
}

function figuresOf({ world, customer }: Small, code: string | null, ...shopIds: number[]) {
  return previewCheckout(world, customer, { shopIds, isBuyNow: false, code }).figures;
}

describe('a voucher in the preview', () => {
  it('applies to the regular price without surcharges, and does not reduce the tax', () => {
    const small = smallWorld({ vouchers: [smallVoucher(1)] });
    fill(small, 1, 2);
    expect(figuresOf(small, 'CODE1', 1)).toMatchObject({
      total: 175,
      delivery: 30,
      couponDiscount: 16,
      tax: 17.5,
      payable: 206.5,
    });
  });

  it('ignores the flash price', () => {
    const products = [smallProduct(1), smallProduct(2, { price: 50 })];
    const small = smallWorld({ products, flashSales: [FLASH], vouchers: [smallVoucher(1)] });
    fill(small, 2, 2);
    expect(figuresOf(small, 'CODE1', 1)).toMatchObject({ total: 60, couponDiscount: 10 });
  });

  it('applies to each shop separately', () => {
    const vouchers = [
      smallVoucher(1, { shopId: null, linkedShopIds: [1, 2], code: 'ALL', minOrderAmount: 50 }),
    ];
    const small = smallWorld({ vouchers });
    fill(small, 1, 1);
    fill(small, 3, 1);
    expect(figuresOf(small, 'ALL', 1, 2).couponDiscount).toBe(8);
    fill(small, 3, 1);
    expect(figuresOf(small, 'ALL', 1, 2).couponDiscount).toBe(16.4);
  });

  it('applies without a code once collected', () => {
    const small = smallWorld({ vouchers: [smallVoucher(1)] });
    fill(small, 1, 1);
    expect(figuresOf(small, null, 1).couponDiscount).toBe(0);
    collectVoucher(small.world, small.customer, 1);
    expect(figuresOf(small, null, 1).couponDiscount).toBe(8);
  });

  it('matches the discount for the same products outside the cart', () => {
    const small = smallWorld({ vouchers: [smallVoucher(1)] });
    fill(small, 1, 2);
    fill(small, 3, 1);
    const { world, customer } = small;
    const tried = customer.cart.map(({ productId, quantity }) => ({
      product: findProduct(world, productId) ?? smallProduct(productId),
      quantity,
    }));
    expect(applyVoucher(world, customer, tried, 'CODE1')).toEqual({ total: 202, discount: 16 });
    expect(figuresOf(small, 'CODE1', 1, 2).couponDiscount).toBe(16);
    expect(applyVoucher(world, customer, tried, 'NOPE')).toEqual({ total: 202, discount: 0 });
  });
});

describe('a voucher in a placed order', () => {
  it('applies to the price paid, with surcharges', () => {
    const small = smallWorld({ vouchers: [smallVoucher(1)] });
    fill(small, 1, 2);
    placeOrders(small.world, small.customer, { ...ORDER, shopIds: [1], code: 'CODE1' });
    const [order] = ordersOf(small.world, small.customer);
    expect(order?.voucherId).toBe(1);
    expect(order?.figures).toMatchObject({ total: 175, couponDiscount: 17.5, payable: 205 });
  });

  it('applies to the flash price', () => {
    const products = [smallProduct(1), smallProduct(2, { price: 50 })];
    const small = smallWorld({ products, flashSales: [FLASH], vouchers: [smallVoucher(1)] });
    fill(small, 2, 2);
    placeOrders(small.world, small.customer, { ...ORDER, shopIds: [1], code: 'CODE1' });
    const [order] = ordersOf(small.world, small.customer);
    expect(order?.figures).toMatchObject({ total: 60, couponDiscount: 6 });
  });

  it('applies without a code once collected, and is not stored on an order without a discount', () => {
    const small = smallWorld({ vouchers: [smallVoucher(1)] });
    collectVoucher(small.world, small.customer, 1);
    fill(small, 1, 1);
    fill(small, 3, 1);
    placeOrders(small.world, small.customer, { ...ORDER, shopIds: [1, 2], code: null });
    expect(
      ordersOf(small.world, small.customer).map(({ voucherId, figures }) => [
        voucherId,
        figures.couponDiscount,
      ]),
    ).toEqual([
      [null, 0],
      [1, 8.75],
    ]);
  });

  it('is used up by the first shop of the purchase', () => {
    const voucher = smallVoucher(1, { shopId: null, linkedShopIds: [1, 2], limitForUser: 1 });
    const small = smallWorld({ vouchers: [voucher] });
    fill(small, 1, 1);
    fill(small, 3, 1);
    placeOrders(small.world, small.customer, { ...ORDER, shopIds: [1, 2], code: 'CODE1' });
    const orders = ordersOf(small.world, small.customer);
    expect(orders.map(({ voucherId }) => voucherId)).toEqual([null, 1]);
  });
});

describe('the payment', () => {
  it('covers the total of all orders', () => {
    const small = smallWorld({ vouchers: [smallVoucher(1)] });
    fill(small, 1, 2);
    fill(small, 3, 1);
    const purchase = { ...ORDER, paymentMethod: 'stripe', shopIds: [1, 2], code: 'CODE1' } as const;
    const id = placeOrders(small.world, small.customer, purchase);
    expect([...small.world.payments]).toEqual([
      [1, { id: 1, method: 'stripe', orderIds: [1, 2], total: 205 + 76.2, status: 'Pending' }],
    ]);
    expect(id).toBe(1);
  });
});
