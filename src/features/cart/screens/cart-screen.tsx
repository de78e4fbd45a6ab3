import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { useSessionReady } from '../../../api/session.ts';
import {
  RecentlyViewedContext,
  SuggestionsContext,
} from '../../../lib/router/suggestions-context.ts';
import { WhenSeen } from '../../../lib/react/when-seen.tsx';
import { useCart } from '../use-cart.ts';
import { CartContents } from '../cart-contents.tsx';
import { CartSkeleton } from '../components/cart-skeleton.tsx';
import * as css from '../components/cart.css.ts';
import { CartTotals } from '../cart-totals.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { receipt } from '../../../ui/content/receipt.css.ts';
import { stickyAside, container, sections, split, stack } from '../../../ui/layout/layout.css.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';

/** Shows the cart with all totals (ROUTE-10). */
export function Screen() {
  const { t } = useLingui();
  const { settings } = useSettings();
  const isSessionReady = useSessionReady();
  const cart = useCart();
  const total = cart.query.data?.total ?? 0;
  const suggestions = use(SuggestionsContext);
  const recentlyViewed = use(RecentlyViewedContext);
  const shops = cart.query.data?.cart_items.length ?? 0;
  const isEmpty = isSessionReady && (cart.isGuest || cart.query.data?.total === 0);

  return (
    <div className={`${container} ${sections}`}>
      <PageHead title={t`My Cart`} />
      <div className={stack[3]}>
        <SectionHeading
          level={1}
          description={
            !settings.multi_vendor || isEmpty ? null : total > 0 ? (
              <Plural value={shops} one="From # shop" other="From # shops" />
            ) : (
              // Reserves the line.
              '\u00A0'
            )
          }
        >
          {total > 0 ? <Trans>My Cart ({total})</Trans> : <Trans>My Cart</Trans>}
        </SectionHeading>
        {!isSessionReady ? (
          <div className={split}>
            <CartSkeleton />
          </div>
        ) : total === 0 ? (
          <>
            <CartContents cart={cart} />
            {isEmpty ? suggestions : null}
          </>
        ) : (
          <div className={split}>
            <CartContents cart={cart} />
            <div className={stickyAside}>
              <section aria-labelledby="cart-summary" className={receipt}>
                <h2 id="cart-summary" className={css.summaryTitle}>
                  <Trans>Order summary</Trans>
                </h2>
                <CartTotals cart={cart} variant="full" />
              </section>
            </div>
          </div>
        )}
      </div>
      {isSessionReady && total > 0 ? (
        <WhenSeen fallback={<div className={css.viewed} />}>{recentlyViewed}</WhenSeen>
      ) : null}
    </div>
  );
}
