import type { Client } from '../../api/client.ts';
import { AbortedRequestError } from '../../api/errors.ts';
import { listOrders } from '../../api/generated/orders.ts';
import type { SentOrder } from '../cart/cart-store.ts';

/** How long to look for the order of an attempt that got no response. */
const ATTEMPT_TTL_MS = 3_600_000;

export function isRecent({ at }: SentOrder): boolean {
  return Date.now() - at < ATTEMPT_TTL_MS;
}

/** Returns false for the attempt of another customer. */
export function isOwn({ user }: SentOrder, userId: number | undefined): boolean {
  return user === undefined || user === userId;
}

/** @throws AbortedRequestError if the customer has logged out. */
export function assertOwn(sent: SentOrder, userId: number | undefined): void {
  if (!isOwn(sent, userId)) throw new AbortedRequestError('Logged out.');
}

/** Returns the newest order's id, or 0. */
export async function findNewestOrderId(client: Client): Promise<number> {
  const { orders } = await client.call(listOrders, { page: 1, per_page: 1 });
  return orders[0]?.id ?? 0;
}

/**
 * Returns the ids of orders newer than an attempt. Placing an order returns no ids (CHK-05).
 *
 * @throws AbortedRequestError if the customer has logged out.
 */
export async function findOrderIdsAfter(
  client: Client,
  sent: SentOrder,
  count: number,
  getUserId: () => number | undefined,
): Promise<number[]> {
  const { orders } = await client.call(listOrders, { page: 1, per_page: Math.max(1, count) });
  assertOwn(sent, getUserId());
  return orders.map(({ id }) => id).filter((id) => id > sent.before);
}
