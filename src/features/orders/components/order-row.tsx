import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { digitalOrderPath, orderPath } from '../../../lib/router/paths.ts';
import { PaymentText } from '../../payment/payment-badge.tsx';
import { useMoney } from '../../settings/use-money.ts';
import { cardLink } from '../../../ui/layout/card.css.ts';
import { LinkRow } from '../../../ui/layout/link-row.tsx';
import * as rowCss from '../../../ui/layout/link-row.css.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { getStatusTone } from '../model/order-statuses.ts';
import { isWaitingForPayment, orderTexts } from '../model/order-texts.ts';
import { LinePicture } from '../line-picture.tsx';
import { NextAction } from './next-action.tsx';
import { OrderDate } from './order-date.tsx';
import * as css from './order-row.css.ts';

/**
 * An order in a list: its state in words, what is in it and the next action (ORD-01). Downloads are
 * looked up by name, so that comes first.
 */
export function OrderRow(props: {
  order: components['schemas']['OrderRow'];
  isDigital?: boolean;
  /** Level of the heading */
  level?: 2 | 3;
}) {
  const { order, isDigital = false, level = 2 } = props;
  const { i18n } = useLingui();
  const money = useMoney();
  const Heading = `h${level}` as const;
  const isWaiting = isWaitingForPayment(order);
  const href = isDigital ? digitalOrderPath(order.id) : orderPath(order.id);
  const [product] = order.products;
  const deliveryTime = product?.shop.estimated_delivery_time;
  const { title, sentence } = orderTexts(order, deliveryTime, i18n.locale);
  return (
    <LinkRow
      facts={
        <>
          <Heading className={rowCss.factsHeading}>
            <AppLink href={href} className={cardLink}>
              <Trans>
                Order <bdi>{order.order_code}</bdi>
              </Trans>
            </AppLink>
          </Heading>
          {' · '}
          <span className={rowCss.dated}>
            <OrderDate order={order} />
          </span>
          {isDigital ? (
            <span className={css.digital}>
              {' · '}
              <span>
                <Trans>Digital</Trans>
              </span>
            </span>
          ) : null}
        </>
      }
      picture={
        <div className={css.frame} aria-hidden>
          {product ? (
            <LinePicture
              product={product}
              sizes="(min-width: 1024px) 96px, 64px"
              className={css.picture}
            />
          ) : null}
        </div>
      }
      end={
        <>
          <p className={rowCss.amount}>
            <VisuallyHidden>
              <Trans>Total</Trans>
            </VisuallyHidden>{' '}
            <bdi>{money(order.amount)}</bdi>
          </p>
          <p className={rowCss.note}>
            <Trans>Quantity: {order.quantity}</Trans>
            {isWaiting ? null : (
              <>
                {' · '}
                <PaymentText order={order} />
              </>
            )}
          </p>
        </>
      }
      action={<NextAction order={order} href={href} />}
    >
      {isDigital ? <Contents products={order.products} className={rowCss.title} /> : null}
      <p
        className={isDigital ? css.smallState : rowCss.state}
        data-tone={isWaiting ? 'attention' : getStatusTone(order.order_status)}
      >
        {i18n._(title)}
      </p>
      {sentence ? <p>{i18n._(sentence)}</p> : null}
      {isDigital ? null : <Contents products={order.products} className={css.contents} />}
    </LinkRow>
  );
}

/** Deleted products are missing in the row (FLAW 4). */
function Contents(props: { products: readonly { name: string }[]; className: string }) {
  const { products, className } = props;
  const { t } = useLingui();
  const [first, ...others] = products;
  if (!first) {
    return (
      <p className={rowCss.note}>
        <Trans>The products in this order are no longer available.</Trans>
      </p>
    );
  }
  return (
    <p className={className}>
      <bdi>{first.name}</bdi>
      {others.length > 0
        ? ` ${t`${plural(others.length, { one: 'and # more', other: 'and # more' })}`}`
        : null}
    </p>
  );
}
