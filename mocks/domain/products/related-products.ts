import type { BaseProduct } from '../../fixtures/types.ts';
import { rankedProducts } from './ranked-products.ts';
import { hash } from '../../lib/hash.ts';
import type { World } from '../world/world.ts';

/** The backend picks at random; the mock's choice is stable. */
export function relatedProducts(world: World, product: BaseProduct, count: number): BaseProduct[] {
  return rankedProducts(world, 'default')
    .filter((other) => other.categoryId === product.categoryId && other !== product)
    .map((other) => ({ other, sortKey: hash(world.seed, product.id, other.id) }))
    .toSorted((one, next) => one.sortKey - next.sortKey)
    .slice(0, count)
    .map(({ other }) => other);
}

export function popularInSameShop(
  world: World,
  product: BaseProduct,
  count: number,
): BaseProduct[] {
  return rankedProducts(world, 'popular_product')
    .filter((other) => other.shopId === product.shopId && other !== product)
    .slice(0, count);
}
