import type { OrderStatus } from '../../fixtures/demo/past-types.ts';
import type { Order, StatusChange } from '../world/state/order.ts';
import type { World } from '../world/world.ts';

const STEPS: readonly OrderStatus[] = ['Pending', 'Confirm', 'Processing', 'Pickup', 'On The Way'];

/** Spreads the steps up to the status of a new order evenly over the time since it was placed. */
export function initialHistory(
  { status, placedAt, deliveredAt }: Pick<Order, 'status' | 'placedAt' | 'deliveredAt'>,
  now: number,
): StatusChange[] {
  if (deliveredAt === placedAt) {
    return [
      { status: 'Pending', at: placedAt },
      { status: 'Delivered', at: deliveredAt },
    ];
  }
  const reached = STEPS.indexOf(status);
  const before = STEPS.slice(0, status === 'Cancelled' ? 1 : reached === -1 ? undefined : reached);
  const statuses = [...before, status];
  const end = deliveredAt ?? now;
  // A delivery is the last step at its time; other statuses last until now.
  const count = deliveredAt === null ? statuses.length : statuses.length - 1;
  return statuses.map((one, index) => ({
    status: one,
    at: Math.round(placedAt + ((end - placedAt) * index) / Math.max(1, count)),
  }));
}

/** Sets the status and records its time. */
export function changeStatus(world: World, order: Order, status: OrderStatus): void {
  order.status = status;
  order.history = [...order.history, { status, at: world.now() }];
}
