import type { Tax } from '../../fixtures/settings/settings-types.ts';
import type { DeliveryBand } from '../../fixtures/types.ts';
import { roundMoney } from './pricing.ts';

export interface PricedLine {
  /** With surcharges, after discount */
  readonly unitPrice: number;
  readonly quantity: number;
  readonly isDigital: boolean;
}

/** Lines are in the cart's order. */
export interface ShopLines {
  readonly deliveryBands: readonly DeliveryBand[];
  readonly lines: readonly PricedLine[];
  /** 0 without a voucher */
  readonly couponDiscount: number;
}

export interface TaxAmount extends Tax {
  readonly amount: number;
}

/** Amounts in the default currency, two decimals. */
export interface CheckoutTotals {
  readonly total: number;
  readonly delivery: number;
  readonly couponDiscount: number;
  readonly tax: number;
  readonly payable: number;
  readonly taxes: readonly TaxAmount[];
}

export interface TotalsOptions {
  /**
   * The preview waives delivery when the shop's last line is digital; a placed order charges it.
   */
  readonly isDigitalDeliveryFree: boolean;
}

/** Returns 0 when no band matches. */
export function deliveryCharge(bands: readonly DeliveryBand[], pieces: number): number {
  const band = bands.find(({ from, to }) => pieces >= from && (to === null || pieces <= to));
  return band?.charge ?? 0;
}

/**
 * Taxes the goods only and ignores vouchers; delivery depends on the pieces (backend rules 9.3).
 */
export function shopTotals(
  shop: ShopLines,
  taxes: readonly Tax[],
  { isDigitalDeliveryFree }: TotalsOptions,
): CheckoutTotals {
  const total = roundMoney(sum(shop.lines.map((line) => line.unitPrice * line.quantity)));
  const pieces = sum(shop.lines.map((line) => line.quantity));
  const isFree = isDigitalDeliveryFree && shop.lines.at(-1)?.isDigital === true;
  const delivery = isFree ? 0 : deliveryCharge(shop.deliveryBands, pieces);
  const amounts = taxes.map((tax): TaxAmount => {
    return { ...tax, amount: roundMoney((total * tax.percentage) / 100) };
  });
  const tax = roundMoney(sum(amounts.map(({ amount }) => amount)));
  const { couponDiscount } = shop;
  const payable = roundMoney(total + delivery - couponDiscount + tax);
  return { total, delivery, couponDiscount, tax, payable, taxes: amounts };
}

/**
 * Backend bug: `taxes` contains only the last shop's amounts; `tax` is correct. Without shops all
 * amounts are zero and `taxes` is empty.
 */
export function previewTotals(shops: readonly ShopLines[], taxes: readonly Tax[]): CheckoutTotals {
  const parts = shops.map((shop) => shopTotals(shop, taxes, { isDigitalDeliveryFree: true }));
  const add = (pick: (part: CheckoutTotals) => number) => roundMoney(sum(parts.map(pick)));
  return {
    total: add(({ total }) => total),
    delivery: add(({ delivery }) => delivery),
    couponDiscount: add(({ couponDiscount }) => couponDiscount),
    tax: add(({ tax }) => tax),
    payable: add(({ payable }) => payable),
    taxes: parts.at(-1)?.taxes ?? [],
  };
}

/** Returns totals with another delivery charge. */
export function withDelivery(totals: CheckoutTotals, delivery: number): CheckoutTotals {
  const { total, couponDiscount, tax } = totals;
  return { ...totals, delivery, payable: roundMoney(total + delivery - couponDiscount + tax) };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((partial, amount) => partial + amount, 0);
}
