import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '../../api/generated/schema.d.ts';
import { AppLink } from '../../parts/app-link.tsx';
import { useMoney } from '../../parts/use-money.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';
import * as css from './order-history.css.ts';
import { stateBySlug, ORDER_STATES, toneOf } from './order-states.ts';

/** More pictures than this would hide the facts on a phone. */
const PICTURES = 4;

/** One order: what, when, how much, and how far it is. */
export function OrderRow({ order }: { order: components['schemas']['OrderRow'] }) {
  const { i18n } = useLingui();
  const money = useMoney();
  const state =
    ORDER_STATES.find(({ status }) => status === order.order_status) ?? stateBySlug('all');
  return (
    <Card as="li" padded className={css.order}>
      <div className={css.facts}>
        <h2 className={css.code}>
          <AppLink href={`/order-history/${order.id}`} className={css.codeLink}>
            <Trans>
              Order ID <bdi>{order.order_code}</bdi>
            </Trans>
          </AppLink>
        </h2>
        <p className={css.muted}>
          <Trans>
            Placed on <bdi>{order.placed_at}</bdi>
          </Trans>
        </p>
        <p className={css.figures}>
          <span>
            <Trans>QTY: {order.quantity}</Trans>
          </span>
          <strong>
            <Trans>Amount: {money(order.amount)}</Trans>
          </strong>
        </p>
      </div>
      <ul className={css.pictures} aria-hidden>
        {order.products.slice(0, PICTURES).map(({ id, thumbnail }) => (
          <li key={id} className={css.picture}>
            <Picture src={thumbnail} alt="" sizes="64px" />
          </li>
        ))}
      </ul>
      <div className={css.states}>
        <Badge tone={toneOf(order.order_status)}>{i18n._(state.label)}</Badge>
        <Badge tone={order.payment_status === 'Paid' ? 'success' : 'neutral'}>
          {order.payment_status === 'Paid' ? <Trans>Paid</Trans> : <Trans>Unpaid</Trans>}
        </Badge>
      </div>
    </Card>
  );
}
