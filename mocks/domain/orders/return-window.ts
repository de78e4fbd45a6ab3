import type { Order } from '../world/state/order.ts';
import type { World } from '../world/world.ts';
import { addDays } from '../../lib/datetime/day-arithmetic.ts';

/** Days that order details speak of, whatever the setting of the same name says (backend rules 9.5). */
export const RETURN_DAYS = 3;

/** The last moment at which an order can be returned, in milliseconds since 1970: it counts from placing, not from delivery. */
export function lastReturnMoment(order: Order): number {
  return addDays(order.placedAt, RETURN_DAYS);
}

/** Whether order details offer to return an order: delivered, young enough, and nothing in it is digital. */
export function isReturnable(world: World, order: Order): boolean {
  return (
    order.status === 'Delivered' &&
    world.now() <= lastReturnMoment(order) &&
    order.lines.every(({ isDigital }) => !isDigital)
  );
}
