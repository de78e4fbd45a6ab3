import { Trans } from '@lingui/react/macro';
import { Badge } from '../../ui/content/badge.tsx';
import { isDueInCash, isPayable } from './payment-state.ts';

type Order = Parameters<typeof isPayable>[0];

export function PaymentBadge({ order }: { order: Order }) {
  const tone =
    order.payment_status === 'Paid' ? 'success' : isPayable(order) ? 'warning' : 'neutral';
  return (
    <Badge tone={tone}>
      <PaymentText order={order} />
    </Badge>
  );
}

export function PaymentText({ order }: { order: Order }) {
  if (order.payment_status === 'Paid') return <Trans>Paid</Trans>;
  if (isPayable(order)) return <Trans>Not paid yet</Trans>;
  return isDueInCash(order) ? <Trans>Cash on delivery</Trans> : <Trans>Not charged</Trans>;
}
