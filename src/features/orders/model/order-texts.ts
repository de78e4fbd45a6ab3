import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { deliveryDates, formatDeliveryDates } from '../../../lib/datetime/format-delivery-dates.ts';
import { daysAgo, formatShortDay } from '../../../lib/datetime/format-datetime.ts';
import { isPayable } from '../../payment/payment-state.ts';
import { isDigitalOrder } from '../is-digital-order.ts';
import type { OrderStatus } from './order-statuses.ts';

type Order = Pick<
  components['schemas']['OrderDetails'],
  'order_status' | 'created_at' | 'payment_method' | 'payment_status' | 'status_history'
> & { products: readonly { is_digital: boolean }[] };

const TITLES: Record<OrderStatus, MessageDescriptor> = {
  Pending: msg`Order placed`,
  Confirm: msg`Confirmed by the shop`,
  Processing: msg`Being prepared`,
  Pickup: msg`Picked up by the courier`,
  'On The Way': msg`On its way to you`,
  Delivered: msg`Delivered`,
  Cancelled: msg`Order cancelled`,
};

/** Whether the order is a download: the backend calls it delivered before it is paid. */
export function isDownload(order: Order): boolean {
  return order.order_status === 'Delivered' && isDigitalOrder(order);
}

/** Whether the title of the order asks for the payment. */
export function isWaitingForPayment(order: Order): boolean {
  const isNext = order.order_status === 'Pending' || isDownload(order);
  return isNext && isPayable(order);
}

/**
 * Returns the state of an order in a few words, and what happens next if there is anything to add.
 * The title of a delivered parcel has the day. `deliveryTime` is the shop's text, such as
 * "2-3 days".
 */
export function orderTexts(
  order: Order,
  deliveryTime: string | undefined,
  locale: string,
): { title: MessageDescriptor; sentence?: MessageDescriptor | undefined } {
  if (order.order_status === 'Delivered' && !isDownload(order)) {
    return { title: deliveredTitle(order, locale) };
  }
  return { title: orderTitle(order), sentence: orderSentence(order, deliveryTime, locale) };
}

function orderTitle(order: Order): MessageDescriptor {
  if (isWaitingForPayment(order)) return msg`Waiting for your payment`;
  return isDownload(order) ? msg`Ready to download` : TITLES[order.order_status];
}

function orderSentence(
  order: Order,
  deliveryTime: string | undefined,
  locale: string,
): MessageDescriptor | undefined {
  const { order_status: status } = order;
  if (status === 'Cancelled') {
    return order.payment_status === 'Paid'
      ? msg`Ask the shop about your refund.`
      : msg`You weren’t charged.`;
  }
  if (isDownload(order)) {
    return isPayable(order) ? msg`You can download your files once you’ve paid.` : undefined;
  }
  return isWaitingForPayment(order)
    ? msg`The shop prepares your order once you’ve paid.`
    : expectedSentence(order, deliveryTime, locale);
}

/** Some backends send no day. */
function deliveredTitle(order: Order, locale: string): MessageDescriptor {
  const day = formatStatusDay(order, 'Delivered', locale);
  return day === undefined ? TITLES.Delivered : msg`Delivered on ${day}`;
}

function expectedSentence(
  { created_at: placed }: Order,
  deliveryTime: string | undefined,
  locale: string,
) {
  const [, last] = deliveryDates(deliveryTime ?? '', placed) ?? [];
  const days = formatDeliveryDates(deliveryTime ?? '', locale, placed);
  if (!last || days === undefined) return undefined;
  const lastDay = formatShortDay(last.toISOString(), locale);
  return daysAgo(last.toISOString()) > 0
    ? msg`Expected by ${lastDay}. Ask the shop if it hasn’t arrived.`
    : msg`Expected ${days}.`;
}

/** Formats the day an order last reached a status, if the backend sends it. */
export function formatStatusDay(
  { status_history: history = [], created_at: placed }: Order,
  status: OrderStatus,
  locale: string,
): string | undefined {
  const at =
    history.findLast((change) => change.status === status)?.created_at ??
    (status === 'Pending' ? placed : undefined);
  return at === undefined ? undefined : formatShortDay(at, locale);
}
