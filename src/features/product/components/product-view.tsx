import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, memo, Suspense } from 'react';
import type { useGetProduct } from '../../../api/generated/catalogue.ts';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { HOME_PATH } from '../../../lib/router/paths.ts';
import { SectionBoundary } from '../../errors/section-boundary.tsx';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { Picture } from '../../../ui/content/picture.tsx';
import { classNames } from '../../../ui/theme/class-names.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { BuyBox } from './buy-box.tsx';
import { firstPicture } from '../model/first-picture.ts';
import { LazySection } from '../../../lib/react/lazy-section.tsx';
import * as css from './product.css.ts';

// The buy box hydrates first. The rest is memoised: a parent update during loading would discard
// the server's HTML.
const LazyGallery = lazyComponent(() =>
  import('./gallery/product-gallery.tsx').then((module) => module.ProductGallery),
);
const LazySeller = lazyComponent(() =>
  import('./seller-box.tsx').then((module) => module.SellerBox),
);
const LazyProductDetails = lazyComponent(() =>
  import('./product-details.tsx').then((module) => module.ProductDetails),
);

type Data = NonNullable<ReturnType<typeof useGetProduct>['data']>;

export function ProductView(props: { data: Data; refresh: () => void }) {
  const { data, refresh } = props;
  const { t } = useLingui();
  const { product } = data;
  return (
    <>
      <div>
        <Breadcrumb steps={[{ label: t`Home`, href: HOME_PATH }, { label: product.name }]} />
        <div className={css.columns}>
          <Gallery
            name={product.name}
            poster={firstPicture(product.thumbnails)}
            media={product.thumbnails}
          />
          <div className={stack[6]}>
            <BuyBox
              product={product}
              hasSimilar={data.related_products.length > 0}
              refresh={refresh}
            />
            <Seller product={product} />
          </div>
        </div>
      </div>
      <LazyDetails data={data} />
    </>
  );
}

const Gallery = memo(function Gallery(props: ComponentProps<typeof LazyGallery>) {
  const { poster, name, media } = props;
  const still = (
    <Picture
      src={poster}
      alt={name}
      priority
      className={classNames(css.placeholderPicture, media.length > 1 && css.besideThumbs)}
    />
  );
  return (
    <LazySection fallback={still}>
      <LazyGallery {...props} />
    </LazySection>
  );
});

const Seller = memo(function Seller(props: ComponentProps<typeof LazySeller>) {
  return (
    <SectionBoundary level={2}>
      <Suspense fallback={<Skeleton height="13rem" radius="18px" />}>
        <LazySeller {...props} />
      </Suspense>
    </SectionBoundary>
  );
});

const LazyDetails = memo(function LazyDetails(props: { data: Data }) {
  return (
    <SectionBoundary level={2}>
      <Suspense fallback={<Skeleton height="30rem" radius="18px" />}>
        <LazyProductDetails {...props} />
      </Suspense>
    </SectionBoundary>
  );
});
