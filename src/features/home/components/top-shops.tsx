import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { components } from '../../../api/generated/schema.d.ts';
import { SHOPS_PATH } from '../../../lib/router/paths.ts';
import { LazyShopSigns } from '../../shop-signs/lazy-shop-signs.tsx';
import { ShopGrid } from '../../shops/shop-grid.tsx';
import { ViewAllLink } from '../../product/view-all-link.tsx';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import * as css from './top-shops.css.ts';

const MAX_SHOPS = 4;

export function TopShops(props: { shops: readonly components['schemas']['ShopCard'][] }) {
  const { t } = useLingui();
  const id = useId();
  if (props.shops.length === 0) return null;
  return (
    <div>
      <section aria-labelledby={id} className={css.top}>
        <SectionHeading id={id} action={<ViewAllLink href={SHOPS_PATH} listName={t`Shops`} />}>
          <Trans>Top-rated shops</Trans>
        </SectionHeading>
        <ShopGrid shops={props.shops.slice(0, MAX_SHOPS)} />
      </section>
      <LazyShopSigns className={css.signs} />
    </div>
  );
}
