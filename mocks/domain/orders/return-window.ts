import type { Order } from '../world/state/order.ts';
import { returnDays } from '../world/settings-rules.ts';
import type { World } from '../world/world.ts';
import { addDays } from '../../lib/datetime/day-arithmetic.ts';

/**
 * End of the return period (milliseconds since 1970), counted from placing the order. The backend
 * always counts three days; the mock follows the setting, so that the demo contradicts itself nowhere.
 */
export function returnDeadline(world: World, order: Order): number {
  return addDays(order.placedAt, returnDays(world));
}

/** Whether an order was delivered and has no downloads. */
export function isDeliveredParcel({ status, lines }: Order): boolean {
  return status === 'Delivered' && lines.every(({ isDigital }) => !isDigital);
}

/** Whether order details offer a return: a delivered parcel, within the return period. */
export function isReturnable(world: World, order: Order): boolean {
  return isDeliveredParcel(order) && world.now() <= returnDeadline(world, order);
}
