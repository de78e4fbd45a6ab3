import { useLingui } from '@lingui/react/macro';
import { Badge } from '../../../ui/content/badge.tsx';
import { nameOf, type OrderStatus, toneOf } from '../model/order-statuses.ts';

/** The state of an order in a word, and a colour that says the same. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const { i18n } = useLingui();
  return <Badge tone={toneOf(status)}>{i18n._(nameOf(status))}</Badge>;
}
