import type { Customer } from './account.ts';
import type { Order } from './orders.ts';
import type { World } from './world.ts';

/** A customer's order by its id. Somebody else's counts as unknown. */
export function findOrder(world: World, customer: Customer, id: number): Order | undefined {
  return world.orders.find((order) => order.id === id && order.customerId === customer.id);
}
