import { Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { useListOrders } from '../../../api/generated/orders.ts';
import { roundMoney } from '../../../lib/money.ts';
import { keepFocus } from '../../../lib/react/keep-focus.ts';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { type PlacedPurchase, useCartStore } from '../../cart/cart-store.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { HOME_PATH, ORDERS_PATH } from '../../../lib/router/paths.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { hasPaymentFailed, isPayable } from '../../payment/payment-state.ts';
import { PaymentStatus } from '../../payment/payment-status.tsx';
import { useMoney } from '../../settings/use-money.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Icon } from '../../../ui/content/icon.tsx';
import { container, row, split, stack } from '../../../ui/layout/layout.css.ts';
import * as css from './checkout.css.ts';
import { PlacedOrder } from './placed-order.tsx';
import { PlacedSummary } from './placed-summary.tsx';
import type { usePlaceOrderFlow } from '../hooks/use-place-order-flow.ts';
import { LazyOverlay } from '../../../ui/overlays/lazy-overlay.tsx';

const OrderPlacedDialog = lazyComponent(() =>
  import('./order-placed-dialog.tsx').then((module) => module.OrderPlacedDialog),
);

/**
 * Shows order and payment status (CHK-05, CHK-06). The ids are in the URL for reloads and returns
 * from a gateway. Explains a total that differs from the checkout (CHK-10).
 */
export function PlacedOrders(props: {
  placed: PlacedPurchase;
  order: ReturnType<typeof usePlaceOrderFlow>;
}) {
  const { placed, order } = props;
  const { orderIds: ids, shown } = placed;
  const { t } = useLingui();
  const money = useMoney();
  const { payment, isJustPlaced } = order;
  const { data, error } = useListOrders({ page: 1, per_page: Math.max(10, ids.length) });
  const pendingPayment = useCartStore((state) =>
    state.payment?.orderIds.join() === ids.join() ? state.payment : null,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = data?.orders.filter(({ id }) => ids.includes(id)) ?? [];
  const isUnpaid = rows.some(isPayable);
  const { step } = payment.state;
  const hasFailed = hasPaymentFailed(payment.state);
  const charged = rows.length === ids.length ? sumOfOrders(rows) : undefined;
  const [final, preview] = [charged ?? 0, shown?.payable ?? 0].map(money);
  const isTotalDifferent = shown && charged !== undefined && charged !== shown.payable;
  const notice = isTotalDifferent
    ? t`The shop charges ${final} instead of the ${preview} shown at checkout.`
    : undefined;

  // The form that had focus was removed.
  useEffect(() => {
    if (isJustPlaced) heading.current?.focus();
  }, [isJustPlaced]);

  return (
    <div className={`${container} ${css.page}`}>
      <PageHead title={t`Order placed`} />
      <div className={`${split} ${css.confirmation}`}>
        <div className={stack[6]} ref={keepFocus}>
          <div className={stack[3]}>
            <Icon
              of={hasFailed ? CircleAlert : CircleCheck}
              size={48}
              className={hasFailed ? css.unpaidMark : css.placedMark}
            />
            <h1 ref={heading} tabIndex={-1} className={css.placedTitle}>
              {hasFailed ? t`Your order isn’t paid yet` : t`Your order has been placed`}
            </h1>
            {hasFailed ? null : (
              <p className={css.muted}>
                <Trans>We’ll email you a confirmation with the details of your order.</Trans>
              </p>
            )}
          </div>
          {notice === undefined ? null : <Alert kind="warning">{notice}</Alert>}
          <PaymentStatus
            {...payment}
            onCheck={payment.checkStatus}
            onRetry={() => (pendingPayment ? payment.reopen(pendingPayment) : undefined)}
          />
          {step === 'none' && isUnpaid && pendingPayment ? (
            <Alert
              kind="warning"
              action={
                <Button size="s" onClick={() => payment.reopen(pendingPayment)}>
                  <Trans>Open payment page</Trans>
                </Button>
              }
            >
              <Trans>Your order is saved but not paid yet.</Trans>
            </Alert>
          ) : null}
          <div className={row[3]}>
            <AppLink
              href={ORDERS_PATH}
              className={buttonClass({ variant: isUnpaid ? 'secondary' : 'primary' })}
            >
              <Trans>View orders</Trans>
            </AppLink>
            <AppLink href={HOME_PATH} className={buttonClass({ variant: 'secondary' })}>
              <Trans>Continue shopping</Trans>
            </AppLink>
          </div>
          <ul className={css.items}>
            {ids.map((id) => (
              <PlacedOrder
                key={id}
                id={id}
                isPaying={step === 'opening' || step === 'waiting'}
                hasPaymentPage={pendingPayment !== null}
                shownPrices={shown?.prices}
              />
            ))}
          </ul>
        </div>
        <PlacedSummary ids={ids} orders={rows} total={charged} isUnpaid={isUnpaid} />
      </div>
      {isJustPlaced && (data ?? error) ? (
        <LazyOverlay onClose={() => heading.current?.focus()}>
          <OrderPlacedDialog
            orders={rows}
            notice={notice}
            state={payment.state}
            onPay={pendingPayment ? () => payment.reopen(pendingPayment) : undefined}
            onClosed={() => heading.current?.focus()}
          />
        </LazyOverlay>
      ) : null}
    </div>
  );
}

function sumOfOrders(orders: readonly { amount: number }[]): number {
  return roundMoney(orders.reduce((sum, { amount }) => sum + amount, 0));
}
