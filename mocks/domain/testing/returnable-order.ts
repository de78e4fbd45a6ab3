import { markOf } from '../orders/order-marks.ts';
import type { Order, OrderLine } from '../world/state/order.ts';
import type { World } from '../world/world.ts';
import { DAY_MS } from '../../lib/datetime/durations.ts';

const TWO_DAYS_MS = 2 * DAY_MS;

/** A delivered order with one returnable line. */
export interface ReturnableOrder {
  readonly order: Order;
  readonly line: OrderLine;
  readonly returnedIds: readonly number[];
}

export function pickReturnable(world: World): ReturnableOrder {
  const order = world.orders.find(
    ({ status, placedAt }) => status === 'Delivered' && world.startedAt - placedAt === TWO_DAYS_MS,
  );
  const line = order?.lines.find(({ productId }) => !markOf(world, order.id, productId).isReturned);
  if (!order || !line) throw new Error('Failed to find a returnable order. Check the past orders.');
  const returned = order.lines.filter(({ productId }) => productId !== line.productId);
  return { order, line, returnedIds: returned.map(({ productId }) => productId) };
}
