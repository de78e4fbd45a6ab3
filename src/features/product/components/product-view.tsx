import { useLingui } from '@lingui/react/macro';
import { dequal } from 'dequal/lite';
import { type ComponentProps, memo, Suspense, useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../../api/api-provider.tsx';
import type { useGetProduct } from '../../../api/generated/catalogue.ts';
import { invalidate } from '../../../api/runtime/invalidation.ts';
import { useSession } from '../../../api/session.ts';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { useHydrated } from '../../../lib/react/use-hydrated.ts';
import { whenNeeded } from '../../../lib/react/when-needed.ts';
import { categoryPath, HOME_PATH } from '../../../lib/router/paths.ts';
import { SectionBoundary } from '../../errors/section-boundary.tsx';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { Picture } from '../../../ui/content/picture.tsx';
import { screenOnly } from '../../../ui/layout/layout.css.ts';
import { classNames } from '../../../ui/theme/class-names.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { BuyBox } from './buy-box.tsx';
import { DigitalCover, hasDigitalCover } from '../digital-cover.tsx';
import { firstPicture } from '../model/first-picture.ts';
import { TABS_ID } from '../model/product-tabs.ts';
import { LazySection } from '../../../lib/react/lazy-section.tsx';
import { loadProductRest } from './load-product-rest.ts';
import * as css from './product.css.ts';

// The buy box hydrates first. The rest is memoised by value: a parent update during loading, such as
// the same product from a refetch, would discard the server's HTML.
const LazyGallery = lazyComponent(() => loadProductRest().then((module) => module.ColourGallery));
export const preloadGallery = LazyGallery.preload;
const ShareButton = lazyComponent(() => loadProductRest().then((module) => module.ShareButton));
const LazyProductBelow = lazyComponent(async () => {
  await whenNeeded(`#${TABS_ID}`);
  const module = await import('./product-below.tsx');
  return module.ProductBelow;
});

type Data = NonNullable<ReturnType<typeof useGetProduct>['data']>;

export function ProductView(props: { data: Data; refresh: () => void }) {
  const { data, refresh } = props;
  const { t } = useLingui();
  const { product } = data;
  const { category } = product;
  const poster = firstPicture(product.thumbnails);
  const isHydrated = useHydrated();
  useRefreshRecentlyViewed();
  return (
    <>
      <div>
        <Breadcrumb
          steps={[
            { label: t`Home`, href: HOME_PATH },
            ...(category ? [{ label: category.name, href: categoryPath(category.id) }] : []),
            { label: product.name },
          ]}
        />
        <div className={css.columns}>
          <div className={css.pictures}>
            {hasDigitalCover(product, poster) ? (
              <DigitalCover product={product} ratio={1.25} />
            ) : (
              <Gallery
                productId={product.id}
                name={product.name}
                poster={poster}
                media={product.thumbnails}
              />
            )}
            <div className={classNames(css.tools, screenOnly)}>
              <FavouriteButton product={product} />
              {/* Needs `location`, so only after hydration. */}
              <LazySection>{isHydrated ? <ShareButton name={product.name} /> : null}</LazySection>
            </div>
          </div>
          <BuyBox
            product={product}
            hasSimilar={data.related_products.length > 0}
            refresh={refresh}
          />
        </div>
      </div>
      <Below data={data} />
    </>
  );
}

const Gallery = memo(function Gallery(props: ComponentProps<typeof LazyGallery>) {
  const { poster, name, media } = props;
  const still = (
    <Picture
      src={poster}
      alt={name}
      width={800}
      height={800}
      sizes={css.PICTURE_SIZES}
      priority
      className={classNames(css.placeholderPicture, media.length > 1 && css.besideThumbs)}
    />
  );
  return (
    <LazySection fallback={still}>
      <LazyGallery {...props} />
    </LazySection>
  );
}, dequal);

const Below = memo(function Below(props: { data: Data }) {
  return (
    <SectionBoundary level={2}>
      <Suspense fallback={<Skeleton height="30rem" radius="18px" />}>
        <LazyProductBelow {...props} />
      </Suspense>
    </SectionBoundary>
  );
}, dequal);

/** The server recorded the view, so "recently viewed" is out of date (PROD-07). */
function useRefreshRecentlyViewed() {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const isGuest = useSession(({ token }) => token === null);
  useEffect(() => {
    if (!isGuest) void invalidate(api, mutate, ['listRecentlyViewed']);
  }, [api, mutate, isGuest]);
}
