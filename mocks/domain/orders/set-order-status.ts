import type { OrderStatus } from '../../fixtures/demo/past-types.ts';
import { findOrder } from './find-order.ts';
import type { World } from '../world/world.ts';

/**
 * The shop or the platform moves an order on, from any state to any. Delivering notes the moment; nothing else changes: neither
 * payment nor stock. @throws when there is no such order.
 */
export function setOrderStatus(world: World, orderId: number, status: OrderStatus): void {
  const order = findOrder(world, orderId);
  if (!order) {
    throw new Error(
      `Failed to set the state of order ${orderId}: the world has no such order. Name one that it has.`,
    );
  }
  order.status = status;
  order.deliveredAt = status === 'Delivered' ? world.now() : null;
}
