import { allocateMoney } from './allocate-money.ts';
import { roundMoney } from './money.ts';

/** total = subtotal - discount + delivery + tax. The subtotal is the sum of its lines. */
export interface OrderAmounts {
  lines: readonly (number | undefined)[];
  subtotal: number;
  discount: number;
  delivery: number;
  tax: number;
  /** One amount for each tax; undefined if the server does not send it. */
  taxes: readonly (number | undefined)[];
  total: number;
}

/**
 * Converts amounts by a currency's rate so that they still add up. Converted separately, they can
 * differ from their sum by a cent. The total is exact; parts move by less than a cent (MONEY-01,
 * CHK-09).
 */
export function convertAmounts(amounts: OrderAmounts, rate: number): OrderAmounts {
  const { subtotal, discount, delivery, tax } = amounts;
  const total = roundMoney(amounts.total * rate);
  const parts = [subtotal, -discount, delivery, tax].map((amount) => amount * rate);
  const [convertedSubtotal = 0, convertedDiscount = 0, convertedDelivery = 0, convertedTax = 0] =
    allocateMoney(total, parts);
  return {
    lines: convertParts(convertedSubtotal, amounts.lines, rate),
    subtotal: convertedSubtotal,
    discount: -convertedDiscount,
    delivery: convertedDelivery,
    tax: convertedTax,
    taxes: convertParts(convertedTax, amounts.taxes, rate),
    total,
  };
}

function convertParts(total: number, parts: readonly (number | undefined)[], rate: number) {
  const known = parts.filter((part) => part !== undefined).map((part) => part * rate);
  if (known.length === parts.length) return allocateMoney(total, known);
  return parts.map((part) => (part === undefined ? undefined : roundMoney(part * rate)));
}
