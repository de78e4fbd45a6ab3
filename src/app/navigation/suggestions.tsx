import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useListProducts } from '../../api/generated/catalogue.ts';
import { ErrorText } from '../../features/errors/error-text.tsx';
import { ProductGrid } from '../../features/product/product-grid.tsx';
import { ProductGridSkeleton } from '../../features/product/product-grid-skeleton.tsx';
import { RecentlyViewed } from '../../features/product/recently-viewed.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { stack } from '../../ui/layout/layout.css.ts';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';
import { bestSellers } from './suggestions.css.ts';

export { RecentlyViewed };

/** One row of five columns. */
const COUNT = 5;

/** What the shopper viewed, and the best sellers. For pages that have nothing to show. */
export function Suggestions() {
  return (
    <div className={stack[8]}>
      <RecentlyViewed />
      <BestSellers />
    </div>
  );
}

// Without `QueryView`: its "not found" page would show the suggestions again.
function BestSellers() {
  const id = useId();
  const { data, error, isFetching, retry } = useListProducts({
    sort_type: 'top_selling',
    page: 1,
    per_page: COUNT,
  });
  if (data?.products.length === 0) return null;
  const heading = <Trans>Best sellers</Trans>;
  return (
    <section aria-labelledby={id} className={bestSellers}>
      {data || !error ? (
        <>
          <SectionHeading id={id}>{heading}</SectionHeading>
          {data ? <ProductGrid products={data.products} /> : <ProductGridSkeleton count={COUNT} />}
        </>
      ) : (
        <ErrorState
          title={<span id={id}>{heading}</span>}
          level={2}
          onRetry={() => void retry()}
          busy={isFetching}
        >
          <ErrorText error={error} />
        </ErrorState>
      )}
    </section>
  );
}
