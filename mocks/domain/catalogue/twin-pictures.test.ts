import { describe, expect, it } from 'vitest';
import type { BaseProduct } from '../../fixtures/types.ts';
import { type ProductCriteria, searchProducts } from '../products/product-search.ts';
import type { ProductSort } from '../products/ranked-products.ts';
import { pictureOf } from '../products/vary-pictures.ts';
import { sharedBase } from '../seed/shared-base.ts';
import { smallWorld } from '../testing/small-world.ts';

/** Cards in a row on wide screens. */
const ROW_LENGTH = 5;

const base = sharedBase(1);
const { world } = smallWorld(base);

/** Twins show the same object in the same colour. Pages draw covers of downloads. */
function hasTwins(row: readonly BaseProduct[], except: readonly string[]): boolean {
  const pictures = row
    .filter(({ isDigital, kind }) => !isDigital && !except.includes(kind))
    .map(pictureOf)
    .filter((picture) => picture !== null);
  return new Set(pictures).size < pictures.length;
}

/** @param except kinds of products that are not counted */
function countRowsWithTwins(
  lists: readonly ProductCriteria[],
  sort: ProductSort,
  except: readonly string[] = [],
): number {
  return lists
    .map((criteria) => searchProducts(world, criteria, sort, 'en'))
    .flatMap((list) =>
      list.flatMap((_, index) =>
        index % ROW_LENGTH === 0 ? [list.slice(index, index + ROW_LENGTH)] : [],
      ),
    )
    .filter((row) => hasTwins(row, except)).length;
}

const lists: Readonly<Record<string, readonly ProductCriteria[]>> = {
  'all products': [{}],
  shops: base.shops.map(({ id }) => ({ shopIds: [id] })),
  categories: base.categories.map(({ id }) => ({ categoryId: id })),
  'sub-categories': base.categories.flatMap(({ subCategories }) =>
    subCategories.map(({ id }) => ({ subCategoryId: id })),
  ),
  brands: base.brands.map(({ id }) => ({ brandIds: [id] })),
  'reduced products': [{ isDiscounted: true }],
  'search results': ['shoes', 'lamp', 'red', 'chair', 'coffee', 'toy', 'classic', 'bag'].map(
    (search) => ({ search }),
  ),
};

describe('rows of five products', () => {
  const sorts: readonly ProductSort[] = [
    'default',
    'newest',
    'top_selling',
    'popular_product',
    'high_to_low',
    'low_to_high',
  ];

  it.each(sorts)('have no twins but xylophones in lists sorted by %s', (sort) => {
    for (const [name, criteria] of Object.entries(lists)) {
      expect(countRowsWithTwins(criteria, sort, ['xylophone']), name).toBe(0);
    }
  });

  it.each(sorts)('have no twins in long lists sorted by %s', (sort) => {
    expect(countRowsWithTwins(lists['all products'] ?? [], sort)).toBe(0);
    expect(countRowsWithTwins(lists['search results'] ?? [], sort)).toBe(0);
  });
});
