import { getProduct, useGetProduct } from '../../../api/generated/catalogue.ts';
import { routeQuery } from '../../../api/runtime/route-query.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { NotFound } from '../../errors/not-found.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { reviewsQuery } from '../../reviews/reviews-query.ts';
import { container, sections } from '../../../ui/layout/layout.css.ts';
import { firstPicture } from '../model/first-picture.ts';
import { ProductSkeleton } from '../components/product-skeleton.tsx';
import { tabIn } from '../model/product-tabs.ts';
import { QueryView } from '../../errors/query-view.tsx';
import { parseRouteId } from '../../../lib/router/route-inputs.ts';
import { ProductView } from '../components/product-view.tsx';

/** Asked on hover and by the server; null for an id that can't be one. */
export function queries(params: ScreenProps['params'], search: URLSearchParams) {
  const id = parseRouteId(params);
  if (id === undefined) return null;
  const product = routeQuery(getProduct, { product_id: id });
  if (tabIn(search) === 'about') return [product];
  return [product, reviewsQuery({ product_id: id }, search)];
}

/** One product with what can be done with it. */
export function Screen({ params }: ScreenProps) {
  const id = parseRouteId(params);
  const query = useGetProduct(id === undefined ? null : { product_id: id });
  if (id === undefined) return <NotFound />;
  return (
    <QueryView
      query={query}
      level={1}
      skeleton={<ProductSkeleton />}
      renderFrame={(state) => <div className={`${container} ${sections}`}>{state}</div>}
    >
      {(data) => (
        <>
          <PageHead
            title={data.product.name}
            description={data.product.short_description ?? data.product.meta_description}
            image={firstPicture(data.product.thumbnails)}
            type="product"
          />
          <ProductView key={data.product.id} data={data} refresh={() => void query.retry()} />
        </>
      )}
    </QueryView>
  );
}
