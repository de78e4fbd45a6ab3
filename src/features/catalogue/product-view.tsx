import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-module.tsx';
import type { useGetProduct } from '../../api/generated/catalogue.ts';
import { AppLink } from '../../parts/app-link.tsx';
import { ProductGrid } from '../../parts/product-grid.tsx';
import { SafeHtml } from '../../parts/safe-html.tsx';
import { SectionBoundary } from '../../parts/section-boundary.tsx';
import { useSettings } from '../../parts/use-settings.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { screenOnly } from '../../ui/layout.css.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BuyBox } from './buy-box.tsx';
import * as css from './product.css.ts';
import { ProductGallery } from './product-gallery.tsx';
import { SellerBox } from './seller-box.tsx';

// Below the first screen: its code comes after what is bought with.
const ProductReviews = lazyPart(async () => (await import('../../parts/reviews.tsx')).Reviews);

/** Pictures, what it is and costs, who sells it, and what is like it. */
export function ProductView({
  data,
}: {
  data: NonNullable<ReturnType<typeof useGetProduct>['data']>;
}) {
  const { t } = useLingui();
  const { settings } = useSettings();
  const { product, related_products: related, popular_products: popular } = data;
  return (
    <>
      <div>
        <Breadcrumb
          steps={[{ label: t`Home`, href: '/' }, { label: product.name }]}
          renderLink={(link) => <AppLink {...link} />}
        />
        <div className={css.zones}>
          <ProductGallery name={product.name} media={product.thumbnails} />
          <div className={css.side}>
            <BuyBox product={product} />
            <SellerBox product={product} />
          </div>
        </div>
      </div>
      {product.description ? (
        <section aria-labelledby="about">
          <SectionHeading id="about">
            <Trans>About Product</Trans>
          </SectionHeading>
          <SafeHtml html={product.description} />
        </section>
      ) : null}
      <SectionBoundary>
        <Suspense fallback={<Skeleton height="10rem" radius="18px" />}>
          <ProductReviews subject={{ product_id: product.id }} />
        </Suspense>
      </SectionBoundary>
      {related.length > 0 ? (
        <section aria-labelledby="similar" className={screenOnly}>
          <SectionHeading id="similar">
            <Trans>Similar Products</Trans>
          </SectionHeading>
          <ProductGrid products={related} />
        </section>
      ) : null}
      {settings.multi_vendor && popular.length > 0 ? (
        <section aria-labelledby="theirs" className={screenOnly}>
          <SectionHeading id="theirs">
            <Trans>Popular Products From Them</Trans>
          </SectionHeading>
          <ProductGrid products={popular} />
        </section>
      ) : null}
    </>
  );
}
