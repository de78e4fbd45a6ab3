import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMoney } from '../../settings/use-money.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import {
  type CheckoutData,
  compareCheckouts,
  type AmountChange,
  type LineChange,
} from '../model/compare-checkouts.ts';
import type { ReviewResult } from '../hooks/use-order-review.ts';
import * as css from './checkout.css.ts';

/** Lists changes and shortages that prevented the order (CHK-10). */
export function ReviewNotice(props: {
  result: ReviewResult;
  /** Undefined if nothing is left. */
  now: CheckoutData | undefined;
  action: ReactNode;
}) {
  const { result, now, action } = props;
  const { before } = result;
  const { t } = useLingui();
  const { lines, figures } =
    before && now ? compareCheckouts(before, now) : { lines: [], figures: [] };
  // The shopper may have changed the cart since.
  const shortages = (now?.checkout_items ?? [])
    .flatMap(({ products }) => products)
    .flatMap(({ id, name, quantity: ordered }) => {
      const inStock = result.shortages.find((one) => one.id === id)?.inStock ?? ordered;
      return inStock < ordered ? [{ id, name, inStock, ordered }] : [];
    });
  if (!before && shortages.length === 0) return null;
  return (
    // Announced, because nothing was ordered.
    <div role="alert" className={css.part}>
      {before ? (
        <Alert kind="warning" title={<Trans>Your order has changed</Trans>}>
          <p>
            {now ? (
              <Trans>Nothing was ordered. Check the changes, then place your order again.</Trans>
            ) : (
              <Trans>Nothing was ordered. The products are no longer available.</Trans>
            )}
          </p>
          <ul className={css.changes}>
            {lines.map((change) => (
              <LineChangeItem key={change.id} change={change} />
            ))}
            {figures.map((change) => (
              <AmountChangeItem key={change.figure} change={change} />
            ))}
          </ul>
        </Alert>
      ) : null}
      {shortages.length > 0 ? (
        <Alert kind="warning" title={<Trans>Not enough in stock</Trans>} action={action}>
          <p>
            <Trans>Nothing was ordered. Reduce the quantity or remove the item.</Trans>
          </p>
          <ul className={css.changes}>
            {shortages.map(({ id, name, inStock, ordered }) => (
              <li key={id}>
                <bdi>{name}</bdi>: {t`${inStock} in stock, ${ordered} in your order`}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </div>
  );
}

function LineChangeItem({ change }: { change: LineChange }) {
  const { t } = useLingui();
  const money = useMoney();
  const { name, before, after } = change;
  const describe = ({ quantity, price, options }: NonNullable<LineChange['after']>) => {
    const amount = `${quantity}\u00a0×\u00a0${money(price)}`;
    return options === '' || before?.options === after?.options ? amount : `${options}, ${amount}`;
  };
  const was = before ? describe(before) : '';
  const is = after ? describe(after) : '';
  return (
    <li>
      <bdi>{name}</bdi>:{' '}
      {!after
        ? t`no longer in your order`
        : before
          ? t`was ${was}, now ${is}`
          : t`added to your order, ${is}`}
    </li>
  );
}

function AmountChangeItem({ change }: { change: AmountChange }) {
  const { t } = useLingui();
  const money = useMoney();
  const { figure, before, after } = change;
  const names: Record<AmountChange['figure'], string> = {
    subtotal: t`Subtotal`,
    discount: t`Discount`,
    delivery: t`Delivery`,
    tax: t`Tax`,
    total: t`Total to pay`,
  };
  const was = money(before);
  const is = money(after);
  return (
    <li>
      {names[figure]}: {t`was ${was}, now ${is}`}
    </li>
  );
}
