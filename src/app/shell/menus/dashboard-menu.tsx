import { Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import UserRound from 'lucide-react/icons/user-round';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useCountUnreadMessages } from '../../../api/generated/chat.ts';
import { useSession } from '../../../api/session.ts';
import { useDialogs } from '../../../features/dialogs/dialogs-store.ts';
import { useRouteTable } from '../../../lib/router/route-context.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { MESSAGES_PATH } from '../../../lib/router/paths.ts';
import { formatPhone } from '../../../lib/text/format-phone.ts';
import { Avatar } from '../../../ui/content/avatar.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { classNames } from '../../../ui/theme/class-names.ts';
import { DASHBOARD_LINKS, GROUP_STARTS } from './dashboard-links.ts';
import * as css from './dashboard-menu.css.ts';
import { rowCount } from './menu-row.css.ts';

/** The menu of the account: a column, or on phones a button that opens it (DASH-01, DASH-02). */
export function DashboardMenu() {
  const { t, i18n } = useLingui();
  const { has } = useRouteTable();
  const { openDialog } = useDialogs();
  const [path] = useLocation();
  const user = useSession((state) => state.user);
  const entries = DASHBOARD_LINKS.filter(({ href }) => has(href));
  const current = entries.find(
    ({ href, section }) =>
      path === href || path.startsWith(`${href}/`) || (section && path.startsWith(section(''))),
  );
  const id = useId();
  const label = t`My account`;
  // Following a link closes the menu.
  const [openPath, setOpenPath] = useState<string>();
  const isOpen = openPath === path;

  return (
    <aside className={css.side} aria-label={label}>
      <div className={css.person}>
        <Avatar name={user?.name ?? ''} src={user?.profile_photo} size={56} />
        <div className={css.words}>
          <p className={css.name}>{user?.name ?? label}</p>
          {user?.phone ? (
            <p className={css.phone}>
              <bdi dir="ltr">{formatPhone(user.phone, user.phone_code)}</bdi>
            </p>
          ) : null}
        </div>
      </div>
      <nav aria-label={label}>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpenPath(isOpen ? undefined : path)}
        >
          <Icon of={UserRound} />
          {label}
          <Icon of={ChevronDown} className={css.chevron} />
        </button>
        <ul id={id} className={classNames(css.list, !isOpen && css.closed)}>
          {entries.map(({ href, label: name, icon }) => (
            <li key={href} className={GROUP_STARTS.includes(href) ? css.groupStart : undefined}>
              <AppLink
                href={href}
                className={css.link}
                aria-current={href === current?.href ? 'page' : undefined}
              >
                <Icon of={icon} /> {i18n._(name)}
                {href === MESSAGES_PATH && user ? <UnreadBadge userId={user.id} /> : null}
              </AppLink>
            </li>
          ))}
          {user ? (
            <li>
              <button type="button" className={css.link} onClick={() => openDialog('logout')}>
                <Icon of={LogOut} /> <Trans>Log Out</Trans>
              </button>
            </li>
          ) : null}
        </ul>
      </nav>
    </aside>
  );
}

function UnreadBadge({ userId }: { userId: number }) {
  const count = useCountUnreadMessages({ user_id: userId }).data?.unread_messages ?? 0;
  if (count === 0) return null;
  return (
    <span className={rowCount}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>
        <Trans>{count} unread</Trans>
      </VisuallyHidden>
    </span>
  );
}
