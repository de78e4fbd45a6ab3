import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { useCountUnreadMessages } from '../../../api/generated/chat.ts';
import { useSession } from '../../../api/session.ts';
import { useRouteTable } from '../../../lib/router/route-context.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { MESSAGES_PATH } from '../../../lib/router/paths.ts';
import { Avatar } from '../../../ui/content/avatar.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { useScrollCurrentIntoView } from '../../../ui/navigation/use-scroll-current-into-view.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { DASHBOARD_LINKS } from './dashboard-links.ts';
import * as css from './dashboard-menu.css.ts';
import { rowCount } from './menu-row.css.ts';

/** The dashboard's side menu (DASH-01, DASH-02). */
export function DashboardMenu() {
  const { t, i18n } = useLingui();
  const { has } = useRouteTable();
  const [path] = useLocation();
  const user = useSession((state) => state.user);
  const entries = DASHBOARD_LINKS.filter(({ href }) => has(href));
  const isCurrentSection = (href: string) => path === href || path.startsWith(`${href}/`);
  const list = useScrollCurrentIntoView<HTMLUListElement>(`${path} ${i18n.locale}`);

  return (
    <aside className={css.side} aria-label={t`My account`}>
      <div className={css.person}>
        <Avatar name={user?.name ?? ''} src={user?.profile_photo} size={56} />
        <div className={css.words}>
          <p className={css.name}>{user?.name}</p>
          <p className={css.phone}>
            <bdi dir="ltr">{user?.phone}</bdi>
          </p>
        </div>
      </div>
      <nav aria-label={t`My account`}>
        <ul className={css.list} ref={list}>
          {entries.map(({ href, label, icon, section }) => (
            <li key={href}>
              <AppLink
                href={href}
                className={css.link}
                aria-current={
                  isCurrentSection(href) || (section && path.startsWith(section('')))
                    ? 'page'
                    : undefined
                }
              >
                <Icon of={icon} /> {i18n._(label)}
                {href === MESSAGES_PATH && user ? <UnreadBadge userId={user.id} /> : null}
              </AppLink>
            </li>
          ))}
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
