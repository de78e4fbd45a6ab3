import { useLingui } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { Badge } from '../../../ui/content/badge.tsx';
import { row } from '../../../ui/layout/layout.css.ts';
import { getRefundStatus, RETURN_STATES } from '../model/return-statuses.ts';

export function ReturnBadges(props: {
  returned: Pick<components['schemas']['ReturnRow'], 'status' | 'payment_status'>;
}) {
  const { i18n } = useLingui();
  const state = RETURN_STATES[props.returned.status];
  const refund = getRefundStatus(props.returned);
  return (
    <div className={row[2]}>
      <Badge tone={state.tone}>{i18n._(state.label)}</Badge>
      <Badge tone={refund.tone}>{i18n._(refund.label)}</Badge>
    </div>
  );
}
