import { pastReturns } from '../../fixtures/demo/past-returns.ts';
import type { Customer } from '../world/state/account.ts';
import { ordersOf } from '../orders/orders.ts';
import { isDeliveredParcel } from '../orders/return-window.ts';
import type { Order } from '../world/state/order.ts';
import { addReturn } from './returns.ts';
import type { ReturnStatus } from '../world/state/order-return.ts';
import { returnDays } from '../world/settings-rules.ts';
import { decideReturn } from './decide-return.ts';
import type { World } from '../world/world.ts';
import { addDays } from '../../lib/datetime/day-arithmetic.ts';
import { HOUR_MS } from '../../lib/datetime/durations.ts';

const SLOWEST_FIRST: readonly ReturnStatus[] = [
  'Refunded',
  'Cancelled',
  'Mismatch',
  'Damaged',
  'Approved',
  'Pending',
];

interface Candidate {
  readonly order: Order;
  readonly productId: number;
}

/**
 * Records returns of single products, one per status while there are enough orders. Orders within
 * the return period keep at least one product.
 */
export function seedReturns(world: World, customer: Customer, address: string): void {
  const candidates = findCandidates(world, customer).slice(0, pastReturns.length);
  const outlines = pastReturns
    .slice(0, candidates.length)
    .toSorted(
      (one, other) => SLOWEST_FIRST.indexOf(one.status) - SLOWEST_FIRST.indexOf(other.status),
    );
  const oldestFirst = candidates.toSorted(
    (one, other) => one.order.placedAt - other.order.placedAt,
  );
  for (const [index, { order, productId }] of oldestFirst.entries()) {
    const outline = outlines[index];
    if (!outline) return;
    const request = {
      productIds: [productId],
      reason: outline.reason,
      bankAccountNumber: 'AE070331234567890123456',
      bankName: null,
      address,
    };
    const requestedAt = Math.min(order.placedAt + (26 + 3 * index) * HOUR_MS, world.startedAt);
    const { id } = addReturn(world, order, request, requestedAt);
    decideReturn(world, id, outline.status, outline.rejectNote ?? undefined);
  }
}

/** Starts with one product per delivered order, to spread the returns. */
function findCandidates(world: World, customer: Customer): Candidate[] {
  const delivered = ordersOf(world, customer).filter(isDeliveredParcel);
  const inOrders = delivered.map((order) => {
    const isReturnPeriodOpen = world.startedAt <= addDays(order.placedAt, returnDays(world));
    return order.lines
      .slice(isReturnPeriodOpen ? 1 : 0)
      .map(({ productId }): Candidate => ({ order, productId }));
  });
  return [
    ...inOrders.flatMap((candidates) => candidates.slice(0, 1)),
    ...inOrders.flatMap((candidates) => candidates.slice(1)),
  ];
}
