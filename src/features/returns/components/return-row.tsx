import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { returnPath } from '../../../lib/router/paths.ts';
import { useMoney } from '../../settings/use-money.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { cardLink } from '../../../ui/layout/card.css.ts';
import * as rowCss from '../../../ui/layout/link-row.css.ts';
import { LinkRow } from '../../../ui/layout/link-row.tsx';
import { getRefundStatus, RETURN_STATES } from '../model/return-statuses.ts';
import * as css from './returns.css.ts';

/** One return in the list, with the reason if declined (RET-02). The API lists no products. */
export function ReturnRow({ row: one }: { row: components['schemas']['ReturnRow'] }) {
  const { i18n } = useLingui();
  const money = useMoney();
  const { order_id: code, reject_note: note } = one;
  const state = RETURN_STATES[one.status];
  return (
    <LinkRow
      facts={
        <>
          <h2 className={rowCss.factsHeading}>
            <AppLink href={returnPath(one.id)} className={cardLink}>
              <Trans>
                Order <bdi>{code}</bdi>
              </Trans>
            </AppLink>
          </h2>
          {' · '}
          <Trans>
            Requested on <bdi>{one.return_date}</bdi>
          </Trans>
        </>
      }
      end={
        <>
          <p className={rowCss.amount}>
            <VisuallyHidden>
              <Trans>Total</Trans>
            </VisuallyHidden>{' '}
            <bdi>{money(one.amount ?? 0)}</bdi>
          </p>
          <p className={rowCss.note}>
            <Trans>Quantity: {one.quantity}</Trans>
            {' · '}
            {i18n._(getRefundStatus(one).label)}
          </p>
        </>
      }
    >
      <p className={rowCss.state} data-tone={state.tone}>
        {i18n._(state.label)}
      </p>
      <p className={css.words}>
        <q>
          <bdi>{one.reason}</bdi>
        </q>
      </p>
      {note ? (
        <p className={css.words}>
          <Trans>
            Why the shop declined: <bdi>{note}</bdi>
          </Trans>
        </p>
      ) : null}
    </LinkRow>
  );
}
