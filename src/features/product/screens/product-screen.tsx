import { getProduct, useGetProduct } from '../../../api/generated/catalogue.ts';
import { statusOf } from '../../../api/errors.ts';
import { routeQuery } from '../../../api/runtime/route-query.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { NotFound } from '../../errors/not-found.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { reviewsQuery } from '../../reviews/reviews-query.ts';
import { fieldErrors, useErrorText } from '../../errors/use-error-text.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { container, sections } from '../../../ui/layout/layout.css.ts';
import { firstPicture } from '../model/first-picture.ts';
import { ProductSkeleton } from '../components/product-skeleton.tsx';
import { tabIn } from '../model/product-tabs.ts';
import { ProductView } from '../components/product-view.tsx';

/** Asked on hover and by the server; null for an id that can't be one. */
export function queries(params: ScreenProps['params'], search: URLSearchParams) {
  const id = parseId(params);
  if (id === undefined) return null;
  const product = routeQuery(getProduct, { product_id: id });
  if (tabIn(search) === 'about') return [product];
  return [product, reviewsQuery({ product_id: id }, search)];
}

/** One product with what can be done with it. */
export function Screen({ params }: ScreenProps) {
  const errorText = useErrorText();
  const id = parseId(params);
  const { data, error, retry, isFetching } = useGetProduct(
    id === undefined ? null : { product_id: id },
  );
  if (id === undefined || isUnknown(error)) return <NotFound />;

  if (!data) {
    return (
      <div className={`${container} ${sections}`}>
        {error ? (
          <ErrorState level={1} onRetry={() => void retry()} busy={isFetching}>
            {errorText(error)}
          </ErrorState>
        ) : (
          <ProductSkeleton />
        )}
      </div>
    );
  }
  const { product } = data;
  return (
    <div className={`${container} ${sections}`}>
      <PageHead
        title={product.name}
        description={product.short_description ?? product.meta_description}
        image={firstPicture(product.thumbnails)}
        type="product"
      />
      <ProductView key={product.id} data={data} refresh={() => void retry()} />
    </div>
  );
}

/** Both ways in which servers say that a product does not exist (PROD-08). */
function isUnknown(error: unknown): boolean {
  return statusOf(error) === 404 || fieldErrors(error)['product_id'] !== undefined;
}

function parseId({ id = '' }: ScreenProps['params']): number | undefined {
  return /^[1-9]\d*$/.test(id) ? Number(id) : undefined;
}
