import type { Customer } from '../world/state/account.ts';
import type { Order } from '../world/state/order.ts';
import { isSince } from '../world/release.ts';
import type { World } from '../world/world.ts';

/** Finds any customer's order, for staff and for public pages of the backend. */
export function findOrder(world: World, id: number): Order | undefined {
  return world.orders.find((order) => order.id === id);
}

/** Whether R3 and later reject the order as another customer's instead of as unknown. */
export function isForbiddenOrder(world: World, customer: Customer, id: number): boolean {
  const order = findOrder(world, id);
  return isSince(world, 'R3') && order !== undefined && order.customerId !== customer.id;
}

/**
 * Finds a customer's own order. R1 and R2 also expose other customers' orders; the mock does not
 * reproduce that vulnerability.
 */
export function findOwnOrder(world: World, customer: Customer, id: number): Order | undefined {
  const order = findOrder(world, id);
  return order?.customerId === customer.id ? order : undefined;
}
