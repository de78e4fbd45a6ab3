import { useLingui } from '@lingui/react/macro';
import { Badge } from '../../../ui/content/badge.tsx';
import { getStatusLabel, type OrderStatus, getStatusTone } from '../model/order-statuses.ts';

export function StatusBadge({ status }: { status: OrderStatus }) {
  const { i18n } = useLingui();
  return <Badge tone={getStatusTone(status)}>{i18n._(getStatusLabel(status))}</Badge>;
}
