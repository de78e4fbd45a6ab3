import { useGetHome } from '../../../api/generated/catalogue.ts';
import { SectionBoundary } from '../../errors/section-boundary.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { FIRST_PAGE } from '../model/first-page.ts';
import { TrustBadges } from './trust-badges.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { FlashSales } from './flash-sale-shelves.tsx';
import { JustForYou } from './just-for-you.tsx';
import { NoProducts } from './no-products.tsx';
import { PopularProducts } from './popular-products.tsx';
import { RecentlyViewed } from '../../product/recently-viewed.tsx';
import { TopShops } from './top-shops.tsx';
import * as css from './home-sections.css.ts';

/** The sections below the hero. Their code loads later; their HTML is in the first response. */
export function HomeSections() {
  const { data: home, retry } = useGetHome(FIRST_PAGE);
  const { settings } = useSettings();
  const refresh = () => void retry();
  // Only rendered after the first page has loaded.
  if (!home) return null;
  const saleIds = idsOf(home.running_flash_sale?.products);
  const popular = home.popular_products.filter(({ id }) => !saleIds.has(id));
  return (
    <>
      <div className={css.belowHero}>
        <TrustBadges />
        <SectionBoundary>
          <CategoryTiles categories={home.categories} />
        </SectionBoundary>
      </div>
      <SectionBoundary>
        <FlashSales
          running={home.running_flash_sale}
          incoming={home.incoming_flash_sale}
          onPhaseChange={refresh}
        />
      </SectionBoundary>
      <SectionBoundary>
        <PopularProducts products={popular} />
      </SectionBoundary>
      <SectionBoundary>
        {settings.multi_vendor ? <TopShops shops={home.shops} /> : null}
      </SectionBoundary>
      {home.just_for_you.total === 0 ? <NoProducts /> : null}
      <SectionBoundary>
        <JustForYou first={home.just_for_you} shownIds={new Set([...saleIds, ...idsOf(popular)])} />
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
