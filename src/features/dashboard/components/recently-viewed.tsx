import { Trans } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import { useListRecentlyViewed } from '../../../api/generated/catalogue.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { PRODUCTS_PATH } from '../../../lib/router/paths.ts';
import { ProductCard } from '../../product/product-card.tsx';
import { ProductGridSkeleton } from '../../product/product-grid.tsx';
import { useErrorText } from '../../errors/use-error-text.ts';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { Shelf } from '../../../ui/layout/shelf.tsx';

/** What the customer has looked at, latest first (DASH-03). */
export function RecentlyViewed() {
  const errorText = useErrorText();
  const { data, error, retry, isFetching } = useListRecentlyViewed();
  const heading = <Trans>Recently Viewed</Trans>;
  if (data && data.products.length > 0) {
    return (
      <section aria-labelledby="last-seen">
        <Shelf
          id="last-seen"
          heading={heading}
          size="s"
          items={data.products.map((product) => ({
            id: product.id,
            content: <ProductCard product={product} />,
          }))}
        />
      </section>
    );
  }
  return (
    <section aria-labelledby="last-seen">
      <SectionHeading id="last-seen">{heading}</SectionHeading>
      {data ? (
        <EmptyState
          icon={Eye}
          level={3}
          title={<Trans>No products have been viewed recently.</Trans>}
          action={
            <AppLink href={PRODUCTS_PATH} className={buttonClass({ variant: 'secondary' })}>
              <Trans>Browse products</Trans>
            </AppLink>
          }
        />
      ) : error ? (
        <ErrorState level={3} onRetry={() => void retry()} busy={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <ProductGridSkeleton count={4} />
      )}
    </section>
  );
}
