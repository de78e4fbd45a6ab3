import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { returnPath } from '../../../lib/router/paths.ts';
import { useMoney } from '../../settings/use-money.ts';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Badge } from '../../../ui/content/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { row, screenOnly, stack } from '../../../ui/layout/layout.css.ts';
import { getRefundStatus, RETURN_STATES } from '../model/return-statuses.ts';
import * as css from './returns.css.ts';

/** One return in the list, with the reason if declined (RET-02). The API lists no products. */
export function ReturnRow({ row: one }: { row: components['schemas']['ReturnRow'] }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const { order_id: code, reject_note: note } = one;
  const state = RETURN_STATES[one.status];
  // A paid refund is what the status already says.
  const isRefundKnown = one.status === 'Refunded' && one.payment_status === 'Paid';
  return (
    <Card as="li" padded className={stack[3]}>
      <div className={css.rowTop}>
        <div className={row[2]}>
          <h2 className={css.rowHead}>
            <Trans>
              Order <bdi>{code}</bdi>
            </Trans>
          </h2>
          <Badge tone={state.tone}>{i18n._(state.label)}</Badge>
        </div>
        <p className={css.rowDate}>
          <Trans>
            Requested on <bdi>{one.return_date}</bdi>
          </Trans>
          {' · '}
          <Trans>Quantity: {one.quantity}</Trans>
        </p>
        <div className={css.rowAmount}>
          <p>
            <Trans>
              Total: <bdi>{money(one.amount ?? 0)}</bdi>
            </Trans>
          </p>
          {isRefundKnown ? null : <p className={css.muted}>{i18n._(getRefundStatus(one).label)}</p>}
        </div>
      </div>
      <div className={css.ends}>
        <div className={stack[1]}>
          <p className={css.words}>
            <Trans>
              Reason: <bdi>{one.reason}</bdi>
            </Trans>
          </p>
          {note ? (
            <p className={css.words}>
              <Trans>
                Why the shop declined: <bdi>{note}</bdi>
              </Trans>
            </p>
          ) : null}
        </div>
        <span className={screenOnly}>
          <AppLink
            href={returnPath(one.id)}
            className={buttonClass({ variant: 'secondary', size: 's' })}
            aria-label={t`View return details for order ${code}`}
          >
            <Trans>View details</Trans>
          </AppLink>
        </span>
      </div>
    </Card>
  );
}
