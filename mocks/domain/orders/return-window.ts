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

/** Whether order details offer a return: delivered, within the return period, without downloads. */
export function isReturnable(world: World, order: Order): boolean {
  return (
    order.status === 'Delivered' &&
    world.now() <= returnDeadline(world, order) &&
    order.lines.every(({ isDigital }) => !isDigital)
  );
}
