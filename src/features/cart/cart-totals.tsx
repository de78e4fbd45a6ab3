import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { components } from '../../api/generated/schema.d.ts';
import { roundMoney, sumOfLines } from '../../lib/money.ts';
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
import { useOrderAmounts } from '../settings/use-order-amounts.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTaxName } from '../settings/use-tax-name.ts';

type CheckoutTotals = components['schemas']['Checkout'];
type Cart = ReturnType<typeof useCart>;
type Variant = 'short' | 'full';

const amountSkeleton = <Skeleton width="4rem" height="1.25rem" />;

/** Shows the amounts and the checkout button (CART-05, CART-15). `full` also lists the shops. */
export function CartTotals(props: { cart: Cart; variant: Variant }) {
  const { cart, variant } = props;
  const totals = useCartTotals(cart);
  return (
    <div className={stack[3]}>
      <CartAmounts totals={totals} variant={variant} />
      <CartCheckout totals={totals} variant={variant} />
    </div>
  );
}

/** Loads the server's totals of the selected shops, else of all. */
export function useCartTotals(cart: Cart) {
  const { t } = useLingui();
  const { selected } = cart;
  const groups = cart.query.data?.cart_items ?? [];
  const { settings } = useSettings();
  const isEmptySelection = selected.length === 0;
  const shownGroups = isEmptySelection
    ? groups
    : groups.filter(({ shop_id: id }) => selected.includes(id));
  const query = useCheckoutTotals(shownGroups.map(({ shop_id: id }) => id));
  useOnlyShop(groups);
  useClearEmptySelection(query);
  const sum = sumOfLines(shownGroups.flatMap(({ products }) => products));
  const sums = shownGroups.map(({ products }) => sumOfLines(products));
  const checkout = query.data?.checkout;
  const amounts = useAmounts(sums, sum, checkout);
  const ownAmounts = useAmounts(sums, sum);
  // Without a selection, changes show at once.
  const isCurrent = checkout && (!isEmptySelection || roundMoney(checkout.total_amount) === sum);
  return {
    query,
    amounts,
    shownGroups,
    isEmptySelection,
    hasSeveralShops: settings.multi_vendor && groups.length > 1,
    cartAmounts: isCurrent ? amounts : ownAmounts,
    totalName: isEmptySelection ? t`Total for all shops` : t`Total to pay`,
    // Its lines are reserved, so that nothing moves.
    isFirst: !query.data && !query.error,
    dimmed: query.isUpdating ? css.updating : undefined,
  };
}

interface PartProps {
  totals: ReturnType<typeof useCartTotals>;
  variant: Variant;
}

/** Shows the amounts that make up the total. */
export function CartAmounts({ totals, variant }: PartProps) {
  const { query, shownGroups, isEmptySelection, hasSeveralShops, isFirst, dimmed } = totals;
  const { lines, subtotal } = totals.cartAmounts;
  const entries = useEntries(query.data?.checkout, totals.amounts);
  return (
    <div className={classNames(stack[3], css.amounts)}>
      {variant === 'full' && hasSeveralShops && shownGroups.length > 1 ? (
        <DataList
          entries={shownGroups.map(({ shop_name: shop }, index) => ({
            term: shop,
            detail: lines[index],
          }))}
        />
      ) : null}
      <div className={css.cartAmount}>
        <span className={css.amountName}>
          <Trans>Cart Amount</Trans>
          {hasSeveralShops ? (
            <small className={css.muted}>
              {isEmptySelection ? (
                <Trans>All items in your cart</Trans>
              ) : (
                <Plural
                  value={shownGroups.length}
                  one="for the selected shop"
                  other="for the selected shops"
                />
              )}
            </small>
          ) : null}
        </span>
        {isEmptySelection || !isFirst ? (
          <span className={stack[1]}>
            <strong
              aria-live="polite"
              aria-busy={query.isUpdating}
              className={query.error ? css.sum : css.amount}
            >
              <bdi className={dimmed}>{subtotal}</bdi>
            </strong>
          </span>
        ) : (
          <Skeleton width="6rem" height="1.5rem" />
        )}
      </div>
      {query.data || isFirst ? (
        <div aria-busy={query.isUpdating} className={query.data ? dimmed : undefined}>
          <DataList entries={entries} />
        </div>
      ) : null}
    </div>
  );
}

/** Shows the total and the checkout button. */
export function CartCheckout({ totals, variant }: PartProps) {
  const { t } = useLingui();
  const { closeDialog } = useDialogs();
  const { query, isEmptySelection, isFirst, dimmed, totalName } = totals;
  const [, navigate] = useLocation();
  const [hasTriedCheckout, setHasTriedCheckout] = useState(false);
  const total = totals.amounts.total;

  function proceed() {
    setHasTriedCheckout(true);
    if (isEmptySelection) return;
    closeDialog('cart');
    navigate(CHECKOUT_PATH);
  }

  return (
    <div className={stack[3]}>
      {query.data || isFirst ? (
        <div aria-busy={query.isUpdating} className={query.data ? dimmed : undefined}>
          <DataList
            entries={[
              { term: totalName, detail: query.data ? total : amountSkeleton, isTotal: true },
            ]}
          />
        </div>
      ) : null}
      {query.data ? (
        <ChargedNote amount={query.data.checkout.payable_amount} className={css.muted} />
      ) : null}
      {query.error ? <RetryAlert query={query} kind="warning" /> : null}
      <div
        className={classNames(variant === 'full' ? actionBar : stack[3], css.proceed)}
        data-amount={query.data ? total : totals.cartAmounts.subtotal}
        data-label={query.data ? totalName : t`Cart Amount`}
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

/** Converts the shops' sums with the server's totals; without these, they add up to `sum`. */
function useAmounts(sums: readonly number[], sum: number, checkout?: CheckoutTotals) {
  return useOrderAmounts({
    lines: sums,
    taxes: [],
    subtotal: checkout?.total_amount ?? sum,
    discount: checkout?.coupon_discount ?? 0,
    delivery: checkout?.delivery_charge ?? 0,
    tax: checkout?.order_tax_amount ?? 0,
    total: checkout?.payable_amount ?? sum,
  });
}

function useEntries(
  checkout: CheckoutTotals | undefined,
  amounts: ReturnType<typeof useOrderAmounts>,
): DataEntry[] {
  const { t } = useLingui();
  const taxName = useTaxName();
  const [tax, ...otherTaxes] = checkout?.all_vat_taxes ?? [];
  const hasDiscount = checkout !== undefined && checkout.coupon_discount > 0;
  const show = (amount: string) => (checkout ? amount : amountSkeleton);
  return [
    ...(hasDiscount ? [{ term: t`Discount`, detail: amounts.discount }] : []),
    { term: t`Delivery`, detail: show(amounts.delivery) },
    {
      term: tax && otherTaxes.length === 0 ? taxName(tax) : t`Tax`,
      detail: show(amounts.tax),
    },
  ];
}
