import { Trans, useLingui } from '@lingui/react/macro';
import Heart from 'lucide-react/icons/heart';
import LogOut from 'lucide-react/icons/log-out';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useGetCart } from '../../../api/generated/cart.ts';
import { useSession } from '../../../api/session.ts';
import { useRouteTable } from '../../../lib/router/route-context.ts';
import { useDialogs } from '../../../features/dialogs/dialogs-store.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { WISHLIST_PATH } from '../../../lib/router/paths.ts';
import { formatPhone } from '../../../lib/text/format-phone.ts';
import { useWishlist } from '../../../features/wishlist/use-wishlist.ts';
import { Avatar } from '../../../ui/content/avatar.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { ACCOUNT_LINKS } from './account-links.ts';
import { rowCount } from './menu-row.css.ts';
import * as css from './mobile-menu.css.ts';

/** The account part of the slide-in menu (SHELL-04, SHELL-07). */
export function MobileAccount({ onClose }: { onClose: () => void }) {
  const { openDialog } = useDialogs();
  const { i18n } = useLingui();
  const { has } = useRouteTable();
  const user = useSession((state) => state.user);
  const wishlistCount = useWishlist().products?.length;
  const cartCount = useGetCart().data?.total;

  /** Only one dialog at a time. */
  const open = (name: Parameters<typeof openDialog>[0]) => {
    onClose();
    openDialog(name);
  };
  return (
    <>
      {user ? (
        <div className={css.person}>
          <Avatar name={user.name} src={user.profile_photo} size={48} />
          <div className={css.words}>
            <p className={css.name}>{user.name}</p>
            {user.phone ? (
              <p className={css.muted}>
                <bdi dir="ltr">{formatPhone(user.phone, user.phone_code)}</bdi>
              </p>
            ) : null}
          </div>
        </div>
      ) : (
        <div className={css.person}>
          <Button fullWidth onClick={() => open('login')}>
            <Trans>Log in</Trans>
          </Button>
        </div>
      )}
      <ul className={css.list}>
        {has(WISHLIST_PATH) ? (
          <li>
            <AppLink href={WISHLIST_PATH} className={css.row} onClick={onClose}>
              <Icon of={Heart} /> <Trans>Wishlist</Trans> <Count of={wishlistCount} />
            </AppLink>
          </li>
        ) : null}
        <li>
          <button type="button" className={css.row} onClick={() => open('cart')}>
            <Icon of={ShoppingBag} /> <Trans>My Cart</Trans> <Count of={cartCount} />
          </button>
        </li>
        {(user ? ACCOUNT_LINKS : [])
          .filter(({ href }) => has(href))
          .map(({ href, label, icon }) => (
            <li key={href}>
              <AppLink href={href} className={css.row} onClick={onClose}>
                <Icon of={icon} /> {i18n._(label)}
              </AppLink>
            </li>
          ))}
        {user ? (
          <li>
            <button type="button" className={css.row} onClick={() => open('logout')}>
              <Icon of={LogOut} /> <Trans>Log Out</Trans>
            </button>
          </li>
        ) : null}
      </ul>
    </>
  );
}

function Count({ of: total = 0 }: { of: number | undefined }) {
  return total > 0 ? <span className={rowCount}>{total}</span> : null;
}
