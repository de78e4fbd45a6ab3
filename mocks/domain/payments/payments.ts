import type { Payment, PaymentMethod } from '../world/state/payment.ts';
import type { Order } from '../world/state/order.ts';
import { roundMoney } from '../pricing/pricing.ts';
import type { World } from '../world/world.ts';

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

/** Works even for a paid order (backend call 61). */
export function openPayment(world: World, order: Order, method: PaymentMethod): Payment {
  world.counters.payment += 1;
  const payment = recordPayment(world, world.counters.payment, method, [order]);
  payment.status = 'Pending';
  return payment;
}

/** The page that opens the gateway. */
export function paymentUrl(origin: string, paymentId: number, gateway: string): string {
  return `${origin}/order/${paymentId}/payment?gateway=${encodeURIComponent(gateway)}`;
}

/**
 * Marks the orders as paid and keeps their status. Like the backend, it verifies no transfer.
 */
export function settlePayment(world: World, payment: Payment): void {
  payment.status = 'Paid';
  for (const order of ordersOfPayment(world, payment)) {
    order.isPaid = true;
    order.paymentMethod = payment.method;
  }
}

/** Does not change its orders or a paid payment. */
export function abortPayment(payment: Payment, status: 'Cancelled' | 'Failed'): void {
  if (payment.status !== 'Paid') payment.status = status;
}

export function isSettled(world: World, payment: Payment): boolean {
  return ordersOfPayment(world, payment).every(({ isPaid }) => isPaid);
}

/** Returns the oldest first. */
export function ordersOfPayment(world: World, payment: Payment): Order[] {
  return world.orders.filter(({ id }) => payment.orderIds.includes(id));
}
