import { assignLicences } from './licences.ts';
import type { Order } from '../world/state/order.ts';
import type { World } from '../world/world.ts';

export function storeOrder(world: World, order: Order): void {
  world.orders.push(order);
  assignLicences(world, order);
}
