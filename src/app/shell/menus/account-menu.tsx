import { useLingui } from '@lingui/react/macro';
import LogOut from 'lucide-react/icons/log-out';
import UserRound from 'lucide-react/icons/user-round';
import { useLocation } from 'wouter';
import type { User } from '../../../api/session.ts';
import { getFirstName } from '../../../lib/text/get-first-name.ts';
import { useRouteTable } from '../../../lib/router/route-context.ts';
import { useDialogs } from '../../../features/dialogs/dialogs-store.ts';
import { Avatar } from '../../../ui/content/avatar.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { MenuButton } from '../../../ui/overlays/menu-button.tsx';
import { ACCOUNT_LINKS } from './account-links.ts';
import * as css from '../navbar.css.ts';

/** The customer's menu (SHELL-07). */
export function AccountMenu({ user }: { user: User }) {
  const { openDialog } = useDialogs();
  const { t, i18n } = useLingui();
  const { has } = useRouteTable();
  const [, navigate] = useLocation();
  return (
    <MenuButton
      label={t`Account menu for ${user.name}`}
      className={css.user}
      onNavigate={(href) => navigate(href)}
      header={<strong>{user.name}</strong>}
      items={[
        ...ACCOUNT_LINKS.filter(({ href }) => has(href)).map(({ href, label, icon }) => ({
          id: href,
          label: i18n._(label),
          icon,
          href,
        })),
        { id: 'logout', label: t`Log Out`, icon: LogOut, onAction: () => openDialog('logout') },
      ]}
    >
      {user.profile_photo ? (
        <Avatar name={user.name} src={user.profile_photo} />
      ) : (
        <Icon of={UserRound} />
      )}
      <span className={css.userLabel}>{getFirstName(user.name)}</span>
    </MenuButton>
  );
}
