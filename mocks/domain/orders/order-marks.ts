import type { OrderMark } from '../world/state/order-mark.ts';
import type { World } from '../world/world.ts';

const UNMARKED: OrderMark = { isReturned: false, rating: null };

export function markOf(world: World, orderId: number, productId: number): OrderMark {
  return world.orderMarks.get(keyOf(orderId, productId)) ?? UNMARKED;
}

export function markReturned(world: World, orderId: number, productId: number): void {
  const mark = { ...markOf(world, orderId, productId), isReturned: true };
  world.orderMarks.set(keyOf(orderId, productId), mark);
}

/** `rating` is 1 to 5 stars. */
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
