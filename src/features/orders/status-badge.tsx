import { useLingui } from '@lingui/react/macro';
import { Badge } from '../../ui/badge.tsx';
import { nameOf, type OrderStatus, toneOf } from './order-states.ts';

/** The state of an order in a word, and a colour that says the same. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const { i18n } = useLingui();
  return <Badge tone={toneOf(status)}>{i18n._(nameOf(status))}</Badge>;
}
