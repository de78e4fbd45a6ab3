import { Trans } from '@lingui/react/macro';
import { Badge } from '../../ui/content/badge.tsx';
import { isCash, isPayable } from './payment-state.ts';

export function PaymentBadge({ order }: { order: Parameters<typeof isPayable>[0] }) {
  if (order.payment_status === 'Paid') {
    return (
      <Badge tone="success">
        <Trans>Paid</Trans>
      </Badge>
    );
  }
  if (isPayable(order)) {
    return (
      <Badge tone="warning">
        <Trans>Not paid yet</Trans>
      </Badge>
    );
  }
  const isDue = isCash(order) && order.order_status !== 'Cancelled';
  return <Badge>{isDue ? <Trans>Cash on delivery</Trans> : <Trans>Unpaid</Trans>}</Badge>;
}
