import { getProduct, useGetProduct } from '../../api/generated/catalogue.ts';
import { statusOf } from '../../api/errors.ts';
import { reading } from '../../api/reading.ts';
import { toPlainText } from '../../lib/html.ts';
import type { ScreenProps } from '../../lib/screen.ts';
import { NotFound } from '../../parts/not-found.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { fieldErrors, useErrorText } from '../../parts/use-error-text.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { container, sections } from '../../ui/layout.css.ts';
import { ProductSkeleton } from './product-skeleton.tsx';
import { ProductView } from './product-view.tsx';

/** Asked on hover and by the server; null for an id that can't be one. */
export function readings(params: ScreenProps['params']) {
  const id = readId(params);
  return id === undefined ? null : [reading(getProduct, { product_id: id })];
}

/** One product with what can be done with it. */
export function Screen({ params }: ScreenProps) {
  const errorText = useErrorText();
  const id = readId(params);
  const { data, error, retry, isFetching } = useGetProduct(
    id === undefined ? null : { product_id: id },
  );
  if (id === undefined || isUnknown(error)) return <NotFound />;

  return (
    <div className={`${container} ${sections}`}>
      {data ? (
        <>
          <PageHead
            title={data.product.name}
            description={toPlainText(
              data.product.short_description ?? data.product.meta_description,
            )}
          />
          <ProductView key={data.product.id} data={data} />
        </>
      ) : error ? (
        <ErrorState level={1} onRetry={() => void retry()} busy={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <ProductSkeleton />
      )}
    </div>
  );
}

/** Both ways in which servers say that a product does not exist (PROD-08). */
function isUnknown(error: unknown): boolean {
  return statusOf(error) === 404 || fieldErrors(error)['product_id'] !== undefined;
}

function readId({ id = '' }: ScreenProps['params']): number | undefined {
  return /^[1-9]\d*$/.test(id) ? Number(id) : undefined;
}
