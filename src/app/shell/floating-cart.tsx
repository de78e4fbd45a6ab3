import { Plural, Trans } from '@lingui/react/macro';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useGetCart } from '../../api/generated/cart.ts';
import { sumOfLines } from '../../lib/money.ts';
import { useDialogs } from '../../features/dialogs/dialogs-store.ts';
import { useMoney } from '../../features/settings/use-money.ts';
import { Icon } from '../../ui/content/icon.tsx';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import * as css from './floating-cart.css.ts';

/** Opens "My Cart" (SHELL-11). */
export function FloatingCart() {
  const { openDialog } = useDialogs();
  // Late: the header has loaded it.
  const { data: cart } = useGetCart(undefined, { refetchOnMount: false });
  const money = useMoney();
  const total = cart?.total ?? 0;
  const lines = cart?.cart_items.flatMap(({ products }) => products) ?? [];
  const amount = money(sumOfLines(lines));
  return (
    <div className={css.dock}>
      <span aria-hidden className={css.stripText}>
        {total > 0 ? (
          <>
            <Plural value={total} one="# item" other="# items" /> · <bdi>{amount}</bdi>
          </>
        ) : (
          <Trans>Cart is empty</Trans>
        )}
      </span>
      <button
        type="button"
        className={total > 0 ? css.tab : css.round}
        onClick={() => openDialog('cart')}
      >
        <Icon of={ShoppingBag} size={22} />
        <VisuallyHidden>
          <Trans>My Cart</Trans> <Plural value={total} one="# item" other="# items" /> {amount}
        </VisuallyHidden>
        <span aria-hidden className={css.count}>
          {total}
        </span>
        {total > 0 ? (
          <span aria-hidden className={css.totals}>
            <span>
              <Plural value={total} one="# item" other="# items" />
            </span>
            <span className={css.amount}>{amount}</span>
          </span>
        ) : null}
      </button>
    </div>
  );
}
