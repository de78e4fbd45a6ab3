import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { formatDateTime } from '../../../lib/datetime/format-datetime.ts';
import { Timeline, type TimelineStep } from '../../../ui/layout/timeline.tsx';
import { isDigitalOrder } from '../is-digital-order.ts';
import { getStatusLabel, type OrderStatus } from '../model/order-statuses.ts';

type Order = components['schemas']['OrderDetails'];

const DELIVERY_STEPS: readonly OrderStatus[] = [
  'Pending',
  'Confirm',
  'Processing',
  'Pickup',
  'On The Way',
  'Delivered',
];

/** Only the order date and the estimated delivery are known; other steps have no date. */
export function OrderProgress({ order }: { order: Order }) {
  const { t, i18n } = useLingui();
  const { order_status: status } = order;
  const details: Partial<Record<OrderStatus, TimelineStep['detail']>> = {
    Pending: <bdi>{formatDateTime(order.created_at, i18n.locale)}</bdi>,
    Delivered:
      status === 'Delivered' || isDigitalOrder(order) ? undefined : (
        <Trans>
          Estimated delivery: <bdi>{order.estimated_delivery_date}</bdi>
        </Trans>
      ),
  };
  return (
    <Timeline
      label={t`Order progress`}
      steps={progressSteps(order).map(({ status: step, state }) => ({
        id: step,
        label: i18n._(getStatusLabel(step)),
        detail: details[step],
        state,
      }))}
    />
  );
}

/** Downloads skip the delivery steps; a cancelled order has only two. */
function progressSteps(order: Order) {
  const { order_status: status } = order;
  if (status === 'Cancelled') {
    return [
      { status: 'Pending', state: 'done' },
      { status: 'Cancelled', state: 'current' },
    ] as const;
  }
  const isFirstOrLastStep = status === 'Pending' || status === 'Delivered';
  const steps: readonly OrderStatus[] =
    isDigitalOrder(order) && isFirstOrLastStep ? ['Pending', 'Delivered'] : DELIVERY_STEPS;
  const currentIndex = steps.indexOf(status);
  return steps.map((step, index) => ({
    status: step,
    state:
      index < currentIndex || status === 'Delivered'
        ? ('done' as const)
        : index === currentIndex
          ? ('current' as const)
          : ('ahead' as const),
  }));
}
