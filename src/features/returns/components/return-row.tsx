import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { returnPath } from '../../../lib/router/paths.ts';
import { useMoney } from '../../settings/use-money.ts';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { row, screenOnly, stack } from '../../../ui/layout/layout.css.ts';
import { ReturnBadges } from './return-badges.tsx';
import * as css from './returns.css.ts';

/** One return in the list, with the reason if declined (RET-02). */
export function ReturnRow({ row: one }: { row: components['schemas']['ReturnRow'] }) {
  const { t } = useLingui();
  const money = useMoney();
  const { order_id: code, reject_note: note } = one;
  return (
    <Card as="li" padded className={stack[3]}>
      <div className={css.ends}>
        <div className={stack[1]}>
          <h2 className={css.rowHead}>
            <Trans>
              Order <bdi>{code}</bdi>
            </Trans>
          </h2>
          <p className={css.muted}>
            <Trans>
              Requested on <bdi>{one.return_date}</bdi>
            </Trans>
          </p>
        </div>
        <ReturnBadges returned={one} />
      </div>
      {note ? (
        <p className={css.words}>
          <Trans>
            Why the shop declined: <bdi>{note}</bdi>
          </Trans>
        </p>
      ) : null}
      <div className={css.ends}>
        <p className={row[4]}>
          <span>
            <Trans>Quantity: {one.quantity}</Trans>
          </span>
          <strong>
            <Trans>
              Total: <bdi>{money(one.amount ?? 0)}</bdi>
            </Trans>
          </strong>
        </p>
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
