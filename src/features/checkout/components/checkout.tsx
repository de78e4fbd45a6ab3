import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { useSession, useSessionReady } from '../../../api/session.ts';
import { type Purchase, useCartStore } from '../../cart/cart-store.ts';
import { ORDERS_PATH, orderPath } from '../../../lib/router/paths.ts';
import { useCheckoutTotals } from '../../cart/use-cart.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { NotFound } from '../../errors/not-found.tsx';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { container } from '../../../ui/layout/layout.css.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import * as css from './checkout.css.ts';
import { LoginPrompt } from './login-prompt.tsx';
import { ReviewNotice } from './review-notice.tsx';
import { PlacedOrders } from './placed-orders.tsx';
import { parsePlacedIds } from '../model/parse-placed-ids.ts';
import { OrderCheckNotice } from './order-check-notice.tsx';
import { deliveryInput, useShippingAddress } from '../hooks/use-shipping-address.ts';
import { useCoupon } from '../hooks/use-coupon.ts';
import { QueryView } from '../../errors/query-view.tsx';
import { usePlaceOrderFlow } from '../hooks/use-place-order-flow.ts';

/** Checks out the cart or Buy Now, then shows the placed orders (CHK-01, CHK-07). */
export function Checkout(props: {
  purchase: Purchase;
  title: string;
  /** Undefined while the cart loads. */
  shopIds: readonly number[] | undefined;
  cart?: { error: unknown; isFetching: boolean; retry: () => Promise<unknown> };
  /** Shown when there is nothing to buy (CHK-02). */
  empty: ReactNode;
}) {
  const { purchase, title, shopIds = [], cart, empty } = props;
  const [search] = useSearchParams();
  const isReady = useSessionReady();
  const isGuest = useSession(({ token }) => token === null);
  const code = useCartStore(({ drafts }) => drafts[purchase].couponCode);
  const buyNow = purchase === 'buyNow' ? { is_buy_now: true } : {};
  const shipping = useShippingAddress();
  const delivery = deliveryInput(shipping.chosen);
  const options = { ...buyNow, ...delivery, ...(code === null ? {} : { coupon_code: code }) };
  const totals = useCheckoutTotals(shopIds, options);
  const { coupon_code: _, ...bodyWithoutCode } = totals.body;
  const coupon = useCoupon(
    purchase,
    bodyWithoutCode,
    totals.isUpdating || totals.error ? undefined : totals.data,
  );
  const order = usePlaceOrderFlow(purchase);
  const remembered = useCartStore((state) => state.placed);
  const placedIds = parsePlacedIds(search.get('placed'));
  const isEmpty =
    props.shopIds?.length === 0 ||
    (purchase === 'buyNow' && totals.data?.checkout_items.length === 0);
  const skeleton = <CheckoutSkeleton label={<Trans>Calculating your total…</Trans>} />;
  const failed = cart?.error ? cart : totals;

  if (search.has('placed') && !isGuest) {
    if (remembered?.orderIds.join() === placedIds.join()) {
      return <PlacedOrders placed={remembered} order={order} />;
    }
    const [id, ...more] = placedIds;
    if (id === undefined) return <NotFound />;
    // Older orders have their own pages instead of a confirmation.
    return <Redirect to={more.length > 0 ? ORDERS_PATH : orderPath(id)} replace />;
  }
  return (
    <div className={`${container} ${css.page}`}>
      <PageHead title={title} />
      <SectionHeading level={1}>{title}</SectionHeading>
      {!isReady ? (
        skeleton
      ) : isGuest ? (
        <LoginPrompt />
      ) : order.unconfirmed ? (
        <OrderCheckNotice {...order.unconfirmed} />
      ) : isEmpty && !order.isPlacing ? (
        <>
          {order.review ? (
            <ReviewNotice result={order.review} now={undefined} action={null} />
          ) : null}
          {empty}
        </>
      ) : (
        <QueryView query={{ ...totals, ...(totals.data ? {} : failed) }} skeleton={skeleton}>
          {(data) => (
            <CheckoutForm
              purchase={purchase}
              shopIds={shopIds}
              shipping={shipping}
              shown={{ input: { body: totals.body }, data }}
              isUpdating={totals.isUpdating}
              coupon={coupon}
              order={order}
            />
          )}
        </QueryView>
      )}
    </div>
  );
}
