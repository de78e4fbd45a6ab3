import type { Order } from './orders.ts';
import type { PaymentMethod } from './payment-methods.ts';
import { roundMoney } from './pricing.ts';
import type { World } from './world.ts';

/** One try to pay for one or several orders. */
export interface Payment {
  readonly id: number;
  readonly orderIds: number[];
  /** Sum of what the orders cost, in the default currency. */
  amount: number;
  readonly method: PaymentMethod;
  status: 'Pending' | 'Paid' | 'Cancelled' | 'Failed';
}

/** Puts a new order under the payment that it was placed with; the first order of a payment opens it. */
export function addToPayment(world: World, order: Order): void {
  const payment = world.payments.get(order.paymentId);
  if (!payment) {
    startPayment(world, order, order.paymentId, order.paymentMethod);
    return;
  }
  payment.orderIds.push(order.id);
  payment.amount = roundMoney(payment.amount + order.figures.payable);
}

/** Opens a further payment for an order that was placed before (backend call 61). */
export function openPayment(world: World, order: Order, method: PaymentMethod): Payment {
  world.counters.payment += 1;
  return startPayment(world, order, world.counters.payment, method);
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

function startPayment(world: World, order: Order, id: number, method: PaymentMethod): Payment {
  const payment: Payment = {
    id,
    orderIds: [order.id],
    amount: order.figures.payable,
    method,
    status: order.isPaid ? 'Paid' : 'Pending',
  };
  world.payments.set(id, payment);
  return payment;
}
