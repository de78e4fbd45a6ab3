import { findOrder } from './find-order.ts';
import { isSettled } from '../payments/payments.ts';
import type { World } from '../world/world.ts';

/**
 * The shop has received the money for an order, for example in cash at the door. Its payment counts as paid once all orders of it
 * are. @throws when there is no such order.
 */
export function setPaid(world: World, orderId: number): void {
  const order = findOrder(world, orderId);
  if (!order) {
    throw new Error(
      `Failed to set order ${orderId} to paid: the world has no such order. Name one that it has.`,
    );
  }
  order.isPaid = true;
  const payment = world.payments.get(order.paymentId);
  if (payment && isSettled(world, payment)) payment.status = 'Paid';
}
