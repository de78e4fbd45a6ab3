import { useGetHome } from '../../../api/generated/catalogue.ts';
import { SectionBoundary } from '../../errors/section-boundary.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { FIRST_PAGE } from '../model/first-page.ts';
import { TrustBadges } from './trust-badges.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { IncomingSale, RunningSale } from './flash-sale-shelves.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { JustForYou } from './just-for-you.tsx';
import { NoProducts } from './no-products.tsx';
import { PopularProducts } from './popular-products.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { TopShops } from './top-shops.tsx';

/** The sections below the hero. Their code loads later; their HTML is in the first response. */
export function HomeSections() {
  const { data: home, retry } = useGetHome(FIRST_PAGE);
  const { settings } = useSettings();
  const refresh = () => void retry();
  // Only rendered after the first page has loaded.
  if (!home) return <HomeSkeleton withHero={false} />;
  return (
    <>
      <TrustBadges />
      <SectionBoundary>
        <CategoryTiles categories={home.categories} />
      </SectionBoundary>
      <SectionBoundary>
        <IncomingSale sale={home.incoming_flash_sale} onPhaseChange={refresh} />
      </SectionBoundary>
      <SectionBoundary>
        <RunningSale sale={home.running_flash_sale} onPhaseChange={refresh} />
      </SectionBoundary>
      <SectionBoundary>
        <PopularProducts products={home.popular_products} />
      </SectionBoundary>
      <SectionBoundary>
        {settings.multi_vendor ? <TopShops shops={home.shops} /> : null}
      </SectionBoundary>
      {home.just_for_you.total === 0 ? <NoProducts /> : null}
      <SectionBoundary>
        <JustForYou first={home.just_for_you} />
      </SectionBoundary>
      <SectionBoundary>
        <RecentlyViewed />
      </SectionBoundary>
    </>
  );
}
