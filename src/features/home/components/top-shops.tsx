import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import type { components } from '../../../api/generated/schema.d.ts';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { LazySection } from '../../../lib/react/lazy-section.tsx';
import { watchIntersection } from '../../../lib/react/watch-intersection.ts';
import { SHOPS_PATH } from '../../../lib/router/paths.ts';
import { ShopGrid } from '../../shops/shop-grid.tsx';
import { ViewAllLink } from './view-all-link.tsx';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import * as css from './top-shops.css.ts';

const MAX_SHOPS = 4;
const LOADING_MARGIN = '600px';

const AllShopSigns = lazyComponent(() =>
  import('./all-shop-signs.tsx').then((module) => module.AllShopSigns),
);

export function TopShops(props: { shops: readonly components['schemas']['ShopCard'][] }) {
  const { t } = useLingui();
  const id = useId();
  const end = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(
    () =>
      isNear || !end.current
        ? undefined
        : watchIntersection(end.current, LOADING_MARGIN, (isInside) => {
            if (isInside) setNear(true);
          }),
    [isNear],
  );
  if (props.shops.length === 0) return null;
  return (
    <div>
      <section aria-labelledby={id} className={css.top}>
        <SectionHeading id={id} action={<ViewAllLink href={SHOPS_PATH} listName={t`Shops`} />}>
          <Trans>Top-rated shops</Trans>
        </SectionHeading>
        <ShopGrid shops={props.shops.slice(0, MAX_SHOPS)} />
      </section>
      <div ref={end} className={css.signs}>
        {isNear ? (
          <LazySection>
            <AllShopSigns />
          </LazySection>
        ) : null}
      </div>
    </div>
  );
}
