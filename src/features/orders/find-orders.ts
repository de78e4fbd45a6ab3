import type { Client } from '../../api/client.ts';
import { listOrders } from '../../api/generated/orders.ts';

/** Id of the customer's newest order, 0 when there is none. */
export async function newestOrder(client: Client): Promise<number> {
  const { orders } = await client.call(listOrders, { page: 1, per_page: 1 });
  return orders[0]?.id ?? 0;
}

/** Ids of the orders that came after another: placing answers none, so they are the newest of the list (CHK-05). */
export async function findOrdersSince(
  client: Client,
  { before, orders: count }: { before: number; orders: number },
): Promise<number[]> {
  const { orders } = await client.call(listOrders, { page: 1, per_page: Math.max(1, count) });
  return orders.map(({ id }) => id).filter((id) => id > before);
}
