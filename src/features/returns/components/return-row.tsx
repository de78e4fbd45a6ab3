import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { ServerDate } from '../../../lib/datetime/server-date.tsx';
import { returnPath } from '../../../lib/router/paths.ts';
import { useMoney } from '../../settings/use-money.ts';
import { tone } from '../../../ui/content/badge.css.ts';
import { Icon } from '../../../ui/content/icon.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { cardLink } from '../../../ui/layout/card.css.ts';
import * as rowCss from '../../../ui/layout/link-row.css.ts';
import { LinkRow } from '../../../ui/layout/link-row.tsx';
import { RETURN_SIGNS } from '../model/return-signs.ts';
import { getRefundStatus } from '../model/return-statuses.ts';
import { formatOrderCode } from '../../orders/format-order-code.ts';
import { RETURN_STATES } from '../../orders/return-states.ts';
import * as css from './returns.css.ts';

type Row = components['schemas']['ReturnRow'];

/** One return in the list, with the reason if declined (RET-02). The API lists no products. */
export function ReturnRow({ row: one }: { row: Row }) {
  const { i18n } = useLingui();
  const money = useMoney();
  const { reject_note: note } = one;
  const code = formatOrderCode(one.order_id);
  const state = RETURN_STATES[one.status];
  const refund = getRefundStatus(one);
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
          <span className={rowCss.dated}>
            <Trans>
              <span>Requested on</span> <ServerDate text={one.return_date} />
            </Trans>
          </span>
        </>
      }
      picture={
        <span className={`${tone[state.tone]} ${css.sign}`}>
          <Icon of={RETURN_SIGNS[one.status]} size={24} />
        </span>
      }
      end={
        <>
          <p className={rowCss.amount}>
            <VisuallyHidden>{i18n._(refund.amountLabel)}</VisuallyHidden>{' '}
            <bdi>{money(one.amount ?? 0)}</bdi>
          </p>
          <p className={rowCss.note}>
            <Trans>Quantity: {one.quantity}</Trans>
            {' · '}
            {i18n._(refund.label)}
          </p>
        </>
      }
    >
      <p className={rowCss.title}>{i18n._(state.title)}</p>
      <p className={css.words}>
        <bdi>
          <q>{one.reason}</q>
        </bdi>
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
