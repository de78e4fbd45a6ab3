import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '../../../api/session.ts';
import { getFirstName } from '../../../lib/text/get-first-name.ts';
import { CurrentOrders } from '../../orders/current-orders.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import * as css from '../components/dashboard.css.ts';
import { DefaultAddress } from '../components/default-address.tsx';
import { RecentlyViewed } from '../components/recently-viewed.tsx';
import { CartCard } from '../components/cart-card.tsx';
import { StatTiles } from '../components/stat-tiles.tsx';

/** Shows sections that handle their own errors, current orders first (DASH-03). */
export function Screen() {
  const { t } = useLingui();
  const firstName = useSession((state) => getFirstName(state.user?.name ?? ''));
  return (
    <div className={css.sections}>
      <PageHead title={t`Dashboard`} />
      <div className={stack[6]}>
        <SectionHeading level={1}>
          {firstName ? (
            <Trans>
              Hello <bdi>{firstName}</bdi>
            </Trans>
          ) : (
            <Trans>Dashboard</Trans>
          )}
        </SectionHeading>
        <StatTiles />
      </div>
      <CurrentOrders />
      <div className={css.columns}>
        <CartCard />
        <DefaultAddress />
      </div>
      <RecentlyViewed />
    </div>
  );
}
