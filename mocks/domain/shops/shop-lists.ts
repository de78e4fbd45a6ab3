import type { BaseShop } from '../../fixtures/base-data.ts';
import { rankedProducts } from '../products/ranked-products.ts';
import { shopRatings } from '../inventory/current-ratings.ts';
import type { World } from '../world/world.ts';

export interface ShopCounts {
  readonly products: number;
  readonly categories: number;
}

interface Counts {
  readonly version: number;
  readonly byShop: ReadonlyMap<number, ShopCounts>;
}

const EMPTY: ShopCounts = { products: 0, categories: 0 };
const countsOf = new WeakMap<World, Counts>();

export function shopCounts(world: World, shop: BaseShop): ShopCounts {
  return countsByShop(world).get(shop.id) ?? EMPTY;
}

/** Returns shops with products on sale, oldest first. */
export function sellingShops(world: World): BaseShop[] {
  return world.base.shops.filter((shop) => countsByShop(world).has(shop.id));
}

/** Returns shops with products on sale; ties by number of reviews. */
export function topShops(world: World, count: number): BaseShop[] {
  return sellingShops(world)
    .map((shop) => ({ shop, ...shopRatings(world, shop) }))
    .toSorted(
      (one, other) =>
        other.rating - one.rating ||
        other.totalReviews - one.totalReviews ||
        one.shop.id - other.shop.id,
    )
    .slice(0, count)
    .map(({ shop }) => shop);
}

/** Cached per version of the catalogue. */
function countsByShop(world: World): Counts['byShop'] {
  const { version } = world.products;
  const cached = countsOf.get(world);
  if (cached?.version === version) return cached.byShop;
  const categories = new Map<number, Map<number, number>>();
  for (const { shopId, categoryId } of rankedProducts(world, 'default')) {
    const ofShop = categories.get(shopId) ?? new Map<number, number>();
    categories.set(shopId, ofShop.set(categoryId, (ofShop.get(categoryId) ?? 0) + 1));
  }
  const byShop = new Map(
    [...categories].map(([shopId, ofShop]) => {
      const products = [...ofShop.values()].reduce((sum, some) => sum + some, 0);
      return [shopId, { products, categories: ofShop.size }];
    }),
  );
  countsOf.set(world, { version, byShop });
  return byShop;
}
