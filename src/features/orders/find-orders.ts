import type { Client } from '../../api/client.ts';
import { AbortedRequestError } from '../../api/errors.ts';
import { listOrders } from '../../api/generated/orders.ts';
import type { SentOrder } from '../cart/cart-store.ts';

/** Newer orders of other devices that may precede those of an attempt in the list. */
const MAX_FOREIGN_ORDERS = 20;

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
 * Returns the ids of the orders of an attempt. Placing an order returns no ids (CHK-05), so these
 * are the first `count` newer orders with one of the products. The attempt's order may contain more
 * products, added on another device.
 *
 * @throws AbortedRequestError if the customer has logged out.
 */
export async function findOrderIdsAfter(
  client: Client,
  sent: SentOrder,
  count: number,
  productIds: readonly number[] | undefined,
  getUserId: () => number | undefined,
): Promise<number[]> {
  const { orders } = await client.call(listOrders, {
    page: 1,
    per_page: count + MAX_FOREIGN_ORDERS,
  });
  assertOwn(sent, getUserId());
  return orders
    .filter(
      ({ id, products }) =>
        id > sent.before &&
        !sent.foreignIds?.includes(id) &&
        // Deleted products are not listed.
        (!productIds ||
          products.length === 0 ||
          products.some((product) => productIds.includes(product.id))),
    )
    .map(({ id }) => id)
    .slice(-count);
}
