import { Plural, Trans } from '@lingui/react/macro';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { HOME_PATH } from '../../../lib/router/paths.ts';
import { buttonClass } from '../../../ui/actions/button-class.ts';
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
            cart.query.data ? (
              <p className={css.muted}>
                <Plural value={total} _0="No items" one="# item" other="# items" />
              </p>
            ) : null
          }
        >
          <Trans>My Cart</Trans>
        </SectionHeading>
        <CartContents cart={cart} empty={<EmptyCart />} />
      </div>
      {total > 0 ? (
        <div className={`${receipt} ${css.receiptColumn}`}>
          <CartTotals cart={cart} variant="short" />
        </div>
      ) : null}
    </section>
  );
}

function EmptyCart() {
  return (
    <EmptyRow
      icon={ShoppingBag}
      title={<Trans>Cart is empty</Trans>}
      action={
        <AppLink href={HOME_PATH} className={buttonClass()}>
          <Trans>Continue shopping</Trans>
        </AppLink>
      }
    >
      <Trans>Products you add will appear here.</Trans>
    </EmptyRow>
  );
}
