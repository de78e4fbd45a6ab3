import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useRef } from 'react';
import { useLocation } from 'wouter';
import type { ListedProduct } from '../../../api/decoders/product-fields.ts';
import { useIsPainted } from '../../../lib/react/use-is-painted.ts';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { ProductGrid } from '../../product/product-grid.tsx';
import { usePreloadNextPage } from '../hooks/use-preload-next-page.ts';
import { lastPageOf, type ListState, listUrl, PER_PAGE } from '../model/list-state.ts';
import * as css from './product-list.css.ts';

interface PagesProps {
  /** Of products. */
  total: number;
  state: ListState;
  scrollToList: () => void;
}

// Memoised, so that a click is handled before the cards render.
const Grid = memo(ProductGrid);

/** The product cards of one page, and pagination. */
export function ListPage(props: PagesProps & { products: readonly ListedProduct[] }) {
  const { products, ...pages } = props;
  return (
    <>
      <Grid products={products} priority level={2} />
      <Pages {...pages} />
    </>
  );
}

function Pages({ total: totalItems, state, scrollToList }: PagesProps) {
  const { t, i18n } = useLingui();
  const [path] = useLocation();
  const anchor = useRef<HTMLDivElement>(null);
  const isPainted = useIsPainted();
  const { page } = state;
  const hrefOf = (other: number) => listUrl(path, { ...state, page: other });
  const last = lastPageOf(totalItems);
  usePreloadNextPage(anchor, page < last ? hrefOf(page + 1) : undefined);
  // The number is above the cards.
  if (last === 1) return null;
  // Below the cards, so these come first (PERF-06).
  if (!isPainted) return <div ref={anchor} className={css.pages} />;
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
        onNavigate={scrollToList}
      />
    </div>
  );
}
