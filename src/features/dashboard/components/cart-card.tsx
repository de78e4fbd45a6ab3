import { Plural, Trans } from '@lingui/react/macro';
import { EmptyRow } from '../../../ui/feedback/empty-row.tsx';
import { CartContents } from '../../cart/cart-contents.tsx';
import { CartTotals } from '../../cart/cart-totals.tsx';
import { useCart } from '../../cart/use-cart.ts';
import { receipt } from '../../../ui/content/receipt.css.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import * as css from './dashboard.css.ts';

/** Shows the cart with its checkout (CART-06). */
export function CartCard() {
  const cart = useCart();
  const total = cart.query.data?.total ?? 0;
  return (
    <section aria-labelledby="my-cart" className={css.cart}>
      <div className={css.column}>
        <SectionHeading
          id="my-cart"
          beside={
            total > 0 ? (
              <p className={css.muted}>
                <Plural value={total} one="# item" other="# items" />
              </p>
            ) : null
          }
        >
          <Trans>My Cart</Trans>
        </SectionHeading>
        <CartContents cart={cart} Empty={EmptyRow} />
      </div>
      {total > 0 ? (
        <div className={`${receipt} ${css.receiptColumn}`}>
          <CartTotals cart={cart} variant="short" />
        </div>
      ) : null}
    </section>
  );
}
