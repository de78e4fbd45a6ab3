import { Redirect, useSearch } from 'wouter';
import { statusOf } from '../../../api/errors.ts';
import { listProducts } from '../../../api/generated/catalogue.ts';
import { getShop, useGetShop } from '../../../api/generated/shops.ts';
import { routeQuery } from '../../../api/runtime/route-query.ts';
import { toPlainText } from '../../../lib/html/to-plain-text.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { HOME_PATH } from '../../../lib/router/paths.ts';
import { NotFound } from '../../errors/not-found.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { reviewsQuery } from '../../reviews/reviews-query.ts';
import { useErrorText } from '../../errors/use-error-text.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { container, sections } from '../../../ui/layout/layout.css.ts';
import { inputOf, parseShopUrl } from '../model/shop-url-state.ts';
import { ShopHeader } from '../components/shop-header.tsx';
import { ShopSkeleton } from '../components/shop-skeleton.tsx';
import { ShopTabs } from '../components/shop-tabs.tsx';

/** Asked on hover and by the server; null for an id that can't be one. */
export function queries(params: ScreenProps['params'], search: URLSearchParams) {
  const id = parseId(params);
  if (id === undefined) return null;
  const view = parseShopUrl(search);
  return [
    routeQuery(getShop, { id }),
    view.tab === 'reviews'
      ? reviewsQuery({ shop_id: id }, search)
      : routeQuery(listProducts, inputOf(id, view)),
  ];
}

/** One shop: who it is, what it sells, what buyers say (SHOP-01); a single shop has its home page instead (SHOP-02). */
export function Screen({ params }: ScreenProps) {
  const errorText = useErrorText();
  const { settings } = useSettings();
  const view = parseShopUrl(new URLSearchParams(useSearch()));
  const id = parseId(params);
  const { data, error, retry, isFetching } = useGetShop(
    id === undefined || !settings.multi_vendor ? null : { id },
  );
  if (!settings.multi_vendor) return <Redirect to={HOME_PATH} replace />;
  if (id === undefined || statusOf(error) === 404) return <NotFound />;

  return (
    <div className={`${container} ${sections}`}>
      {data ? (
        <>
          <PageHead
            title={data.shop.name}
            description={toPlainText(data.shop.short_description ?? data.shop.description ?? '')}
          />
          <ShopHeader shop={data.shop} />
          <ShopTabs key={id} shop={data.shop} view={view} />
        </>
      ) : error ? (
        <ErrorState level={1} onRetry={() => void retry()} busy={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <ShopSkeleton />
      )}
    </div>
  );
}

function parseId({ id = '' }: ScreenProps['params']): number | undefined {
  return /^[1-9]\d*$/.test(id) ? Number(id) : undefined;
}
