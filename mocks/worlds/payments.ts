import type { PaymentMethod } from './payment-methods.ts';
import { roundMoney } from './pricing.ts';
import type { Order } from './orders.ts';
import type { World } from './world.ts';

/** What is to be paid in one go. Whether it has been is said by its orders. */
export interface Payment {
  readonly id: number;
  readonly method: PaymentMethod;
  readonly orderIds: readonly number[];
  /** Sum of what the orders cost, in the default currency */
  readonly total: number;
}

/** Writes down a payment for orders, under its number. */
export function recordPayment(
  world: World,
  id: number,
  method: PaymentMethod,
  orders: readonly Order[],
): Payment {
  const total = roundMoney(orders.reduce((sum, { figures }) => sum + figures.payable, 0));
  const payment = { id, method, orderIds: orders.map((order) => order.id), total };
  world.payments.set(id, payment);
  return payment;
}
