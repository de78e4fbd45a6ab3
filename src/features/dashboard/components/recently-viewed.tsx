import { Trans } from '@lingui/react/macro';
import { useListRecentlyViewed } from '../../../api/generated/catalogue.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { PRODUCTS_PATH } from '../../../lib/router/paths.ts';
import { ProductGridSkeleton } from '../../product/product-grid-skeleton.tsx';
import { ProductShelf } from '../../product/product-shelf.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { row } from '../../../ui/layout/layout.css.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { QueryView } from '../../errors/query-view.tsx';
import * as css from './dashboard.css.ts';

/** Shows recently viewed products (DASH-03). */
export function RecentlyViewed() {
  const viewed = useListRecentlyViewed();
  const heading = <Trans>Recently viewed</Trans>;
  const hasProducts = Boolean(viewed.data?.products.length);
  return (
    <section aria-labelledby="last-seen">
      {hasProducts ? null : <SectionHeading id="last-seen">{heading}</SectionHeading>}
      <QueryView
        query={viewed}
        level={3}
        skeleton={<ProductGridSkeleton count={4} />}
        renderEmpty={() => (hasProducts ? null : <NothingViewed />)}
      >
        {({ products }) => <ProductShelf id="last-seen" heading={heading} products={products} />}
      </QueryView>
    </section>
  );
}

function NothingViewed() {
  return (
    <div className={row[4]}>
      <p className={css.muted}>
        <Trans>Products you view will appear here</Trans>
      </p>
      <AppLink href={PRODUCTS_PATH} className={buttonClass({ variant: 'secondary', size: 's' })}>
        <Trans>Browse products</Trans>
      </AppLink>
    </div>
  );
}
