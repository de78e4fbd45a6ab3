import type { Figures } from './checkout.ts';
import type { Order } from './orders.ts';
import { roundMoney } from './pricing.ts';

/** What a coupon took off: the gap between the parts of the bill and what is to be paid. */
export function couponDiscountOf({ total, delivery, tax, payable }: Figures): number {
  return roundMoney(total + delivery + tax - payable);
}

/** Pieces in an order. */
export function pieceCount({ lines }: Order): number {
  return lines.reduce((pieces, { quantity }) => pieces + quantity, 0);
}
