import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { components } from '../../api/generated/schema.d.ts';
import { useIsMutating } from '../../api/runtime/use-is-mutating.ts';
import { sumOfLines } from '../../lib/money.ts';
import { CHECKOUT_PATH } from '../../lib/router/paths.ts';
import { useCartActions } from './cart-store.ts';
import { useDialogs } from '../dialogs/dialogs-store.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { type DataEntry, DataList } from '../../ui/layout/data-list.tsx';
import { actionBar, actionBarMessage } from '../../ui/layout/action-bar.css.ts';
import { stack } from '../../ui/layout/layout.css.ts';
import { classNames } from '../../ui/theme/class-names.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { type useCart, useCheckoutTotals } from './use-cart.ts';
import { useOnlyShop } from './use-only-shop.ts';
import * as css from './components/cart.css.ts';
import { ChargedNote } from '../settings/charged-note.tsx';
import { RetryAlert } from '../errors/retry-alert.tsx';
import { useMoney } from '../settings/use-money.ts';
import { useOrderAmounts } from '../settings/use-order-amounts.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTaxName } from '../settings/use-tax-name.ts';

type CheckoutTotals = components['schemas']['Checkout'];

/**
 * Shows the server's totals of the selected shops, else of all, and the checkout button (CART-05,
 * CART-15). `full` also lists the shops.
 */
export function CartTotals(props: { cart: ReturnType<typeof useCart>; variant: 'short' | 'full' }) {
  const { t } = useLingui();
  const { closeDialog } = useDialogs();
  const { cart, variant } = props;
  const { selected } = cart;
  const groups = cart.query.data?.cart_items ?? [];
  const { settings } = useSettings();
  const [, navigate] = useLocation();
  const [hasTriedCheckout, setHasTriedCheckout] = useState(false);
  const isEmptySelection = selected.length === 0;
  const shownGroups = isEmptySelection
    ? groups
    : groups.filter(({ shop_id: id }) => selected.includes(id));
  const totals = useCheckoutTotals(shownGroups.map(({ shop_id: id }) => id));
  useOnlyShop(groups);
  useClearEmptySelection(totals);
  const amounts = useAmounts(totals.data?.checkout);
  const totalName = isEmptySelection ? t`Total for all shops` : t`Total to pay`;
  const entries = useEntries(totals.data?.checkout, amounts, totalName);
  const isWriting = useIsMutating('cart');
  // Its lines are reserved, so that nothing moves.
  const isFirst = !totals.data && !totals.error;
  const { isUpdating } = totals;
  const dimmed = isUpdating ? css.updating : undefined;
  const money = useMoney();

  function proceed() {
    setHasTriedCheckout(true);
    if (isEmptySelection) return;
    closeDialog('cart');
    navigate(CHECKOUT_PATH);
  }

  const sumOf = (shops: typeof groups) => money(sumOfLines(shops.flatMap((shop) => shop.products)));
  const everything = sumOf(groups);
  const amount = isEmptySelection || !totals.data ? sumOf(shownGroups) : amounts.subtotal;
  const hasSeveralShops = settings.multi_vendor && groups.length > 1;

  return (
    <div className={stack[3]}>
      {variant === 'full' && hasSeveralShops ? (
        <DataList
          entries={shownGroups.map(({ shop_name: shop, products }) => ({
            term: shop,
            detail: money(sumOfLines(products)),
          }))}
        />
      ) : null}
      <div className={css.cartAmount}>
        <span className={css.amountName}>
          <Trans>Cart Amount</Trans>
          {settings.multi_vendor ? (
            <small className={css.muted}>
              {isEmptySelection ? (
                <Trans>All items in your cart</Trans>
              ) : (
                <Trans>for the selected shops</Trans>
              )}
            </small>
          ) : null}
          {hasSeveralShops && shownGroups.length < groups.length ? (
            <small className={css.muted}>
              <Trans>All items in your cart</Trans>{' '}
              <bdi aria-busy={isWriting} className={isWriting ? css.updating : undefined}>
                {everything}
              </bdi>
            </small>
          ) : null}
        </span>
        {isEmptySelection || !isFirst ? (
          <span className={stack[1]}>
            <strong
              aria-live="polite"
              aria-busy={isUpdating}
              className={totals.error ? css.sum : css.amount}
            >
              <bdi className={dimmed}>{amount}</bdi>
            </strong>
          </span>
        ) : (
          <Skeleton width="6rem" height="1.5rem" />
        )}
      </div>
      {totals.data || isFirst ? (
        <div aria-busy={totals.isUpdating} className={totals.data ? dimmed : undefined}>
          <DataList entries={entries} />
        </div>
      ) : null}
      {totals.data ? (
        <ChargedNote amount={totals.data.checkout.payable_amount} className={css.muted} />
      ) : null}
      {totals.error ? <RetryAlert query={totals} kind="warning" /> : null}
      <div
        className={classNames(variant === 'full' ? actionBar : stack[3], css.proceed)}
        data-amount={totals.data ? amounts.total : amount}
        data-label={totals.data ? totalName : t`Cart Amount`}
      >
        {isEmptySelection ? (
          <div className={actionBarMessage}>
            {hasTriedCheckout ? (
              <Alert kind="danger">
                <Trans>Please select at least one shop</Trans>
              </Alert>
            ) : (
              <p className={css.muted}>
                <Trans>Select the shops you want to buy from.</Trans>
              </p>
            )}
          </div>
        ) : null}
        <Button size="l" fullWidth onClick={proceed}>
          <Trans>Proceed to Checkout</Trans>
        </Button>
      </div>
    </div>
  );
}

/**
 * Clears the selection when the totals contain no lines, except in single-vendor mode (CART-08).
 */
function useClearEmptySelection({ data, error, isUpdating }: ReturnType<typeof useCheckoutTotals>) {
  const { selectShops } = useCartActions();
  const { settings } = useSettings();
  const isEmpty = !isUpdating && !error && data?.checkout_items.length === 0;
  const shouldClearSelection = isEmpty && settings.multi_vendor;
  useEffect(() => {
    if (shouldClearSelection) selectShops([]);
  }, [selectShops, shouldClearSelection]);
}

function useAmounts(checkout: CheckoutTotals | undefined) {
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

function useEntries(
  checkout: CheckoutTotals | undefined,
  amounts: ReturnType<typeof useOrderAmounts>,
  totalName: string,
): DataEntry[] {
  const { t } = useLingui();
  const taxName = useTaxName();
  const [tax, ...otherTaxes] = checkout?.all_vat_taxes ?? [];
  const hasDiscount = checkout !== undefined && checkout.coupon_discount > 0;
  const show = (amount: string) => (checkout ? amount : <Skeleton width="4rem" height="1.25rem" />);
  return [
    ...(hasDiscount ? [{ term: t`Discount`, detail: amounts.discount }] : []),
    { term: t`Delivery`, detail: show(amounts.delivery) },
    {
      term: tax && otherTaxes.length === 0 ? taxName(tax) : t`Tax`,
      detail: show(amounts.tax),
    },
    { term: totalName, detail: show(amounts.total), isTotal: true },
  ];
}
