import { Trans, useLingui } from '@lingui/react/macro';
import LogOut from 'lucide-react/icons/log-out';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import UserRound from 'lucide-react/icons/user-round';
import { useLocation } from 'wouter';
import { useGetCart } from '../api/generated/cart.ts';
import { useSession } from '../api/session.ts';
import { useRouteFacts } from '../lib/route-context.ts';
import { openDialog } from '../lib/stores/dialogs.ts';
import { AppLink } from '../parts/app-link.tsx';
import { useSettings } from '../parts/use-settings.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { container } from '../ui/layout.css.ts';
import { MenuButton } from '../ui/menu-button.tsx';
import * as css from './navbar.css.ts';

/** Logo, menu, basket with its count, and login or the user's menu (SHELL-02). */
export function Navbar() {
  const { settings } = useSettings();
  const { has } = useRouteFacts();
  const [path] = useLocation();
  const menus = settings.menus.filter(({ url, is_external: external }) => external || has(url));

  return (
    <div className={`${container} ${css.bar}`}>
      <AppLink href="/" className={css.logo}>
        {settings.web_logo ? (
          <img src={settings.web_logo} alt={settings.app_name} height={36} className={css.mark} />
        ) : (
          settings.app_name
        )}
      </AppLink>
      <NavMenu menus={menus} path={path} />
      <div className={css.actions}>
        <BasketButton />
        <Account />
      </div>
    </div>
  );
}

function NavMenu(props: {
  menus: ReturnType<typeof useSettings>['settings']['menus'];
  path: string;
}) {
  const { t } = useLingui();
  // A menu of one entry says nothing that the logo doesn't.
  if (props.menus.length < 2) return null;
  return (
    <nav aria-label={t`Main menu`} className={css.menu}>
      <ul className={css.menuList}>
        {props.menus.map(({ id, name, url, target, is_external: external }) => (
          <li key={id}>
            {external ? (
              <a
                href={url}
                className={css.menuLink}
                {...(target === '_blank' ? { target, rel: 'noopener' } : {})}
              >
                {name}
              </a>
            ) : (
              <AppLink
                href={url}
                className={css.menuLink}
                aria-current={url === props.path ? 'page' : undefined}
              >
                {name}
              </AppLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function BasketButton() {
  const { t } = useLingui();
  const { data: cart } = useGetCart();
  const total = cart?.total ?? 0;
  return (
    <button
      type="button"
      className={css.basket}
      aria-label={t`My Cart, ${total} items`}
      onClick={() => openDialog('basket')}
    >
      <Icon of={ShoppingBag} size={22} />
      {total > 0 ? (
        <span aria-hidden className={css.count}>
          {total}
        </span>
      ) : null}
    </button>
  );
}

function Account() {
  const { t } = useLingui();
  const user = useSession((state) => state.user);
  const [, navigate] = useLocation();
  if (!user) {
    return (
      <Button size="s" onClick={() => openDialog('login')}>
        <Trans>Log in</Trans>
      </Button>
    );
  }
  return (
    <MenuButton
      label={t`Account of ${user.name}`}
      className={css.user}
      onNavigate={(href) => navigate(href)}
      header={<span className={css.userName}>{user.name}</span>}
      items={[
        { id: 'orders', label: t`Order History`, icon: ReceiptText, href: '/order-history' },
        { id: 'logout', label: t`Log Out`, icon: LogOut, onAction: () => openDialog('logout') },
      ]}
    >
      {user.profile_photo ? (
        <Avatar name={user.name} src={user.profile_photo} />
      ) : (
        <Icon of={UserRound} />
      )}
      <span className={css.userLabel}>{user.name}</span>
    </MenuButton>
  );
}
