import { useGetHomeInfinite } from '../../../api/generated/catalogue-infinite.ts';
import { SectionBoundary } from '../../errors/section-boundary.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { TrustBadges } from './trust-badges.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { FlashSales } from './flash-sale-shelves.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { JustForYou } from './just-for-you.tsx';
import { NoProducts } from './no-products.tsx';
import { PopularProducts } from './popular-products.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { TopShops } from './top-shops.tsx';
import * as css from './home-sections.css.ts';

/** The sections below the hero. Their code loads later; their HTML is in the first response. */
export function HomeSections() {
  const home = useGetHomeInfinite();
  const [first] = home.pages;
  const { settings } = useSettings();
  const refresh = () => void home.retry();
  // Only rendered after the first page has loaded.
  if (!first) return <HomeSkeleton withHero={false} />;
  const saleIds = idsOf(first.running_flash_sale?.products);
  const popular = first.popular_products.filter(({ id }) => !saleIds.has(id));
  return (
    <>
      <div className={css.belowHero}>
        <TrustBadges />
        <SectionBoundary>
          <CategoryTiles categories={first.categories} />
        </SectionBoundary>
      </div>
      <SectionBoundary>
        <FlashSales
          running={first.running_flash_sale}
          incoming={first.incoming_flash_sale}
          onPhaseChange={refresh}
        />
      </SectionBoundary>
      <SectionBoundary>
        <PopularProducts products={popular} />
      </SectionBoundary>
      <SectionBoundary>
        {settings.multi_vendor ? <TopShops shops={first.shops} /> : null}
      </SectionBoundary>
      {first.just_for_you.total === 0 ? <NoProducts /> : null}
      <SectionBoundary>
        <JustForYou home={home} shownIds={new Set([...saleIds, ...idsOf(popular)])} />
      </SectionBoundary>
      <SectionBoundary>
        <RecentlyViewed />
      </SectionBoundary>
    </>
  );
}

function idsOf(products: readonly { id: number }[] | null | undefined): Set<number> {
  return new Set(products?.map(({ id }) => id));
}
