import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type ReactNode, useDeferredValue, useRef } from 'react';
import { Redirect } from 'wouter';
import type { components } from '../../../api/generated/schema.d.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../product/product-grid.tsx';
import { useErrorText } from '../../errors/use-error-text.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { PER_PAGE } from '../model/list-state.ts';
import * as css from './product-list.css.ts';
import { usePreloadNextPage } from '../hooks/use-preload-next-page.ts';

/** In view when the page opens, on wide screens: one row. */
const PRIORITY_CARDS = 6;

// A press is answered before a dozen cards are made anew.
const Grid = memo(ProductGrid);

/** The products of a list in its four states, and the ways to its other pages (LIST-04). */
export function ListResults(props: {
  products: readonly components['schemas']['ProductCard'][] | undefined;
  total: number;
  page: number;
  /** What is shown belongs to an older question. */
  isPrevious: boolean;
  query: { error: unknown; retry: () => Promise<void>; isFetching: boolean };
  hrefOf: (page: number) => string;
  scrollToList: () => void;
  /** Stands where nothing was found, and leads on. */
  empty: ReactNode;
}) {
  const { products, total, page, isPrevious, query, hrefOf, scrollToList, empty } = props;
  const errorText = useErrorText();
  const cards = useDeferredValue(products);
  const last = Math.max(1, Math.ceil(total / PER_PAGE));

  if (!products) {
    return query.error ? (
      <ErrorState onRetry={() => void query.retry()} busy={query.isFetching}>
        {errorText(query.error)}
      </ErrorState>
    ) : (
      <ProductGridSkeleton count={PER_PAGE} />
    );
  }
  // The list has become shorter since the address was made.
  if (page > last && !isPrevious) return <Redirect to={hrefOf(last)} replace />;
  if (products.length === 0) return empty;
  return (
    <div className={`${css.results} ${stack[6]}`} aria-busy={isPrevious}>
      <Grid products={cards ?? products} priority={PRIORITY_CARDS} level={2} />
      <Pages {...{ total, page, last, hrefOf, scrollToList }} />
    </div>
  );
}

function Pages(props: {
  total: number;
  page: number;
  last: number;
  hrefOf: (page: number) => string;
  scrollToList: () => void;
}) {
  const { total, page, last, hrefOf, scrollToList } = props;
  const { t } = useLingui();
  const anchor = useRef<HTMLDivElement>(null);
  usePreloadNextPage(anchor, page < last ? hrefOf(page + 1) : undefined);
  const from = (page - 1) * PER_PAGE + 1;
  const to = Math.min(page * PER_PAGE, total);
  return (
    <div ref={anchor} className={css.pages}>
      <p>
        <Trans>
          Showing {from} to {to} of {total} results
        </Trans>
      </p>
      <Pager
        label={t`Pages`}
        totalItems={total}
        itemsPerPage={PER_PAGE}
        currentPage={page}
        hrefOf={hrefOf}
        renderLink={(link) => (
          <AppLink
            {...link}
            onClick={({ metaKey, ctrlKey, shiftKey, altKey }) => {
              // With a key pressed it opens elsewhere.
              if (!metaKey && !ctrlKey && !shiftKey && !altKey) scrollToList();
            }}
          />
        )}
      />
    </div>
  );
}
