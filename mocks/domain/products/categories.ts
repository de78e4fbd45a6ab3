import type { BaseCategory } from '../../fixtures/types.ts';
import { rankedProducts } from './ranked-products.ts';
import type { World } from '../world/world.ts';

export interface CategoryWithCount {
  readonly category: BaseCategory;
  readonly productCount: number;
}

export function findCategory(world: World, id: number): BaseCategory | undefined {
  return world.base.categories.find((category) => category.id === id);
}

/** Returns categories with products, oldest first. */
export function nonEmptyCategories(world: World, shopId?: number): CategoryWithCount[] {
  const counts = new Map<number, number>();
  for (const product of rankedProducts(world, 'default')) {
    if (shopId !== undefined && product.shopId !== shopId) continue;
    const { categoryId } = product;
    counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  }
  return world.base.categories
    .map((category) => ({ category, productCount: counts.get(category.id) ?? 0 }))
    .filter(({ productCount }) => productCount > 0);
}
