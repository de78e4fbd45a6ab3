import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { useServerTime } from '../../settings/server-time.tsx';
import { isCash, isPayable } from '../../payment/payment-state.ts';

type Order = components['schemas']['OrderDetails'];

/** What can be done with an order: null, or why it can't be now (ORD-03). */
export function useOrderActionBlockers(order: Order) {
  const { t } = useLingui();
  const { order_status: status, products } = order;
  const days = order.return_order_within_days;
  const until = useServerTime()(order.last_return_date, order);
  const isDelivered = status === 'Delivered';
  const delivery =
    status === 'Cancelled'
      ? t`Only for orders that were delivered; this one was cancelled.`
      : t`Once the order is delivered.`;

  const cancelBlocker =
    status === 'Pending'
      ? null
      : status === 'Cancelled'
        ? t`The order is cancelled already.`
        : isDelivered
          ? t`The order is delivered already.`
          : t`Only pending orders can be cancelled; the shop has begun on this one.`;
  const payBlocker = isPayable(order)
    ? null
    : order.payment_status === 'Paid'
      ? t`The order is paid.`
      : isCash(order) && status !== 'Cancelled'
        ? t`The order is paid in cash on delivery.`
        : t`The order was cancelled, so there is nothing to pay.`;

  function findReturnBlocker(): string | null {
    const isAllBack = products.length > 0 && products.every((line) => line.is_returned);
    if (isDelivered && isAllBack) return t`Everything in it has been returned already.`;
    if (order.is_returnable) return null;
    if (products.some((line) => line.is_digital)) return t`Downloads can’t be returned.`;
    if (isDelivered) return t`It could be returned until ${until}.`;
    if (status === 'Cancelled') return delivery;
    return t`Once the order is delivered, within ${plural(days, { one: '# day', other: '# days' })} of ordering.`;
  }

  return {
    cancel: cancelBlocker,
    pay: payBlocker,
    again: isDelivered ? null : delivery,
    review: isDelivered ? null : delivery,
    returnItems: findReturnBlocker(),
  };
}
