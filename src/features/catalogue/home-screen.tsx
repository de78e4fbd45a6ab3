import { useLingui } from '@lingui/react/macro';
import { getHome, useGetHomeInfinite } from '../../api/generated/catalogue.ts';
import { pagedReading } from '../../api/reading.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { useErrorText } from '../../parts/use-error-text.ts';
import { SectionBoundary } from '../../parts/section-boundary.tsx';
import { useSettings } from '../../parts/use-settings.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { container, sections } from '../../ui/layout.css.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { JustForYou } from './just-for-you.tsx';
import { PopularProducts } from './popular-products.tsx';
import { TopShops } from './top-shops.tsx';

/** Asked on hover and by the server. */
export const readings = () => [pagedReading(getHome)];

/** The way in: what is new, what is liked, who sells (HOME-01, HOME-02). */
export function Screen() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { settings } = useSettings();
  const home = useGetHomeInfinite();
  const [first] = home.pages;

  return (
    <div className={`${container} ${sections}`}>
      <PageHead
        title={t`Home`}
        description={t`Shops, products and offers at ${settings.app_name}, with delivery to your door.`}
      />
      {first ? (
        <>
          <HomeHero banners={first.banners} ads={first.ads} />
          <CategoryTiles categories={first.categories} />
          <SectionBoundary>
            <PopularProducts products={first.popular_products} />
          </SectionBoundary>
          <SectionBoundary>
            {settings.multi_vendor ? <TopShops shops={first.shops} /> : null}
          </SectionBoundary>
          <SectionBoundary>
            <JustForYou home={home} />
          </SectionBoundary>
        </>
      ) : home.error ? (
        <ErrorState level={1} onRetry={() => void home.retry()}>
          {errorText(home.error)}
        </ErrorState>
      ) : (
        <HomeSkeleton />
      )}
    </div>
  );
}
