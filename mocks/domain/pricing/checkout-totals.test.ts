import { describe, expect, it } from 'vitest';
import { deliveryCharge, previewTotals, shopTotals } from './checkout-totals.ts';
import type { PricedLine, ShopLines } from './checkout-totals.ts';

const BANDS = [
  { from: 1, to: 3, charge: 30 },
  { from: 4, to: 10, charge: 45 },
];
const VAT = { id: 1, name: 'VAT', percentage: 10 };

function shopWith(...lines: PricedLine[]): ShopLines {
  return { deliveryBands: BANDS, lines, couponDiscount: 0 };
}

function line(unitPrice: number, quantity = 1, isDigital = false): PricedLine {
  return { unitPrice, quantity, isDigital };
}

describe('delivery charge', () => {
  it.each([
    [1, 30],
    [3, 30],
    [4, 45],
    [10, 45],
    [11, 0],
  ])('for %d pieces is %d', (pieces, charge) => {
    expect(deliveryCharge(BANDS, pieces)).toBe(charge);
  });

  it('has no upper limit in an open band', () => {
    expect(deliveryCharge([{ from: 1, to: null, charge: 5 }], 900)).toBe(5);
  });

  it('counts all pieces of the shop together', () => {
    const shop = shopWith(line(10, 2), line(20, 2));
    expect(shopTotals(shop, [], { isDigitalDeliveryFree: true }).delivery).toBe(45);
  });
});

describe('preview', () => {
  it('adds up the taxes of all shops but lists only the last shop’s', () => {
    const figures = previewTotals([shopWith(line(131.3)), shopWith(line(145, 2))], [VAT]);
    expect(figures.tax).toBe(42.13);
    expect(figures.taxes).toEqual([{ ...VAT, amount: 29 }]);
    expect(figures.payable).toBe(523.43);
  });

  it('rounds each tax of each shop separately', () => {
    const tax = { id: 1, name: 'VAT', percentage: 7.5 };
    const figures = previewTotals([shopWith(line(0.7)), shopWith(line(0.7))], [tax]);
    expect(figures.tax).toBe(0.1);
  });

  it('does not tax delivery', () => {
    const figures = previewTotals([shopWith(line(100))], [VAT]);
    expect(figures).toMatchObject({ total: 100, delivery: 30, tax: 10, payable: 140 });
  });

  it('waives delivery when the last line is digital, unlike the placed order', () => {
    const shop = shopWith(line(42, 1, true));
    expect(previewTotals([shop], []).payable).toBe(42);
    expect(shopTotals(shop, [], { isDigitalDeliveryFree: false }).payable).toBe(72);
  });

  it('charges delivery when another line follows the digital one', () => {
    expect(previewTotals([shopWith(line(42, 1, true), line(1))], []).delivery).toBe(30);
    expect(previewTotals([shopWith(line(1), line(42, 1, true))], []).delivery).toBe(0);
  });

  it('is zero without shops', () => {
    expect(previewTotals([], [VAT])).toEqual({
      total: 0,
      delivery: 0,
      couponDiscount: 0,
      tax: 0,
      payable: 0,
      taxes: [],
    });
  });
});
