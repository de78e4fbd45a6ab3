import { findOrder } from './find-order.ts';
import { isSettled } from '../payments/payments.ts';
import type { World } from '../world/world.ts';

/** Marks an order, and its payment once all orders are, as paid. @throws for an unknown order. */
export function setPaid(world: World, orderId: number): void {
  const order = findOrder(world, orderId);
  if (!order) {
    throw new Error(
      `Failed to set order ${orderId} to paid: the world has no such order. Use the id of an existing order.`,
    );
  }
  order.isPaid = true;
  const payment = world.payments.get(order.paymentId);
  if (payment && isSettled(world, payment)) payment.status = 'Paid';
}
