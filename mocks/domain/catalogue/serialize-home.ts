import type { components } from '../../generated/schema.d.ts';
import type { BaseProduct } from '../../fixtures/types.ts';
import { rankedProducts } from '../products/ranked-products.ts';
import { type CategoryWithCount, nonEmptyCategories } from '../products/categories.ts';
import {
  flashSaleProducts,
  incomingFlashSale,
  runningFlashSale,
} from '../flash-sales/flash-sales.ts';
import { isMultiVendor } from '../world/settings-rules.ts';
import { topShops } from '../shops/shop-lists.ts';
import { serializeSupportItems } from '../content/serialize-support-items.ts';
import { serializeBanner } from '../content/serialize-banner.ts';
import { serializeCategory } from '../products/serialize-category.ts';
import { serializeFlashSale } from '../flash-sales/serialize-flash-sale.ts';
import { paginate } from '../../lib/paginate.ts';
import { serializeProductCard } from '../products/serialize-product-card.ts';
import { varyPictures } from '../products/vary-pictures.ts';
import { serializeShopCard } from '../shops/serialize-shop-card.ts';
import { fieldsSince, isSince } from '../world/release.ts';
import type { PersonalView } from '../world/view.ts';
import type { World } from '../world/world.ts';

const MAX_ITEMS = {
  ads: 2,
  categories: 10,
  shops: 8,
  popular: 6,
  bestDeals: 6,
  flashProducts: 9,
} as const;
const MAX_CATEGORIES_IN_R4 = 12;

/** Serializes the home page. Page numbers apply only to "just for you". */
export function serializeHome(
  view: PersonalView,
  page: { readonly page: number; readonly per_page: number },
): components['schemas']['HomeData'] {
  const { world } = view;
  const { banners, ads } = world.base;
  const sale = runningFlashSale(world);
  const onSale = sale ? flashSaleProducts(world, sale).slice(0, MAX_ITEMS.flashProducts) : [];
  const popular = varyPictures(rankedProducts(world, 'popular_product'), MAX_ITEMS.popular);
  const newest = withLast(rankedProducts(world, 'newest'), new Set([...onSale, ...popular]));
  const incoming = incomingFlashSale(world);
  return {
    banners: banners.map((one) => serializeBanner(one, view)),
    ads: newestFirst(ads)
      .slice(0, MAX_ITEMS.ads)
      .map((one) => serializeBanner(one, view)),
    categories: homeCategories(world).map(({ category }) => serializeCategory(category, view)),
    shops: isMultiVendor(world)
      ? topShops(world, MAX_ITEMS.shops).map((shop) => serializeShopCard(shop, view))
      : [],
    popular_products: popular.map((product) => serializeProductCard(product, view)),
    just_for_you: {
      total: newest.length,
      products: paginate(newest, page).map((product) => serializeProductCard(product, view)),
    },
    incoming_flash_sale: incoming ? serializeFlashSale(incoming, view, null) : null,
    running_flash_sale: sale
      ? serializeFlashSale(
          sale,
          view,
          onSale.map((product) => serializeProductCard(product, view)),
        )
      : null,
    ...fieldsSince<components['schemas']['HomeData']>(world, 'R4', () => ({
      best_deal_products: varyPictures(
        rankedProducts(world, 'top_selling'),
        MAX_ITEMS.bestDeals,
      ).map((product) => serializeProductCard(product, view)),
      support_items: serializeSupportItems(view),
    })),
  };
}

/** Most products first; in R4 by id. */
function homeCategories(world: World): CategoryWithCount[] {
  const filled = nonEmptyCategories(world);
  if (isSince(world, 'R4')) return filled.slice(0, MAX_CATEGORIES_IN_R4);
  return filled
    .toSorted((one, other) => other.productCount - one.productCount)
    .slice(0, MAX_ITEMS.categories);
}

/** Moves products of other sections to the end, so that no product is twice on the first pages. */
function withLast(
  products: readonly BaseProduct[],
  last: ReadonlySet<BaseProduct>,
): readonly BaseProduct[] {
  return [
    ...products.filter((product) => !last.has(product)),
    ...products.filter((product) => last.has(product)),
  ];
}

function newestFirst<Item extends { readonly id: number }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => other.id - one.id);
}
