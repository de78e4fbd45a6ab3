import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type ReactNode, useDeferredValue, useRef } from 'react';
import { Redirect } from 'wouter';
import type { ListedProduct } from '../../../api/decoders/product-fields.ts';
import { ProductGrid, ProductGridSkeleton } from '../../product/product-grid.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { PER_PAGE } from '../model/list-state.ts';
import * as css from './product-list.css.ts';
import { QueryView, type ViewedQuery } from '../../errors/query-view.tsx';
import { usePreloadNextPage } from '../hooks/use-preload-next-page.ts';

// Memoised, so that a click is handled before the cards render.
const Grid = memo(ProductGrid);

interface ListPage {
  products: readonly ListedProduct[];
}

/** Products and pagination (LIST-04). */
export function ListResults<Data extends ListPage>(props: {
  query: ViewedQuery<Data> & { isPrevious: boolean };
  total: number;
  page: number;
  hrefOf: (page: number) => string;
  scrollToList: () => void;
  empty: ReactNode;
}) {
  const { query, total, page, hrefOf, scrollToList, empty } = props;
  const { isPrevious } = query;
  const cards = useDeferredValue(query.data?.products);
  const last = Math.max(1, Math.ceil(total / PER_PAGE));
  // The list may have become shorter.
  const isPastEnd = page > last && !isPrevious;

  return (
    <QueryView
      query={query}
      skeleton={<ProductGridSkeleton count={PER_PAGE} />}
      renderEmpty={({ products }) =>
        isPastEnd ? <Redirect to={hrefOf(last)} replace /> : products.length === 0 ? empty : null
      }
    >
      {({ products }) => (
        <div className={`${css.results} ${stack[6]}`} aria-busy={isPrevious}>
          <Grid products={cards ?? products} priority level={2} />
          <Pages {...{ total, page, last, hrefOf, scrollToList }} />
        </div>
      )}
    </QueryView>
  );
}

function Pages(props: {
  total: number;
  page: number;
  last: number;
  hrefOf: (page: number) => string;
  scrollToList: () => void;
}) {
  const { total: totalItems, page, last, hrefOf, scrollToList } = props;
  const { t, i18n } = useLingui();
  const anchor = useRef<HTMLDivElement>(null);
  usePreloadNextPage(anchor, page < last ? hrefOf(page + 1) : undefined);
  const from = i18n.number((page - 1) * PER_PAGE + 1);
  const to = i18n.number(Math.min(page * PER_PAGE, totalItems));
  const total = i18n.number(totalItems);
  return (
    <div ref={anchor} className={css.pages}>
      <p>
        <Trans>
          Showing {from} to {to} of {total} results
        </Trans>
      </p>
      <Pager
        label={t`Pagination`}
        totalItems={totalItems}
        itemsPerPage={PER_PAGE}
        currentPage={page}
        hrefOf={hrefOf}
        onNavigate={({ metaKey, ctrlKey, shiftKey, altKey }) => {
          // A modifier key opens a new tab or window.
          if (!metaKey && !ctrlKey && !shiftKey && !altKey) scrollToList();
        }}
      />
    </div>
  );
}
