import { Plural, Trans } from '@lingui/react/macro';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useLocation } from 'wouter';
import { useGetCart } from '../../api/generated/cart.ts';
import { sumOfLines } from '../../lib/money.ts';
import { openDialog } from '../../features/dialogs/dialogs-store.ts';
import { useCartNotices } from '../../features/cart/use-cart-notices.ts';
import { useMoney } from '../../features/settings/use-money.ts';
import { Icon } from '../../ui/content/icon.tsx';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import * as css from './floating-cart.css.ts';

/** Where the cart is being paid for, and where nothing is sold. */
const HIDDEN = /^\/(?:checkout|buynow|blogs|blog\/[^/]+)\/?$/;

/** How much is in the whole cart, always at hand; opens "My Cart" (SHELL-11). */
export function FloatingCart() {
  const [path] = useLocation();
  const { data: cart } = useGetCart();
  const money = useMoney();
  useCartNotices();
  if (HIDDEN.test(path)) return null;
  const total = cart?.total ?? 0;
  const lines = cart?.cart_items.flatMap(({ products }) => products) ?? [];
  return (
    <button type="button" className={css.button} onClick={() => openDialog('cart')}>
      <Icon of={ShoppingBag} size={22} />
      <VisuallyHidden>
        <Trans>My Cart</Trans>
      </VisuallyHidden>{' '}
      <span>
        <Plural value={total} one="# item" other="# items" />
      </span>{' '}
      <span className={css.amount}>{money(sumOfLines(lines))}</span>
    </button>
  );
}
