import { useGetProduct } from '../../../api/generated/catalogue.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { NotFound } from '../../errors/not-found.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { container, sections } from '../../../ui/layout/layout.css.ts';
import { firstPicture } from '../model/first-picture.ts';
import { ProductSkeleton } from '../components/product-skeleton.tsx';
import { QueryView } from '../../errors/query-view.tsx';
import { parseRouteId } from '../../../lib/router/route-inputs.ts';
import { ProductView } from '../components/product-view.tsx';

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
