import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ShopLines,
  deliveryCharge,
  type CheckoutTotals,
  previewTotals,
  shopTotals,
} from './checkout-totals.ts';

const RUNS = { numRuns: 300 };

const money = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((amount) => amount / 100);

const line = fc.record({
  unitPrice: money(5000),
  quantity: fc.integer({ min: 1, max: 40 }),
  isDigital: fc.boolean(),
});

const shop: fc.Arbitrary<ShopLines> = fc.record({
  deliveryBands: fc.constantFrom(
    [],
    [{ from: 1, to: 3, charge: 2.5 }],
    [
      { from: 1, to: 3, charge: 4.9 },
      { from: 4, to: null, charge: 7.9 },
    ],
  ),
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  couponDiscount: money(300),
});

const taxes = fc
  .array(money(40), { maxLength: 3 })
  .map((percentages) =>
    percentages.map((percentage, index) => ({ id: index + 1, name: `Tax ${index}`, percentage })),
  );

const digitalDelivery = fc.boolean().map((isDigitalDeliveryFree) => ({ isDigitalDeliveryFree }));

/** Fails on fractions of a cent and on NaN. */
function cents(amount: number): number {
  const rounded = Math.round(amount * 100);
  expect(Math.abs(amount * 100 - rounded)).toBeLessThan(1e-4);
  return rounded;
}

function expectPayable({ total, delivery, couponDiscount, tax, payable }: CheckoutTotals): void {
  expect(cents(payable)).toBe(cents(total) + cents(delivery) - cents(couponDiscount) + cents(tax));
}

const sum = (numbers: readonly number[]) => numbers.reduce((partial, one) => partial + one, 0);

describe('amounts of a shop', () => {
  it('are sums of the lines; the payable amount adds delivery and tax and subtracts the voucher', () => {
    const property = fc.property(shop, taxes, digitalDelivery, (bought, rates, options) => {
      const figures = shopTotals(bought, rates, options);
      const goods = bought.lines.map(({ unitPrice, quantity }) => cents(unitPrice) * quantity);
      expect(cents(figures.total)).toBe(sum(goods));
      expect(figures.couponDiscount).toBe(bought.couponDiscount);
      expectPayable(figures);
    });
    fc.assert(property, RUNS);
  });

  it('include each tax on the goods only, to half a cent', () => {
    const property = fc.property(shop, taxes, digitalDelivery, (bought, rates, options) => {
      const figures = shopTotals(bought, rates, options);
      expect(figures.taxes).toHaveLength(rates.length);
      for (const { percentage, amount } of figures.taxes) {
        const exact = (figures.total * percentage) / 100;
        expect(Math.abs(amount - exact)).toBeLessThanOrEqual(0.005 + 1e-6);
      }
      expect(cents(figures.tax)).toBe(sum(figures.taxes.map(({ amount }) => cents(amount))));
    });
    fc.assert(property, RUNS);
  });

  it('differ between preview and order only by the delivery of a last digital line', () => {
    const property = fc.property(shop, taxes, (bought, rates) => {
      const preview = shopTotals(bought, rates, { isDigitalDeliveryFree: true });
      const placed = shopTotals(bought, rates, { isDigitalDeliveryFree: false });
      const pieces = sum(bought.lines.map(({ quantity }) => quantity));
      const charge = deliveryCharge(bought.deliveryBands, pieces);
      const free = bought.lines.at(-1)?.isDigital ? charge : 0;
      expect(placed.delivery).toBe(charge);
      expect(cents(placed.payable) - cents(preview.payable)).toBe(cents(free));
      expect(placed.total).toBe(preview.total);
      expect(placed.tax).toBe(preview.tax);
    });
    fc.assert(property, RUNS);
  });
});

describe('amounts of several shops', () => {
  it('are the sums of the shops’ amounts, except for the listed taxes', () => {
    const property = fc.property(
      fc.array(shop, { minLength: 1, maxLength: 4 }),
      taxes,
      (shops, rates) => {
        const preview = previewTotals(shops, rates);
        const parts = shops.map((one) => shopTotals(one, rates, { isDigitalDeliveryFree: true }));
        for (const part of ['total', 'delivery', 'couponDiscount', 'tax', 'payable'] as const) {
          expect(cents(preview[part])).toBe(sum(parts.map((figures) => cents(figures[part]))));
        }
        expectPayable(preview);
        expect(preview.taxes).toEqual(parts.at(-1)?.taxes);
      },
    );
    fc.assert(property, RUNS);
  });

  it('are zero without shops', () => {
    const property = fc.property(taxes, (rates) => {
      const { taxes: listed, ...amounts } = previewTotals([], rates);
      expect(listed).toEqual([]);
      expect(Object.values(amounts)).toEqual([0, 0, 0, 0, 0]);
    });
    fc.assert(property, { ...RUNS, numRuns: 20 });
  });
});
