import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Heart from 'lucide-react/icons/heart';
import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useGetCart } from '../../api/generated/cart.ts';
import { useRouteTable } from '../../lib/router/route-context.ts';
import { useListSearchText } from '../../features/search/use-list-search-text.ts';
import { useDialogs } from '../../features/dialogs/dialogs-store.ts';
import { AppLink } from '../../lib/router/app-link.tsx';
import { PRODUCTS_PATH, WISHLIST_PATH } from '../../lib/router/paths.ts';
import { useWishlist } from '../../features/wishlist/use-wishlist.ts';
import { classNames } from '../../ui/theme/class-names.ts';
import { Icon } from '../../ui/content/icon.tsx';
import { container } from '../../ui/layout/layout.css.ts';
import { preloadCart } from './app-dialogs.tsx';
import { Logo } from './logo.tsx';
import * as css from './navbar.css.ts';
import { createLazyDialog } from '../../features/dialogs/lazy-dialog.tsx';
import { WideAccountButton, WideSearchBox } from './wide-header/lazy-wide-header.tsx';

const SearchButton = createLazyDialog(() =>
  import('../../features/search/search-dialog.tsx').then((module) => module.SearchDialog),
);
const MobileMenuButton = createLazyDialog(() =>
  import('./menus/mobile-menu.tsx').then((module) => module.MobileMenu),
);

/** Below 768 px the search is a second row, and a slide-in menu has the rest (SHELL-02, SHELL-04). */
export function Navbar() {
  const { t } = useLingui();
  const { has } = useRouteTable();
  const canSearch = has(PRODUCTS_PATH);
  const text = useListSearchText();

  return (
    <div className={classNames(container, css.bar)}>
      <div className={css.firstRow}>
        <Logo />
        {canSearch ? <WideSearchBox /> : null}
        <div className={css.actions}>
          {has(WISHLIST_PATH) ? <WishlistLink /> : null}
          <CartButton />
          <div className={css.fromMd}>
            <WideAccountButton />
          </div>
          <MobileMenuButton
            aria-label={t`Menu`}
            aria-haspopup="dialog"
            className={classNames(css.iconButton, css.belowMd)}
          >
            <Icon of={Menu} size={24} />
          </MobileMenuButton>
        </div>
      </div>
      {canSearch ? (
        <SearchButton
          aria-haspopup="dialog"
          aria-label={text && `${t`Search products`}: ${text}`}
          className={css.searchField}
        >
          <bdi className={text ? css.oneLine : css.placeholder}>
            {text || t`What are you looking for?`}
          </bdi>
          <Icon of={Search} />
        </SearchButton>
      ) : null}
    </div>
  );
}

function WishlistLink() {
  const { t } = useLingui();
  const total = useWishlist().products?.length ?? 0;
  return (
    <AppLink
      href={WISHLIST_PATH}
      className={css.iconButton}
      aria-label={t`Wishlist, ${plural(total, { one: '# item', other: '# items' })}`}
    >
      <Icon of={Heart} size={22} />
      <Count of={total} />
    </AppLink>
  );
}

function CartButton() {
  const { openDialog } = useDialogs();
  const { t } = useLingui();
  const { data: cart } = useGetCart();
  const total = cart?.total ?? 0;
  // Opening the cart retries and shows the error.
  const prefetch = () => void preloadCart().catch(() => undefined);
  return (
    <button
      type="button"
      data-cart-target
      className={css.iconButton}
      aria-label={t`My Cart, ${plural(total, { one: '# item', other: '# items' })}`}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => openDialog('cart')}
    >
      <Icon of={ShoppingBag} size={22} />
      <Count of={total} />
    </button>
  );
}

/** Hidden from screen readers: the control's name contains the number. */
function Count({ of: total }: { of: number }) {
  if (total === 0) return null;
  return (
    <span aria-hidden className={css.count}>
      {total > 99 ? '99+' : total}
    </span>
  );
}
