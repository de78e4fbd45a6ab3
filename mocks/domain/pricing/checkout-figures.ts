import type { Tax } from '../../fixtures/settings/settings-types.ts';
import type { DeliveryBand } from '../../fixtures/types.ts';
import { roundMoney } from './pricing.ts';

/** What counts of a cart line when money is worked out. */
export interface CountedLine {
  /** With size and colour, after discount */
  readonly unitPrice: number;
  readonly quantity: number;
  readonly isDigital: boolean;
}

/** The lines of one shop, in the cart's order. */
export interface CountedShop {
  readonly deliveryBands: readonly DeliveryBand[];
  readonly lines: readonly CountedLine[];
  /** What a voucher takes off; 0 without one */
  readonly couponDiscount: number;
}

export interface TaxAmount extends Tax {
  readonly amount: number;
}

/** Amounts in the default currency, two decimals. */
export interface Figures {
  readonly total: number;
  readonly delivery: number;
  readonly couponDiscount: number;
  readonly tax: number;
  readonly payable: number;
  readonly taxes: readonly TaxAmount[];
}

export interface FigureOptions {
  /** The preview forgives the delivery charge of a shop whose last line is digital; a placed order charges it. */
  readonly isDigitalDeliveryFree: boolean;
}

/** The charge of the band that holds a number of pieces; 0 when none does. */
export function deliveryCharge(bands: readonly DeliveryBand[], pieces: number): number {
  const band = bands.find(({ from, to }) => pieces >= from && (to === null || pieces <= to));
  return band?.charge ?? 0;
}

/** What the lines of one shop cost (backend rules 9.3): taxes on the goods only, whatever a voucher takes off, delivery by the number of pieces. */
export function shopFigures(
  shop: CountedShop,
  taxes: readonly Tax[],
  { isDigitalDeliveryFree }: FigureOptions,
): Figures {
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
 * The preview for several shops. `taxes` shows the last shop's amounts only, by a fault of the backend that clients have
 * to live with; `tax` is right. Without shops everything is zero and no tax is listed.
 */
export function previewFigures(shops: readonly CountedShop[], taxes: readonly Tax[]): Figures {
  const parts = shops.map((shop) => shopFigures(shop, taxes, { isDigitalDeliveryFree: true }));
  const add = (pick: (part: Figures) => number) => roundMoney(sum(parts.map(pick)));
  return {
    total: add(({ total }) => total),
    delivery: add(({ delivery }) => delivery),
    couponDiscount: add(({ couponDiscount }) => couponDiscount),
    tax: add(({ tax }) => tax),
    payable: add(({ payable }) => payable),
    taxes: parts.at(-1)?.taxes ?? [],
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((partial, amount) => partial + amount, 0);
}
