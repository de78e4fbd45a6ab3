import type { OrderStatus } from '../../fixtures/demo/past-types.ts';
import { findOrder } from './find-order.ts';
import { changeStatus } from './status-history.ts';
import type { World } from '../world/world.ts';

/**
 * Allows any status. Delivery records the time; payment and stock are unchanged. @throws for an
 * unknown order.
 */
export function setOrderStatus(world: World, orderId: number, status: OrderStatus): void {
  const order = findOrder(world, orderId);
  if (!order) {
    throw new Error(
      `Failed to set the status of order ${orderId}: the world has no such order. Use the id of an existing order.`,
    );
  }
  changeStatus(world, order, status);
  order.deliveredAt = status === 'Delivered' ? world.now() : null;
}
