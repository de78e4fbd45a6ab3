import { useLingui } from '@lingui/react/macro';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useLocation } from 'wouter';
import { useSession } from '../api/session.ts';
import { useRouteFacts } from '../lib/route-context.ts';
import { AppLink } from '../parts/app-link.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';
import * as css from './dashboard-menu.css.ts';

/** Who is signed in, and the ways of the signed-in area; an entry appears with its screen (DASH-01, DASH-02). */
export function DashboardMenu() {
  const { t } = useLingui();
  const { has } = useRouteFacts();
  const [path] = useLocation();
  const user = useSession((state) => state.user);
  const entries = [{ href: '/order-history', label: t`Order History`, icon: ReceiptText }].filter(
    ({ href }) => has(href),
  );
  return (
    <aside className={css.side}>
      <div className={css.person}>
        <Avatar name={user?.name ?? ''} src={user?.profile_photo} size={56} />
        <div>
          <p className={css.name}>{user?.name}</p>
          <p className={css.phone}>
            <bdi dir="ltr">{user?.phone}</bdi>
          </p>
        </div>
      </div>
      <nav aria-label={t`My account`}>
        <ul className={css.list}>
          {entries.map(({ href, label, icon }) => (
            <li key={href}>
              <AppLink
                href={href}
                className={css.link}
                aria-current={path.startsWith(href) ? 'page' : undefined}
              >
                <Icon of={icon} /> {label}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
