import { Trans, useLingui } from '@lingui/react/macro';
import { useSessionReady } from '../../../api/session.ts';
import { useCart } from '../use-cart.ts';
import { CartContents } from '../cart-contents.tsx';
import { CartSkeleton } from '../components/cart-skeleton.tsx';
import { CartTotals } from '../cart-totals.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { stickyAside, container, sections, split, stack } from '../../../ui/layout/layout.css.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';

/** Shows the cart with all totals (ROUTE-10). */
export function Screen() {
  const { t } = useLingui();
  const isSessionReady = useSessionReady();
  const cart = useCart();
  const total = cart.query.data?.total ?? 0;

  return (
    <div className={`${container} ${sections}`}>
      <PageHead title={t`My Cart`} />
      <div className={stack[6]}>
        <SectionHeading level={1}>
          {total > 0 ? <Trans>My Cart ({total})</Trans> : <Trans>My Cart</Trans>}
        </SectionHeading>
        {!isSessionReady ? (
          <div className={split}>
            <CartSkeleton />
          </div>
        ) : total === 0 ? (
          <CartContents cart={cart} />
        ) : (
          <div className={split}>
            <CartContents cart={cart} />
            <div className={stickyAside}>
              <Card as="section" padded labelledBy="cart-summary">
                <h2 id="cart-summary" hidden>
                  <Trans>Order summary</Trans>
                </h2>
                <CartTotals cart={cart} variant="full" />
              </Card>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
