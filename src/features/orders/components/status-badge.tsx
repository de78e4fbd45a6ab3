import { useLingui } from '@lingui/react/macro';
import { Badge } from '../../../ui/content/badge.tsx';
import { nameOf, type OrderStatus, toneOf } from '../model/order-statuses.ts';

export function StatusBadge({ status }: { status: OrderStatus }) {
  const { i18n } = useLingui();
  return <Badge tone={toneOf(status)}>{i18n._(nameOf(status))}</Badge>;
}
