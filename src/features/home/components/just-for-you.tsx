import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { getHome } from '../../../api/generated/catalogue.ts';
import { useGetHomeInfinite } from '../../../api/generated/catalogue-infinite.ts';
import type { DataOf } from '../../../api/runtime/use-query.ts';
import { ProductGrid } from '../../product/product-grid.tsx';
import { ErrorText } from '../../errors/error-text.tsx';
import { keepFocus } from '../../../lib/react/keep-focus.ts';
import { parsePage } from '../../../lib/router/route-inputs.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { FIRST_PAGE } from '../model/first-page.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import * as css from './just-for-you.css.ts';

/**
 * Products with a button that loads more pages. The home page itself loads the first one; `?page=3`
 * shows three, so that Back and a reload restore them. `shownIds` are products of other sections,
 * which it omits.
 */
export function JustForYou(props: {
  first: DataOf<typeof getHome>['just_for_you'];
  shownIds: ReadonlySet<number>;
}) {
  const { first, shownIds } = props;
  const { i18n } = useLingui();
  const id = useId();
  const [path, navigate] = useLocation();
  const [search] = useSearchParams();
  const page = parsePage(search);
  const wantsMore = page > FIRST_PAGE.page;
  const more = useGetHomeInfinite(wantsMore ? { per_page: FIRST_PAGE.per_page } : null, {
    firstPage: FIRST_PAGE.page + 1,
    pageCount: page - FIRST_PAGE.page,
  });
  const loadMore = () => {
    const next = new URLSearchParams(search);
    next.set('page', String(FIRST_PAGE.page + more.pages.length + 1));
    navigate(`${path}?${next}`, { replace: true });
  };
  const all = [...first.products, ...more.pages.flatMap((one) => one.just_for_you.products)];
  // New products move others to the next page.
  const loaded = [...new Map(all.map((product) => [product.id, product])).values()];
  const products = loaded.filter((product) => !shownIds.has(product.id));
  const shownCount = products.length;
  const count = (more.total ?? first.total) - (loaded.length - shownCount);
  const isComplete = wantsMore ? more.hasReachedEnd : shownCount >= count;
  if (shownCount === 0 && isComplete) return null;
  const loadedCount = i18n.number(shownCount);
  const total = i18n.number(count);
  return (
    <section aria-labelledby={id} ref={keepFocus}>
      <SectionHeading id={id}>
        <Trans>Just for you</Trans>
      </SectionHeading>
      <ProductGrid products={products} />
      <div className={css.more}>
        {more.error ? (
          <Alert kind="danger">
            <ErrorText error={more.error} />
          </Alert>
        ) : null}
        <p className={css.count} aria-live="polite">
          <Trans>
            Showing {loadedCount} of {total} products
          </Trans>
        </p>
        {isComplete && !more.error ? null : (
          <Button
            variant="secondary"
            busy={(more.isLoading || more.isLoadingMore) && !more.error}
            onClick={() => {
              if (more.error) void more.retry();
              else loadMore();
            }}
          >
            {more.error ? <Trans>Try again</Trans> : <Trans>Load more</Trans>}
          </Button>
        )}
      </div>
    </section>
  );
}
