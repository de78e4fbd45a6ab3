import type { components } from '../../../api/generated/schema.d.ts';

type Order = components['schemas']['OrderDetails'];
type Line = components['schemas']['OrderProduct'];

/** Why nothing of an order can be sent back. */
export type ReturnBlocker = 'cancelled' | 'undelivered' | 'digital' | 'late' | 'returned';

/** Whether a line of an order that takes returns can be sent back: once, and never a download. */
export function isLineReturnable(line: Pick<Line, 'is_returned' | 'is_digital'>): boolean {
  return !line.is_returned && !line.is_digital;
}

/** The reason that stands in the way of any return, the one that lasts longest first; null when something can be sent back (RET-01). */
export function findReturnBlocker(
  order: Pick<Order, 'order_status' | 'is_returnable' | 'products'>,
): ReturnBlocker | null {
  const { order_status: status, is_returnable: isReturnable, products } = order;
  if (status === 'Cancelled') return 'cancelled';
  if (products.some(({ is_digital: isDigital }) => isDigital)) return 'digital';
  if (status !== 'Delivered') return 'undelivered';
  if (!products.some(isLineReturnable)) return 'returned';
  return isReturnable ? null : 'late';
}
