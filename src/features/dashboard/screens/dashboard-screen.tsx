import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../seo/page-head.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import * as css from '../components/dashboard.css.ts';
import { DefaultAddress } from '../components/default-address.tsx';
import { RecentlyViewed } from '../components/recently-viewed.tsx';
import { CartCard } from '../components/cart-card.tsx';
import { StatTiles } from '../components/stat-tiles.tsx';

/** Shows sections that handle their own errors (DASH-03). */
export function Screen() {
  const { t } = useLingui();
  return (
    <div className={stack[8]}>
      <PageHead title={t`Dashboard`} />
      <div>
        <SectionHeading level={1}>
          <Trans>Dashboard</Trans>
        </SectionHeading>
        <StatTiles />
      </div>
      <div className={css.columns}>
        <CartCard />
        <DefaultAddress />
      </div>
      <RecentlyViewed />
    </div>
  );
}
