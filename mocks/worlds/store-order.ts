import { assignLicences } from './licences.ts';
import type { Order } from './orders.ts';
import { addToPayment } from './payments.ts';
import type { World } from './world.ts';

/** Keeps a new order, with its payment and the licences of what is digital in it. */
export function storeOrder(world: World, order: Order): void {
  world.orders.push(order);
  addToPayment(world, order);
  assignLicences(world, order);
}
