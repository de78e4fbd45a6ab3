import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { useGetHomeInfinite } from '../../../api/generated/catalogue-infinite.ts';
import { ProductGrid } from '../../product/product-grid.tsx';
import { ErrorText } from '../../errors/error-text.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import * as css from './just-for-you.css.ts';

/** `shownIds` are products of other sections, which it omits. */
export function JustForYou(props: {
  home: ReturnType<typeof useGetHomeInfinite>;
  shownIds: ReadonlySet<number>;
}) {
  const id = useId();
  const { home, shownIds } = props;
  const loaded = home.pages.flatMap((page) => page.just_for_you.products);
  const products = loaded.filter((product) => !shownIds.has(product.id));
  const loadedCount = products.length;
  const total = (home.total ?? 0) - (loaded.length - loadedCount);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>
        <Trans>Just for you</Trans>
      </SectionHeading>
      <ProductGrid products={products} />
      <div className={css.more}>
        {home.error ? (
          <Alert kind="danger">
            <ErrorText error={home.error} />
          </Alert>
        ) : null}
        <p className={css.count} aria-live="polite">
          <Trans>
            Showing {loadedCount} of {total} products
          </Trans>
        </p>
        {home.hasReachedEnd && !home.error ? null : (
          <Button
            variant="secondary"
            busy={home.isLoadingMore && !home.error}
            onClick={home.error ? () => void home.retry() : home.loadMore}
          >
            {home.error ? <Trans>Try again</Trans> : <Trans>Load more</Trans>}
          </Button>
        )}
      </div>
    </section>
  );
}
