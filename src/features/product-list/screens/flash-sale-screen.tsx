import { useLingui } from '@lingui/react/macro';
import { useLocation, useSearchParams } from 'wouter';
import { useGetFlashSale, useListCategories } from '../../../api/generated/catalogue.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { useBreadcrumb } from '../../seo/use-breadcrumb.ts';
import { NotFound } from '../../errors/not-found.tsx';
import { ProductGridSkeleton } from '../../product/product-grid-skeleton.tsx';
import { container, stack } from '../../../ui/layout/layout.css.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { TabLinks } from '../../../ui/navigation/tab-links.tsx';
import { FlashSaleBar } from '../components/flash-sale-bar.tsx';
import { ListHead } from '../components/list-head.tsx';
import { ListResults } from '../components/list-results.tsx';
import { listUrl, PER_PAGE, parseListState } from '../model/list-state.ts';
import * as css from '../components/product-list.css.ts';
import { LazyNoProducts } from '../components/lazy-no-products.tsx';
import { ResultCount } from '../components/product-list.tsx';
import { RetryAlert } from '../../errors/retry-alert.tsx';
import { QueryView } from '../../errors/query-view.tsx';
import { parseRouteId } from '../../../lib/router/route-inputs.ts';
import { flashSaleInput } from '../model/flash-sale-input.ts';
import { useScrollToList } from '../hooks/use-scroll-to-list.ts';

/** Flash sale (LIST-04). */
export function Screen({ params }: ScreenProps) {
  const id = parseRouteId(params);
  return id === undefined ? <NotFound /> : <FlashSale id={id} />;
}

function FlashSale({ id }: { id: number }) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const query = useGetFlashSale(flashSaleInput(id, params), { keepPreviousData: true });
  const sale = query.data?.flash_sale;
  const name = sale?.name ?? t`Flash sale`;
  const breadcrumb = useBreadcrumb([{ label: name }]);
  return (
    <QueryView
      // Keeps the sale visible when another page fails.
      query={{ ...query, isPrevious: false }}
      level={1}
      skeleton={
        <>
          <Skeleton height="16rem" radius="26px" />
          <Skeleton height="44px" width="20rem" radius="999px" />
          <ProductGridSkeleton count={PER_PAGE} />
        </>
      }
      renderFrame={(state) => (
        <div className={`${container} ${css.page} ${stack[4]}`}>
          <ListHead name={name} state={parseListState(params)} image={sale?.thumbnail} />
          <Breadcrumb steps={breadcrumb} />
          {state}
        </div>
      )}
    >
      {() => <SaleProducts query={query} />}
    </QueryView>
  );
}

function SaleProducts({ query }: { query: ReturnType<typeof useGetFlashSale> }) {
  const { t } = useLingui();
  const [path] = useLocation();
  const [params] = useSearchParams();
  const categories = useListCategories();
  const scrollToList = useScrollToList();
  const state = parseListState(params);
  const { data, isPrevious } = query;
  const hasFailed = query.error !== undefined;
  const total = hasFailed && isPrevious ? undefined : data?.total_products;
  // The only filter of a sale.
  const saleState = { search: '', category: state.category, page: state.page };
  return (
    <>
      {data ? (
        <FlashSaleBar sale={data.flash_sale} onPhaseChange={() => void query.retry()} />
      ) : null}
      {categories.data ? (
        <div className={css.chips}>
          <TabLinks
            label={t`Categories`}
            tabs={[{ id: undefined, name: t`All` }, ...categories.data.categories].map(
              (category) => ({
                href: listUrl(path, { ...saleState, category: category.id, page: 1 }),
                label: category.name,
                isCurrent: category.id === state.category,
              }),
            )}
          />
        </div>
      ) : categories.error ? (
        <RetryAlert query={categories} />
      ) : null}
      <ResultCount total={total} isPrevious={isPrevious && !hasFailed} isFailed={hasFailed} />
      <ListResults
        query={query}
        total={total ?? 0}
        state={saleState}
        scrollToList={scrollToList}
        empty={<LazyNoProducts />}
      />
    </>
  );
}
