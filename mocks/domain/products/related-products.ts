import type { BaseProduct } from '../../fixtures/types.ts';
import { rankedProducts } from './ranked-products.ts';
import { hash } from '../../lib/hash.ts';
import { varyPictures } from './vary-pictures.ts';
import type { World } from '../world/world.ts';

/** The backend picks at random in the category; the mock begins with the same sub-category. */
export function relatedProducts(world: World, product: BaseProduct, count: number): BaseProduct[] {
  const related = rankedProducts(world, 'default')
    .filter((other) => other.categoryId === product.categoryId && other !== product)
    .map((other) => ({
      other,
      isNear: other.subCategoryId === product.subCategoryId,
      sortKey: hash(world.seed, product.id, other.id),
    }))
    .toSorted((one, next) => Number(next.isNear) - Number(one.isNear) || one.sortKey - next.sortKey)
    .map(({ other }) => other);
  return varyPictures(related, count, [product]);
}

export function popularInSameShop(
  world: World,
  product: BaseProduct,
  count: number,
): BaseProduct[] {
  const popular = rankedProducts(world, 'popular_product').filter(
    (other) => other.shopId === product.shopId && other !== product,
  );
  return varyPictures(popular, count, [product]);
}
