import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { useServerTime } from '../../settings/server-time.tsx';
import { isCash, isPayable } from '../../payment/payment-state.ts';

type Order = components['schemas']['OrderDetails'];

/** Returns for each action null, or why it is unavailable (ORD-03). */
export function useOrderActionBlockers(order: Order) {
  const { t } = useLingui();
  const { order_status: status, products } = order;
  const days = order.return_order_within_days;
  const until = useServerTime()(order.last_return_date, order);
  const isDelivered = status === 'Delivered';
  const delivery =
    status === 'Cancelled'
      ? t`Not available, because this order was cancelled.`
      : t`Available after delivery.`;

  const cancelBlocker =
    status === 'Pending'
      ? null
      : status === 'Cancelled'
        ? t`This order is already cancelled.`
        : isDelivered
          ? t`This order has already been delivered.`
          : t`You can only cancel pending orders. The shop is already preparing this one.`;
  const payBlocker = isPayable(order)
    ? null
    : order.payment_status === 'Paid'
      ? t`This order is paid.`
      : isCash(order) && status !== 'Cancelled'
        ? t`You pay in cash when your order arrives.`
        : t`This order was cancelled, so there’s nothing to pay.`;

  function findReturnBlocker(): string | null {
    const areAllReturned = products.length > 0 && products.every((line) => line.is_returned);
    if (isDelivered && areAllReturned)
      return t`You’ve already requested a return of every item in this order.`;
    if (order.is_returnable) return null;
    if (products.some((line) => line.is_digital)) return t`Downloads can’t be returned.`;
    if (isDelivered) return t`The return period ended on ${until}.`;
    if (status === 'Cancelled') return delivery;
    return t`Available after delivery, within ${plural(days, { one: '# day', other: '# days' })} of ordering.`;
  }

  return {
    cancel: cancelBlocker,
    pay: payBlocker,
    reorder: isDelivered ? null : delivery,
    review: isDelivered ? null : delivery,
    returnItems: findReturnBlocker(),
  };
}
