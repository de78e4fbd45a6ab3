import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useListRecentlyViewed } from '../../../api/generated/catalogue.ts';
import { useSession } from '../../../api/session.ts';
import { ProductCard } from '../../product/product-card.tsx';
import { ProductGridSkeleton } from '../../product/product-grid.tsx';
import { useErrorText } from '../../errors/use-error-text.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Shelf } from '../../../ui/layout/shelf.tsx';

/** What a signed-in shopper has looked at, latest first; guests have none. */
export function RecentlyViewed() {
  const id = useId();
  const errorText = useErrorText();
  const isGuest = useSession(({ token }) => token === null);
  const { data, error, isFetching, retry } = useListRecentlyViewed();
  if (isGuest || data?.products.length === 0) return null;
  const heading = <Trans>Recently Viewed</Trans>;
  return (
    <section aria-labelledby={id}>
      {data ? (
        <Shelf
          id={id}
          heading={heading}
          size="s"
          items={data.products.map((product) => ({
            id: product.id,
            content: <ProductCard product={product} />,
          }))}
        />
      ) : error ? (
        <ErrorState
          title={<span id={id}>{heading}</span>}
          busy={isFetching}
          onRetry={() => void retry()}
        >
          {errorText(error)}
        </ErrorState>
      ) : (
        <ProductGridSkeleton count={6} />
      )}
    </section>
  );
}
