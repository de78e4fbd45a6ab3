import type { components } from '../../../src/api/generated/schema.d.ts';
import { rankedProducts } from '../products/ranked-products.ts';
import { filledCategories } from '../products/categories.ts';
import {
  flashSaleProducts,
  incomingFlashSale,
  runningFlashSale,
} from '../flash-sales/flash-sales.ts';
import { isMultiVendor } from '../world/settings-rules.ts';
import { topShops } from '../shops/shop-lists.ts';
import { banner } from '../content/banner-serializer.ts';
import { category } from '../products/category-serializer.ts';
import { flashSale } from '../flash-sales/flash-sale-serializer.ts';
import { paginate } from '../../lib/paginate.ts';
import { productCard } from '../products/product-card-serializer.ts';
import { shopCard } from '../shops/shop-card-serializer.ts';
import type { PersonalView } from '../world/view.ts';

const MOST = { ads: 2, categories: 10, shops: 8, popular: 6, flashProducts: 9 } as const;

/** The home page. The page numbers turn "just for you" alone. */
export function home(
  view: PersonalView,
  page: { readonly page: number; readonly per_page: number },
): components['schemas']['HomeData'] {
  const { world } = view;
  const { banners, ads } = world.base;
  const newest = rankedProducts(world, 'newest');
  const popular = rankedProducts(world, 'popular_product').slice(0, MOST.popular);
  const incoming = incomingFlashSale(world);
  return {
    banners: banners.map((one) => banner(one, view)),
    ads: newestFirst(ads)
      .slice(0, MOST.ads)
      .map((one) => banner(one, view)),
    categories: filledCategories(world)
      .toSorted((one, other) => other.productCount - one.productCount)
      .slice(0, MOST.categories)
      .map((filled) => category(filled.category, view)),
    shops: isMultiVendor(world)
      ? topShops(world, MOST.shops).map((shop) => shopCard(shop, view))
      : [],
    popular_products: popular.map((product) => productCard(product, view)),
    just_for_you: {
      total: newest.length,
      products: paginate(newest, page).map((product) => productCard(product, view)),
    },
    incoming_flash_sale: incoming ? flashSale(incoming, view, null) : null,
    running_flash_sale: runningSale(view),
  };
}

function runningSale(view: PersonalView): components['schemas']['FlashSale'] | null {
  const sale = runningFlashSale(view.world);
  if (!sale) return null;
  const products = flashSaleProducts(view.world, sale).slice(0, MOST.flashProducts);
  return flashSale(
    sale,
    view,
    products.map((product) => productCard(product, view)),
  );
}

function newestFirst<Item extends { readonly id: number }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => other.id - one.id);
}
