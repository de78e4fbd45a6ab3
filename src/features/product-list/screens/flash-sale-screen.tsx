import { useLingui } from '@lingui/react/macro';
import { useLocation, useSearchParams } from 'wouter';
import {
  getFlashSale,
  listCategories,
  useGetFlashSale,
  useListCategories,
} from '../../../api/generated/catalogue.ts';
import { statusOf } from '../../../api/errors.ts';
import { routeQuery } from '../../../api/runtime/route-query.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { NotFound } from '../../errors/not-found.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { useErrorText } from '../../errors/use-error-text.ts';
import { ProductGridSkeleton } from '../../product/product-grid.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { container, stack } from '../../../ui/layout/layout.css.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TabLinks } from '../../../ui/navigation/tab-links.tsx';
import { FlashSaleBar } from '../components/flash-sale-bar.tsx';
import { ListResults } from '../components/list-results.tsx';
import { listUrl, PER_PAGE, parseListState } from '../model/list-state.ts';
import * as css from '../components/product-list.css.ts';
import { NoProducts } from '../components/no-products.tsx';
import { Found } from '../components/product-list.tsx';
import { useScrollToList } from '../hooks/use-scroll-to-list.ts';
import { useKeepPreviousData } from '../hooks/use-keep-previous-data.ts';

/** Asked on hover and by the server; null for an id that can't be one. */
export function queries({ id = '' }: ScreenProps['params'], search: URLSearchParams) {
  return isId(id)
    ? [routeQuery(getFlashSale, inputOf(Number(id), search)), routeQuery(listCategories)]
    : null;
}

/** A flash sale with the time left and its products, by category (LIST-04). */
export function Screen({ params: { id = '' } }: ScreenProps) {
  return isId(id) ? <FlashSale id={Number(id)} /> : <NotFound />;
}

function FlashSale({ id }: { id: number }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [path] = useLocation();
  const [params] = useSearchParams();
  const state = parseListState(params);
  const { data, ...query } = useGetFlashSale(inputOf(id, params));
  const { data: categoryData } = useListCategories();
  const { shown, isPrevious } = useKeepPreviousData(data, query.error);
  // Stands whatever becomes of another page of its products.
  const sale = useKeepPreviousData(data, undefined).shown?.flash_sale;
  const scrollToList = useScrollToList();
  if (statusOf(query.error) === 404) return <NotFound />;

  const hrefTo = (change: { page?: number; category?: number | undefined }) =>
    listUrl(path, { search: '', category: state.category, page: 1, ...change });
  return (
    <div className={`${container} ${css.page} ${stack[4]}`}>
      <PageHead title={sale?.name ?? t`Flash Sale Products`} />
      {sale ? (
        <>
          <FlashSaleBar sale={sale} onPhaseChange={() => void query.retry()} />
          {categoryData ? (
            <TabLinks
              label={t`Categories`}
              tabs={[{ id: undefined, name: t`All` }, ...categoryData.categories].map(
                (category) => ({
                  href: hrefTo({ category: category.id }),
                  label: category.name,
                  current: category.id === state.category,
                }),
              )}
              renderLink={(link) => <AppLink {...link} />}
            />
          ) : null}
          <Found
            total={shown?.total_products}
            isPrevious={isPrevious}
            failed={query.error !== undefined}
          />
          <ListResults
            products={shown?.products}
            total={shown?.total_products ?? 0}
            page={state.page}
            isPrevious={isPrevious}
            query={query}
            hrefOf={(page) => hrefTo({ page })}
            scrollToList={scrollToList}
            empty={<NoProducts />}
          />
        </>
      ) : query.error ? (
        <ErrorState level={1} onRetry={() => void query.retry()} busy={query.isFetching}>
          {errorText(query.error)}
        </ErrorState>
      ) : (
        <>
          <Skeleton height="16rem" radius="26px" />
          <Skeleton height="44px" width="20rem" radius="999px" />
          <ProductGridSkeleton count={PER_PAGE} />
        </>
      )}
    </div>
  );
}

function inputOf(id: number, params: URLSearchParams) {
  const { page, category } = parseListState(params);
  return {
    id,
    page,
    per_page: PER_PAGE,
    ...(category === undefined ? {} : { category_id: category }),
  };
}

function isId(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text);
}
