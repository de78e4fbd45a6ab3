import type { Order } from '../world/state/order.ts';
import type { World } from '../world/world.ts';
import { addDays } from '../../lib/datetime/day-arithmetic.ts';

/** Days that order details show, regardless of the setting of the same name (backend rules 9.5). */
export const RETURN_DAYS = 3;

/** End of the return period (milliseconds since 1970), counted from placing the order. */
export function returnDeadline(order: Order): number {
  return addDays(order.placedAt, RETURN_DAYS);
}

/** Whether order details offer a return: delivered, within the return period, without downloads. */
export function isReturnable(world: World, order: Order): boolean {
  return (
    order.status === 'Delivered' &&
    world.now() <= returnDeadline(order) &&
    order.lines.every(({ isDigital }) => !isDigital)
  );
}
