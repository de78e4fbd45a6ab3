import type { OrderMark } from '../world/state/order-mark.ts';
import type { World } from '../world/world.ts';

const UNMARKED: OrderMark = { isReturned: false, rating: null };

/** What has become of a product of an order. */
export function markOf(world: World, orderId: number, productId: number): OrderMark {
  return world.orderMarks.get(keyOf(orderId, productId)) ?? UNMARKED;
}

/** Notes that a product of an order goes back to its shop. */
export function markReturned(world: World, orderId: number, productId: number): void {
  const mark = { ...markOf(world, orderId, productId), isReturned: true };
  world.orderMarks.set(keyOf(orderId, productId), mark);
}

/** Notes the stars (1 to 5) that a product was given for an order. */
export function markReviewed(
  world: World,
  orderId: number,
  productId: number,
  rating: number,
): void {
  const mark = { ...markOf(world, orderId, productId), rating };
  world.orderMarks.set(keyOf(orderId, productId), mark);
}

function keyOf(orderId: number, productId: number): string {
  return `${orderId}:${productId}`;
}
