import type { BaseCategory } from '../fixtures/types.ts';
import { rankedProducts } from './catalogue.ts';
import type { World } from './world.ts';

/** A category with the number of its products that are on sale. */
export interface FilledCategory {
  readonly category: BaseCategory;
  readonly productCount: number;
}

/** The categories that have products, oldest first. */
export function filledCategories(world: World): FilledCategory[] {
  const counts = new Map<number, number>();
  for (const { categoryId } of rankedProducts(world, 'default')) {
    counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  }
  return world.base.categories
    .map((category) => ({ category, productCount: counts.get(category.id) ?? 0 }))
    .filter(({ productCount }) => productCount > 0);
}
