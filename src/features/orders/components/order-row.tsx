import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { digitalOrderPath, orderPath } from '../../../lib/router/paths.ts';
import { PaymentBadge } from '../../payment/payment-badge.tsx';
import { useMoney } from '../../settings/use-money.ts';
import { Badge } from '../../../ui/content/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { cardLink } from '../../../ui/layout/card.css.ts';
import { row, stack } from '../../../ui/layout/layout.css.ts';
import { Picture } from '../../../ui/content/picture.tsx';
import * as css from './orders.css.ts';
import { OrderDate } from './order-date.tsx';
import { StatusBadge } from './status-badge.tsx';

/** More pictures would hide the text on a phone. */
const MAX_PICTURES = 3;

export function OrderRow(props: { order: components['schemas']['OrderRow']; isDigital: boolean }) {
  const { order, isDigital } = props;
  const href = isDigital ? digitalOrderPath(order.id) : orderPath(order.id);
  const money = useMoney();
  return (
    <Card as="li" padded interactive className={css.order}>
      <ul className={css.pictures} aria-hidden>
        {order.products.slice(0, MAX_PICTURES).map(({ id, thumbnail }) => (
          <li key={id} className={css.picture}>
            <Picture src={thumbnail} alt="" sizes="64px" />
          </li>
        ))}
      </ul>
      <div className={stack[1]}>
        <h2 className={css.code}>
          <AppLink href={href} className={cardLink}>
            <Trans>
              Order <bdi>{order.order_code}</bdi>
            </Trans>
          </AppLink>
        </h2>
        <p>
          <Contents products={order.products} />
        </p>
        <p className={css.muted}>
          <OrderDate order={order} />
        </p>
        <p className={row[4]}>
          <span>
            <Trans>Quantity: {order.quantity}</Trans>
          </span>
          <strong>
            <Trans>
              Total: <bdi>{money(order.amount)}</bdi>
            </Trans>
          </strong>
        </p>
      </div>
      <div className={css.states}>
        <StatusBadge status={order.order_status} />
        <PaymentBadge order={order} />
        {isDigital ? (
          <Badge>
            <Trans>Digital</Trans>
          </Badge>
        ) : null}
      </div>
    </Card>
  );
}

/** Deleted products are missing in the row (FLAW 4). */
function Contents({ products }: { products: readonly { name: string }[] }) {
  const { t } = useLingui();
  const [first, ...others] = products;
  if (!first) return <Trans>The products in this order are no longer available.</Trans>;
  return (
    <>
      <bdi>{first.name}</bdi>
      {others.length > 0
        ? ` ${t`${plural(others.length, { one: 'and # more', other: 'and # more' })}`}`
        : null}
    </>
  );
}
