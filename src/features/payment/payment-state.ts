import type { Client } from '../../api/client.ts';
import { getOrder, listOrders } from '../../api/generated/orders.ts';

/** Only the server sets `paid` (CHK-05). */
export type PaymentState =
  | { step: 'none' }
  /** The payment URL is loading. */
  | { step: 'opening' }
  | { step: 'waiting'; isInThisTab: boolean }
  | { step: 'closed' }
  | { step: 'cancelled' }
  | { step: 'failed'; reason: string }
  | { step: 'paid' };

/** Whether the payment ended without success. */
export function hasPaymentFailed({ step }: PaymentState): boolean {
  return step === 'closed' || step === 'cancelled' || step === 'failed';
}

export function isCash(order: { payment_method: string }): boolean {
  return order.payment_method === 'Cash Payment';
}

/** Whether the order awaits an online payment (CHK-06). */
export function isPayable(order: {
  payment_status: 'Pending' | 'Paid';
  payment_method: string;
  order_status: string;
}): boolean {
  return order.payment_status === 'Pending' && !isCash(order) && order.order_status !== 'Cancelled';
}

/** Whether the courier collects the money. */
export function isDueInCash(order: Parameters<typeof isPayable>[0]): boolean {
  return order.payment_status === 'Pending' && isCash(order) && order.order_status !== 'Cancelled';
}

/** Checks recent orders in one request, older ones one by one. */
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
