import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { CHECKOUT_PATH } from '../../lib/router/paths.ts';
import { selectShops } from './cart-store.ts';
import { closeDialog } from '../dialogs/dialogs-store.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { type DataEntry, DataList } from '../../ui/layout/data-list.tsx';
import { stack } from '../../ui/layout/layout.css.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useCheckoutTotals } from './use-cart.ts';
import * as css from './components/cart.css.ts';
import { ChargedNote } from '../settings/charged-note.tsx';
import { useErrorText } from '../errors/use-error-text.ts';
import { useMoney } from '../settings/use-money.ts';
import { useSettings } from '../settings/use-settings.ts';

/**
 * What the selected shops cost by the server's last answer, delivery and tax included, and the way to
 * the checkout (CART-05, CART-15). `look` is `whole` where there is room for every figure.
 */
export function CartTotals(props: { selected: readonly number[]; look: 'short' | 'whole' }) {
  const { selected, look } = props;
  const { settings } = useSettings();
  const money = useMoney();
  const errorText = useErrorText();
  const [, navigate] = useLocation();
  const [isAsked, setIsAsked] = useState(false);
  const figures = useCheckoutTotals(selected);
  useClearing(figures);
  const entries = useEntries(figures.data?.checkout, look);
  const isNone = selected.length === 0;
  const amount = isNone ? 0 : figures.data?.checkout.total_amount;
  const dim = figures.isUpdating ? css.updating : undefined;

  function proceed() {
    setIsAsked(true);
    if (isNone) return;
    closeDialog('cart');
    navigate(CHECKOUT_PATH);
  }

  return (
    <div className={stack[3]}>
      <div className={css.ends}>
        <span className={css.amount}>
          <Trans>Cart Amount</Trans>
          {settings.multi_vendor ? (
            <small className={css.muted}>
              <Trans>of the selected shops</Trans>
            </small>
          ) : null}
        </span>
        {amount === undefined ? (
          <Skeleton width="6rem" height="1.5rem" />
        ) : (
          <span className={stack[1]}>
            <strong aria-live="polite" aria-busy={figures.isUpdating} className={css.amount}>
              <bdi className={dim}>{money(amount)}</bdi>
            </strong>
          </span>
        )}
      </div>
      {isNone && !isAsked ? (
        <p className={css.muted}>
          <Trans>Select the shops that you want to buy from.</Trans>
        </p>
      ) : null}
      {figures.data ? (
        <>
          <div aria-busy={figures.isUpdating} className={dim}>
            <DataList entries={entries} />
          </div>
          <ChargedNote amount={figures.data.checkout.payable_amount} className={css.muted} />
        </>
      ) : null}
      {figures.error ? (
        <Alert
          kind="warning"
          action={
            <Button
              variant="secondary"
              size="s"
              busy={figures.isFetching}
              onClick={() => void figures.retry()}
            >
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {errorText(figures.error)}
        </Alert>
      ) : null}
      {isNone && isAsked ? (
        <Alert kind="danger">
          <Trans>Please select at least one shop</Trans>
        </Alert>
      ) : null}
      <Button size="l" fullWidth onClick={proceed}>
        <Trans>Proceed to Checkout</Trans>
      </Button>
    </div>
  );
}

/** Figures of nothing clear the selection, unless the shop itself selects (CART-08). */
function useClearing({ data, error, isUpdating }: ReturnType<typeof useCheckoutTotals>) {
  const { settings } = useSettings();
  const isNothing = !isUpdating && !error && data?.checkout_items.length === 0;
  const selectsNone = isNothing && settings.multi_vendor;
  useEffect(() => {
    if (selectsNone) selectShops([]);
  }, [selectsNone]);
}

/** The figures below the amount, as the server has them: none is worked out here. */
function useEntries(
  checkout:
    | {
        delivery_charge: number;
        coupon_discount: number;
        order_tax_amount: number;
        payable_amount: number;
      }
    | undefined,
  look: 'short' | 'whole',
): DataEntry[] {
  const { t } = useLingui();
  const money = useMoney();
  if (!checkout) return [];
  const { delivery_charge: delivery, coupon_discount: discount } = checkout;
  const { order_tax_amount: tax, payable_amount: payable } = checkout;
  const parts: DataEntry[] = [
    ...(discount > 0 ? [{ term: t`Discount`, detail: money(-discount) }] : []),
    { term: t`Shipping Charge`, detail: money(delivery) },
    { term: t`Taxes`, detail: money(tax) },
  ];
  const shown = look === 'whole' ? parts : [];
  return [...shown, { term: t`Total Payable`, detail: money(payable), total: true }];
}
