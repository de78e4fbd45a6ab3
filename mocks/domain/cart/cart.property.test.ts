import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapLocales } from '../../fixtures/localised-text.ts';
import {
  addToCart,
  decrementLine,
  removeUnavailableLines,
  findLine,
  incrementLine,
  removeFromCart,
} from './cart.ts';
import { priceWithOptions } from '../flash-sales/current-price.ts';
import { ordersOf, placeOrders } from '../orders/orders.ts';
import { previewCheckout } from './checkout-preview.ts';
import { payablePrice } from '../pricing/pricing.ts';
import { findProduct, stockOf, withdrawProduct } from '../inventory/products.ts';
import { smallBase, smallProduct } from '../testing/small-base.ts';
import { smallVoucher } from '../testing/small-voucher.ts';
import { smallWorld } from '../testing/small-world.ts';

const RUNS = { numRuns: 200 };
const SHOPS = [1, 2];
const FLASH = {
  id: 1,
  name: mapLocales(() => 'Flash'),
  picture: 'x',
  startsInMs: -1000,
  endsInMs: 1000,
  lines: [{ productId: 5, percentage: 40, price: 33.33, quantity: 3, sold: 0 }],
};

type Small = ReturnType<typeof smallWorld>;

function openSmallWorld(): Small {
  const products = [...smallBase().products, smallProduct(5, { shopId: 2, price: 55.55 })];
  const vouchers = [smallVoucher(1), smallVoucher(2, { shopId: 2, maxDiscountAmount: 7.5 })];
  return smallWorld({ products, vouchers, flashSales: [FLASH] });
}

const target = { productId: fc.integer({ min: 1, max: 5 }), isBuyNow: fc.boolean() };

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      call: fc.constant('add' as const),
      ...target,
      quantity: fc.option(fc.integer({ min: 1, max: 12 })),
      sizeId: fc.constantFrom(null, 1),
      colourId: fc.constantFrom(null, 1),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      call: fc.constantFrom(
        'increment' as const,
        'decrement' as const,
        'delete' as const,
        'read' as const,
      ),
      ...target,
    }),
  },
);
const steps = fc.array(step, { maxLength: 30 });

function applyStep(
  { world, customer }: Small,
  one: typeof step extends fc.Arbitrary<infer S> ? S : never,
) {
  const { productId, isBuyNow } = one;
  const product = findProduct(world, productId);
  if (!product) throw new Error(`The small base has no product ${productId}.`);
  const line = findLine(customer, productId, isBuyNow);
  if (one.call === 'add') addToCart(world, customer, product, { ...one, unit: null });
  else if (one.call === 'delete') removeFromCart(customer, productId);
  else if (one.call === 'read') removeUnavailableLines(world, customer, isBuyNow);
  else if (line && one.call === 'increment') incrementLine(world, line);
  else if (line) decrementLine(customer, line);
}

describe('any sequence of calls', () => {
  it('keeps one line for each product and mode, and a single buy-now line', () => {
    const property = fc.property(steps, (sequence) => {
      const small = openSmallWorld();
      for (const one of sequence) {
        applyStep(small, one);
        const { cart } = small.customer;
        const keys = cart.map(({ productId, isBuyNow }) => `${productId} ${isBuyNow}`);
        expect(new Set(keys).size).toBe(keys.length);
        expect(cart.filter(({ isBuyNow }) => isBuyNow).length).toBeLessThanOrEqual(1);
      }
    });
    fc.assert(property, RUNS);
  });

  it('never changes the stock, and never exceeds it', () => {
    const property = fc.property(steps, (sequence) => {
      const small = openSmallWorld();
      for (const one of sequence) applyStep(small, one);
      expect(small.world.products.stock.size).toBe(0);
      for (const { productId, quantity } of small.customer.cart) {
        const product = findProduct(small.world, productId);
        expect(quantity).toBeGreaterThanOrEqual(1);
        expect(quantity).toBeLessThanOrEqual(product?.stock ?? 0);
      }
    });
    fc.assert(property, RUNS);
  });

  it('can be ordered without making the stock negative', () => {
    const property = fc.property(steps, fc.boolean(), (sequence, isBuyNow) => {
      const small = openSmallWorld();
      for (const one of sequence) applyStep(small, one);
      placeOrders(small.world, small.customer, {
        shopIds: SHOPS,
        addressId: 1,
        paymentMethod: 'cash',
        note: null,
        isBuyNow,
        code: null,
      });
      for (const product of small.world.base.products) {
        expect(stockOf(small.world, product)).toBeGreaterThanOrEqual(0);
      }
      expect(small.customer.cart.some((line) => line.isBuyNow === isBuyNow)).toBe(false);
    });
    fc.assert(property, RUNS);
  });

  it('previews and orders the price of the lines, with no discount above the voucher’s limit', () => {
    const code = fc.constantFrom(null, 'CODE1', 'CODE2', 'NOPE');
    const property = fc.property(steps, code, fc.boolean(), (sequence, typed, shouldWithdraw) => {
      const { world, customer } = openSmallWorld();
      for (const one of sequence) applyStep({ world, customer, clock: { now: 0 } }, one);
      if (shouldWithdraw) withdrawProduct(world, 1);
      const request = { shopIds: SHOPS, isBuyNow: false, code: typed };
      const { figures, groups } = previewCheckout(world, customer, request);
      const lines = groups.flatMap(([, filled]) => filled);
      const goods = lines.reduce((sum, { line, product }) => {
        return sum + payablePrice(priceWithOptions(world, product, line)) * line.quantity;
      }, 0);
      expect(figures.total).toBeCloseTo(goods, 6);
      expect(Object.values(figures).filter((amount) => Number.isNaN(amount))).toEqual([]);
      if (typed === 'CODE2') expect(figures.couponDiscount).toBeLessThanOrEqual(7.5);
      if (typed === 'NOPE' || typed === null) expect(figures.couponDiscount).toBe(0);
      if (shouldWithdraw) expect(lines.map(({ product }) => product.id)).not.toContain(1);

      const terms = { addressId: 1, paymentMethod: 'stripe', note: null } as const;
      const payment = placeOrders(world, customer, { ...request, ...terms });
      const orders = ordersOf(world, customer);
      expect(orders).toHaveLength(groups.length);
      const total = orders.reduce((sum, order) => sum + order.figures.total, 0);
      expect(total).toBeCloseTo(goods, 6);
      expect(payment === undefined).toBe(groups.length === 0);
    });
    fc.assert(property, RUNS);
  });
});

it('previews zero without shops, regardless of the cart', () => {
  const property = fc.property(steps, (sequence) => {
    const small = openSmallWorld();
    for (const one of sequence) applyStep(small, one);
    const request = { shopIds: [], isBuyNow: false, code: 'CODE1' };
    const { figures, groups } = previewCheckout(small.world, small.customer, request);
    expect(groups).toEqual([]);
    expect(figures).toEqual({
      total: 0,
      delivery: 0,
      couponDiscount: 0,
      tax: 0,
      payable: 0,
      taxes: [],
    });
  });
  fc.assert(property, RUNS);
});
