import { useGetProduct } from '../../../api/generated/catalogue.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { NotFound } from '../../errors/not-found.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { useBreadcrumb } from '../../seo/use-breadcrumb.ts';
import { container, sectionsBelowBreadcrumb } from '../../../ui/layout/layout.css.ts';
import { firstPicture } from '../model/first-picture.ts';
import { productJsonLd } from '../model/product-json-ld.ts';
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
      renderFrame={(state) => (
        <div className={`${container} ${sectionsBelowBreadcrumb}`}>{state}</div>
      )}
    >
      {(data) => (
        <>
          <ProductHead product={data.product} />
          <ProductView key={data.product.id} data={data} refresh={() => void query.retry()} />
        </>
      )}
    </QueryView>
  );
}

function ProductHead({ product }: { product: components['schemas']['ProductDetails'] }) {
  return (
    <PageHead
      title={product.name}
      description={product.short_description || product.meta_description}
      image={firstPicture(product.thumbnails)}
      type="product"
      breadcrumb={useBreadcrumb([{ label: product.name }])}
      jsonLd={import.meta.env.SSR ? (page) => [productJsonLd(product, page)] : undefined}
    />
  );
}
