import { Plural, Trans } from '@lingui/react/macro';
import { CartContents } from '../../cart/cart-contents.tsx';
import { CartTotals } from '../../cart/cart-totals.tsx';
import { useCart } from '../../cart/use-cart.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import * as css from './dashboard.css.ts';

/** Shows the cart with its checkout (CART-06). */
export function CartCard() {
  const cart = useCart();
  const total = cart.query.data?.total ?? 0;
  return (
    <section aria-labelledby="my-cart" className={css.column}>
      <SectionHeading
        id="my-cart"
        beside={
          cart.query.data ? (
            <p className={css.count}>
              <Plural value={total} _0="No items" one="# item" other="# items" />
            </p>
          ) : null
        }
      >
        <Trans>My Cart</Trans>
      </SectionHeading>
      <div className={stack[4]}>
        <CartContents cart={cart} />
        {total > 0 ? (
          <Card padded>
            <CartTotals cart={cart} variant="short" />
          </Card>
        ) : null}
      </div>
    </section>
  );
}
