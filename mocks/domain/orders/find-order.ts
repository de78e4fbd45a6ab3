import type { Customer } from '../world/state/account.ts';
import type { Order } from '../world/state/order.ts';
import type { World } from '../world/world.ts';

/** Whoever's order it is: for the staff, and for pages that the backend shows to anybody. */
export function findOrder(world: World, id: number): Order | undefined {
  return world.orders.find((order) => order.id === id);
}

/**
 * A customer's own order. R1 and R2 hand out and change anybody's; that hole is not copied, so that somebody else's order is as
 * unknown as one that does not exist.
 */
export function findOwnOrder(world: World, customer: Customer, id: number): Order | undefined {
  const order = findOrder(world, id);
  return order?.customerId === customer.id ? order : undefined;
}
