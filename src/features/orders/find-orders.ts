import type { Client } from '../../api/client.ts';
import { listOrders } from '../../api/generated/orders.ts';

/** Returns the newest order's id, or 0. */
export async function findNewestOrderId(client: Client): Promise<number> {
  const { orders } = await client.call(listOrders, { page: 1, per_page: 1 });
  return orders[0]?.id ?? 0;
}

/** Returns the ids of orders newer than `newestIdBefore`. Placing an order returns no ids (CHK-05). */
export async function findOrderIdsAfter(
  client: Client,
  { newestIdBefore, orders: count }: { newestIdBefore: number; orders: number },
): Promise<number[]> {
  const { orders } = await client.call(listOrders, { page: 1, per_page: Math.max(1, count) });
  return orders.map(({ id }) => id).filter((id) => id > newestIdBefore);
}
