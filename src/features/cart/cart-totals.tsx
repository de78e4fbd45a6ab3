import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { components } from '../../api/generated/schema.d.ts';
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
import { useOrderAmounts } from '../settings/use-order-amounts.ts';
import { useSettings } from '../settings/use-settings.ts';

type Figures = components['schemas']['Checkout'];

/**
 * What the selected shops cost by the server's last answer, delivery and tax included, and the way to
 * the checkout (CART-05, CART-15). `look` is `whole` where there is room for every figure.
 */
export function CartTotals(props: { selected: readonly number[]; look: 'short' | 'whole' }) {
  const { selected, look } = props;
  const { settings } = useSettings();
  const errorText = useErrorText();
  const [, navigate] = useLocation();
  const [isAsked, setIsAsked] = useState(false);
  const figures = useCheckoutTotals(selected);
  useClearing(figures);
  const amounts = useAmounts(figures.data?.checkout);
  const entries = useEntries(figures.data?.checkout, amounts, look);
  const isNone = selected.length === 0;
  const isKnown = isNone || figures.data !== undefined;
  const dim = figures.isUpdating ? css.updating : undefined;

  function proceed() {
    setIsAsked(true);
    if (isNone) return;
    closeDialog('cart');
    navigate('/checkout');
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
        {isKnown ? (
          <span className={stack[1]}>
            <strong aria-live="polite" aria-busy={figures.isUpdating} className={css.amount}>
              <bdi className={dim}>{amounts.subtotal}</bdi>
            </strong>
          </span>
        ) : (
          <Skeleton width="6rem" height="1.5rem" />
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

/** The figures of the server's last response as text; without one there are none. */
function useAmounts(checkout: Figures | undefined) {
  return useOrderAmounts({
    lines: [],
    taxes: [],
    subtotal: checkout?.total_amount ?? 0,
    discount: checkout?.coupon_discount ?? 0,
    delivery: checkout?.delivery_charge ?? 0,
    tax: checkout?.order_tax_amount ?? 0,
    total: checkout?.payable_amount ?? 0,
  });
}

/** The figures below the amount. */
function useEntries(
  checkout: Figures | undefined,
  amounts: ReturnType<typeof useOrderAmounts>,
  look: 'short' | 'whole',
): DataEntry[] {
  const { t } = useLingui();
  if (!checkout) return [];
  const parts: DataEntry[] = [
    ...(checkout.coupon_discount > 0 ? [{ term: t`Discount`, detail: amounts.discount }] : []),
    { term: t`Shipping Charge`, detail: amounts.delivery },
    { term: t`Taxes`, detail: amounts.tax },
  ];
  const shown = look === 'whole' ? parts : [];
  return [...shown, { term: t`Total Payable`, detail: amounts.total, total: true }];
}
