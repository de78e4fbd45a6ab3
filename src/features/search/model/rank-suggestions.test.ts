import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankSuggestions } from './rank-suggestions.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => index);
const counts = (maxRows: number, products: number, categories: number, shops: number) => {
  const ranked = rankSuggestions(maxRows, {
    products: many(products),
    categories: many(categories),
    shops: many(shops),
  });
  return [ranked.products.length, ranked.categories.length, ranked.shops.length];
};

test.each([
  [10, [50, 9, 9], [6, 2, 2]],
  [8, [50, 9, 9], [4, 2, 2]],
  [10, [50, 0, 0], [10, 0, 0]],
  [10, [50, 1, 0], [9, 1, 0]],
  [10, [0, 9, 9], [0, 5, 5]],
  [10, [3, 9, 1], [3, 6, 1]],
  [10, [1, 1, 1], [1, 1, 1]],
])('in %i rows, reduces %j to %j', (maxRows, [products = 0, categories = 0, shops = 0], shown) => {
  expect(counts(maxRows, products, categories, shops)).toEqual(shown);
});

test('fills all rows and never more', () => {
  const count = fc.nat(20);
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 12 }), count, count, count, (maxRows, p, c, s) => {
      const shown = counts(maxRows, p, c, s).reduce((sum, one) => sum + one, 0);
      expect(shown).toBe(Math.min(maxRows, p + c + s));
    }),
  );
});
