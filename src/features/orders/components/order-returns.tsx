import { Trans, useLingui } from '@lingui/react/macro';
import { useListReturns } from '../../../api/generated/returns.ts';
import { ServerDate } from '../../../lib/datetime/server-date.tsx';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { returnPath, RETURNS_PATH } from '../../../lib/router/paths.ts';
import { textLink } from '../../../ui/actions/text-link.css.ts';
import { screenOnly, stack } from '../../../ui/layout/layout.css.ts';
import { formatOrderCode } from '../format-order-code.ts';
import { RETURN_STATES } from '../return-states.ts';
import * as css from './orders.css.ts';

/** Newest first: older returns are behind the link to all. */
const MAX_RETURNS = 100;

/** The state of each return of an order, and a link to all returns. Load lazily. */
export function OrderReturns({ orderCode }: { orderCode: string }) {
  const { i18n } = useLingui();
  const { data } = useListReturns({ page: 1, per_page: MAX_RETURNS });
  const returns = data?.returnOrders.filter(
    (one) => formatOrderCode(one.order_id) === formatOrderCode(orderCode),
  );
  return (
    <div className={`${stack[2]} ${screenOnly}`}>
      {returns?.map(({ id, status, return_date: date }) => (
        <p key={id} className={css.muted}>
          <AppLink href={returnPath(id)} className={textLink}>
            <Trans>Return: {i18n._(RETURN_STATES[status].label)}</Trans>
          </AppLink>
          {' · '}
          <ServerDate text={date} />
        </p>
      ))}
      <p className={css.muted}>
        <AppLink href={RETURNS_PATH} className={textLink}>
          <Trans>View returns and refunds</Trans>
        </AppLink>
      </p>
    </div>
  );
}
