import type { Client } from '../../api/client.ts';
import { getOrder, listOrders } from '../../api/generated/orders.ts';

/** How far a payment is, as far as the shop knows; only the server makes it `paid` (CHK-05). */
export type PaymentState =
  /** None has been begun here. */
  | { step: 'none' }
  /** Its address is being asked for. */
  | { step: 'opening' }
  /** In the window, `here` in this tab. */
  | { step: 'waiting'; isInThisTab: boolean }
  | { step: 'closed' }
  | { step: 'cancelled' }
  | { step: 'failed'; reason: string }
  | { step: 'paid' };

/** Whether an order is paid in cash on delivery, by the wire's word for it. */
export function isCash(order: { payment_method: string }): boolean {
  return order.payment_method === 'Cash Payment';
}

/** Whether an order waits to be paid online (CHK-06). */
export function isPayable(order: {
  payment_status: 'Pending' | 'Paid';
  payment_method: string;
  order_status: string;
}): boolean {
  return order.payment_status === 'Pending' && !isCash(order) && order.order_status !== 'Cancelled';
}

/** Asks the server whether all of these orders are paid: the newest ones in one call, older ones each. */
export async function arePaid(client: Client, orderIds: readonly number[]): Promise<boolean> {
  const { orders } = await client.call(listOrders, {
    page: 1,
    per_page: Math.max(10, orderIds.length),
  });
  const states = await Promise.all(
    orderIds.map(async (id) => {
      const listed = orders.find((order) => order.id === id);
      return (listed ?? (await client.call(getOrder, { order_id: id })).order).payment_status;
    }),
  );
  return states.every((state) => state === 'Paid');
}
