import { Trans } from '@lingui/react/macro';
import SearchX from 'lucide-react/icons/search-x';
import { useId } from 'react';
import { useListProducts } from '../../../api/generated/catalogue.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { CATEGORIES_PATH, MOST_POPULAR_PATH } from '../../../lib/router/paths.ts';
import { NoIndex } from '../../seo/no-index.tsx';
import { ProductGrid } from '../../product/product-grid.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';

/** Empty state with suggestions (LIST-04). */
export function NoProducts(props: {
  search?: string | undefined;
  onClear?: (() => void) | undefined;
}) {
  const { search, onClear } = props;
  return (
    <>
      <NoIndex />
      <EmptyState
        icon={SearchX}
        title={<Trans>No products found</Trans>}
        action={
          <>
            {onClear ? (
              <Button onClick={onClear}>
                <Trans>Clear all filters</Trans>
              </Button>
            ) : null}
            <AppLink href={CATEGORIES_PATH} className={buttonClass({ variant: 'secondary' })}>
              <Trans>All categories</Trans>
            </AppLink>
            <AppLink href={MOST_POPULAR_PATH} className={buttonClass({ variant: 'secondary' })}>
              <Trans>Most popular</Trans>
            </AppLink>
          </>
        }
      >
        {onClear ? (
          <Trans>No products match all your filters. Remove some to see more.</Trans>
        ) : search ? (
          <Trans>Check your spelling or try fewer, more general words.</Trans>
        ) : (
          <Trans>No products here yet. Try another category.</Trans>
        )}
      </EmptyState>
      <PopularInstead />
    </>
  );
}

/** Hidden on error: it is only a suggestion. */
function PopularInstead() {
  const id = useId();
  const { data } = useListProducts({ sort_type: 'popular_product', page: 1, per_page: 5 });
  if (!data || data.products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>
        <Trans>Popular products</Trans>
      </SectionHeading>
      <ProductGrid products={data.products} />
    </section>
  );
}
