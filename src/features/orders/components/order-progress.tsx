import { Trans, useLingui } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import House from 'lucide-react/icons/house';
import type { LucideIcon } from 'lucide-react';
import Package from 'lucide-react/icons/package';
import PackageCheck from 'lucide-react/icons/package-check';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import X from 'lucide-react/icons/x';
import type { components } from '../../../api/generated/schema.d.ts';
import { deliveryDates } from '../../../lib/datetime/format-delivery-dates.ts';
import { daysAgo, formatShortDay } from '../../../lib/datetime/format-datetime.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { screenOnly } from '../../../ui/layout/layout.css.ts';
import { Timeline } from '../../../ui/layout/timeline.tsx';
import { Disclosure } from '../../../ui/navigation/disclosure.tsx';
import { isDigitalOrder } from '../is-digital-order.ts';
import { getStatusLabel, type OrderStatus } from '../model/order-statuses.ts';
import { formatStatusDay, isDownload } from '../model/order-texts.ts';
import * as css from './orders.css.ts';

type Order = components['schemas']['OrderDetails'];

const DELIVERY_STEPS: readonly OrderStatus[] = [
  'Pending',
  'Confirm',
  'Processing',
  'Pickup',
  'On The Way',
  'Delivered',
];

const ICONS: Record<OrderStatus, LucideIcon> = {
  Pending: Clock,
  Confirm: Store,
  Processing: Package,
  Pickup: PackageCheck,
  'On The Way': Truck,
  Delivered: House,
  Cancelled: X,
};

/** The steps of an order, folded once it is delivered. Downloads need none (ORD-02). */
export function OrderProgress({ order }: { order: Order }) {
  if (isDownload(order)) return null;
  if (order.order_status !== 'Delivered') {
    return (
      <Card padded className={screenOnly}>
        <Steps order={order} direction="short" />
      </Card>
    );
  }
  return (
    <Card className={`${css.fold} ${screenOnly}`}>
      <Disclosure plain summary={<Trans>All steps</Trans>}>
        <Steps order={order} direction="row" />
      </Disclosure>
    </Card>
  );
}

/** Each with its day where the backend sends it. */
function Steps({ order, direction }: { order: Order; direction: 'row' | 'short' }) {
  const { t, i18n } = useLingui();
  return (
    <Timeline
      label={t`Order progress`}
      direction={direction}
      steps={progressSteps(order).map(({ status, state }) => ({
        id: status,
        label: i18n._(getStatusLabel(status)),
        detail:
          state === 'ahead' ? (
            status === 'Delivered' && !isDigitalOrder(order) ? (
              <ExpectedDay order={order} />
            ) : undefined
          ) : (
            formatStatusDay(order, status, i18n.locale)
          ),
        icon: ICONS[status],
        state,
      }))}
    />
  );
}

/** The last day of the estimate, or its text. Nothing if the day is over. */
function ExpectedDay({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { estimated_delivery_date: text, created_at: placed } = order;
  const [, last] = deliveryDates(text, placed) ?? [];
  if (!last) {
    return (
      <Trans>
        Estimated delivery: <bdi>{text}</bdi>
      </Trans>
    );
  }
  const day = formatShortDay(last.toISOString(), i18n.locale);
  return daysAgo(last.toISOString()) > 0 ? null : <Trans>by {day}</Trans>;
}

/** A pending download skips the delivery steps; a cancelled order has only two. */
function progressSteps(order: Order) {
  const { order_status: status } = order;
  if (status === 'Cancelled') {
    return [
      { status: 'Pending', state: 'done' },
      { status: 'Cancelled', state: 'declined' },
    ] as const;
  }
  const steps: readonly OrderStatus[] =
    isDigitalOrder(order) && status === 'Pending' ? ['Pending', 'Delivered'] : DELIVERY_STEPS;
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
