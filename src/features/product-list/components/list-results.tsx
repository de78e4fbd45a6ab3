import { dequal } from 'dequal/lite';
import { type ComponentProps, memo, type ReactNode, Suspense, useDeferredValue } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { ListedProduct } from '../../../api/decoders/product-fields.ts';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { QueryView, type ViewedQuery } from '../../errors/query-view.tsx';
import { SectionBoundary } from '../../errors/section-boundary.tsx';
import { ProductGridSkeleton } from '../../product/product-grid-skeleton.tsx';
import { whenControlsNeeded } from '../../product/when-controls-needed.ts';
import { lastPageOf, type ListState, listUrl, PER_PAGE } from '../model/list-state.ts';
import * as css from './product-list.css.ts';

const ListPage = lazyComponent(async () => {
  await whenControlsNeeded(`.${css.results}`);
  return import('./list-page.tsx').then((module) => module.ListPage);
});

export const preloadListPage = ListPage.preload;

/** Products and pagination (LIST-04). */
export function ListResults<Data extends { products: readonly ListedProduct[] }>(props: {
  query: ViewedQuery<Data> & { isPrevious: boolean };
  total: number;
  state: ListState;
  scrollToList: () => void;
  empty: ReactNode;
}) {
  const { query, total, state, scrollToList, empty } = props;
  const { isPrevious } = query;
  const [path] = useLocation();
  const cards = useDeferredValue(query.data?.products);
  const last = lastPageOf(total);
  // The list may have become shorter.
  const isPastEnd = state.page > last && !isPrevious;

  return (
    <QueryView
      query={query}
      skeleton={<ProductGridSkeleton count={PER_PAGE} />}
      renderEmpty={({ products }) =>
        isPastEnd ? (
          <Redirect to={listUrl(path, { ...state, page: last })} replace />
        ) : products.length === 0 ? (
          empty
        ) : null
      }
    >
      {({ products }) => (
        <div className={`${css.results} ${stack[6]}`} aria-busy={isPrevious}>
          <LazyPage products={cards ?? products} {...{ total, state, scrollToList }} />
        </div>
      )}
    </QueryView>
  );
}

// Memoised by value: a parent update while the chunk loads would discard the server's HTML.
const LazyPage = memo(function LazyPage(props: ComponentProps<typeof ListPage>) {
  return (
    <SectionBoundary level={2}>
      <Suspense fallback={<ProductGridSkeleton count={PER_PAGE} />}>
        <ListPage {...props} />
      </Suspense>
    </SectionBoundary>
  );
}, dequal);
