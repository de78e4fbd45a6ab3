import { expect, it } from 'vitest';
import { nonEmptyCategories } from '../products/categories.ts';
import { findShop, withdrawProduct } from '../inventory/products.ts';
import { shopCounts, sellingShops, topShops } from './shop-lists.ts';
import { smallBase } from '../testing/small-base.ts';
import { smallWorld } from '../testing/small-world.ts';

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

function shopOfId(world: ReturnType<typeof smallWorld>['world'], id: number) {
  const shop = findShop(world, id);
  if (!shop) throw new Error('The base has no such shop.');
  return shop;
}

it('counts a shop’s available products and their categories', () => {
  const { world } = smallWorld();
  const shop = shopOfId(world, 2);
  expect(shopCounts(world, shop)).toEqual({ products: 2, categories: 2 });
  withdrawProduct(world, 3);
  expect(shopCounts(world, shop)).toEqual({ products: 1, categories: 1 });
});

it('does not list a shop without available products', () => {
  const { world } = smallWorld();
  expect(ids(sellingShops(world))).toEqual([1, 2]);
  withdrawProduct(world, 3);
  withdrawProduct(world, 4);
  expect(ids(sellingShops(world))).toEqual([1]);
  expect(ids(topShops(world, 10))).toEqual([1]);
  expect(shopCounts(world, shopOfId(world, 2))).toEqual({ products: 0, categories: 0 });
});

it('sorts shops by rating, then by number of reviews', () => {
  const [one, two] = smallBase().shops;
  if (!one || !two) throw new Error('The base has too few shops.');
  const order = (first: Partial<typeof one>, second: Partial<typeof one>) =>
    ids(
      topShops(
        smallWorld({
          shops: [
            { ...one, ...first },
            { ...two, ...second },
          ],
        }).world,
        2,
      ),
    );
  expect(order({ rating: 4.1 }, { rating: 4.2 })).toEqual([2, 1]);
  expect(order({ rating: 4.2, totalReviews: 3 }, { rating: 4.2, totalReviews: 8 })).toEqual([2, 1]);
  expect(order({}, {})).toEqual([1, 2]);
});

it('returns the categories of a shop’s products', () => {
  const { world } = smallWorld();
  const categoryIds = (shopId?: number) =>
    nonEmptyCategories(world, shopId).map(({ category, productCount }) => [
      category.id,
      productCount,
    ]);
  expect(categoryIds(1)).toEqual([[1, 2]]);
  expect(categoryIds(2)).toEqual([
    [1, 1],
    [2, 1],
  ]);
});
