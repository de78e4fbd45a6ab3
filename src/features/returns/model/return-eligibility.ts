import type { components } from '../../../api/generated/schema.d.ts';

type Order = components['schemas']['OrderDetails'];
type Line = components['schemas']['OrderProduct'];

export type ReturnBlocker = 'cancelled' | 'undelivered' | 'digital' | 'late' | 'returned';

/** Checks the line only, not its order. A line can be returned once, and downloads never. */
export function isLineReturnable(line: Pick<Line, 'is_returned' | 'is_digital'>): boolean {
  return !line.is_returned && !line.is_digital;
}

/** Returns why the order can't be returned, most permanent reason first, or null (RET-01). */
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
