import type { BaseProduct } from '../../fixtures/types.ts';
import { rankedProducts } from './ranked-products.ts';
import { hash } from '../../lib/hash.ts';
import type { World } from '../world/world.ts';

/** Other products of the same category. The backend draws them at random; here the draw is the same every time. */
export function relatedProducts(world: World, product: BaseProduct, count: number): BaseProduct[] {
  return rankedProducts(world, 'default')
    .filter((other) => other.categoryId === product.categoryId && other !== product)
    .map((other) => ({ other, lot: hash(world.seed, product.id, other.id) }))
    .toSorted((one, next) => one.lot - next.lot)
    .slice(0, count)
    .map(({ other }) => other);
}

/** The most popular other products of the same shop. */
export function popularOfShop(world: World, product: BaseProduct, count: number): BaseProduct[] {
  return rankedProducts(world, 'popular_product')
    .filter((other) => other.shopId === product.shopId && other !== product)
    .slice(0, count);
}
