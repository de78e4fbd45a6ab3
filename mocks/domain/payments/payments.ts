import type { Payment, PaymentMethod } from '../world/state/payment.ts';
import type { Order } from '../world/state/order.ts';
import { roundMoney } from '../pricing/pricing.ts';
import type { World } from '../world/world.ts';

/** Writes down a payment for orders, under its number. */
export function recordPayment(
  world: World,
  id: number,
  method: PaymentMethod,
  orders: readonly Order[],
): Payment {
  const total = roundMoney(orders.reduce((sum, { figures }) => sum + figures.payable, 0));
  const status = orders.every(({ isPaid }) => isPaid) ? 'Paid' : 'Pending';
  const payment: Payment = { id, method, orderIds: orders.map((order) => order.id), total, status };
  world.payments.set(id, payment);
  return payment;
}

/** Opens a further payment for an order that was placed before (backend call 61), even when it is paid already. */
export function openPayment(world: World, order: Order, method: PaymentMethod): Payment {
  world.counters.payment += 1;
  const payment = recordPayment(world, world.counters.payment, method, [order]);
  payment.status = 'Pending';
  return payment;
}

/**
 * Pays: all orders of the payment become paid by its method, and stay in the state they are in. Like the backend, it asks nobody
 * whether the money came.
 */
export function settlePayment(world: World, payment: Payment): void {
  payment.status = 'Paid';
  for (const order of ordersOfPayment(world, payment)) {
    order.isPaid = true;
    order.paymentMethod = payment.method;
  }
}

/** Notes that a payment came to nothing; its orders stay as they are. A paid one stays paid. */
export function dropPayment(payment: Payment, status: 'Cancelled' | 'Failed'): void {
  if (payment.status !== 'Paid') payment.status = status;
}

/** Whether there is nothing left to pay. */
export function isSettled(world: World, payment: Payment): boolean {
  return ordersOfPayment(world, payment).every(({ isPaid }) => isPaid);
}

/** The orders that a payment pays for, oldest first. */
export function ordersOfPayment(world: World, payment: Payment): Order[] {
  return world.orders.filter(({ id }) => payment.orderIds.includes(id));
}
