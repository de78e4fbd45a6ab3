import { expect, it } from 'vitest';
import { filledCategories } from '../products/categories.ts';
import { findShop, withdrawProduct } from '../inventory/products.ts';
import { assortmentOf, sellingShops, topShops } from './shop-lists.ts';
import { smallBase } from '../testing/small-base.ts';
import { smallWorld } from '../testing/small-world.ts';

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

function shopOfId(world: ReturnType<typeof smallWorld>['world'], id: number) {
  const shop = findShop(world, id);
  if (!shop) throw new Error('no shop');
  return shop;
}

it('counts what a shop has on sale', () => {
  const { world } = smallWorld();
  const shop = shopOfId(world, 2);
  expect(assortmentOf(world, shop)).toEqual({ products: 2, categories: 2 });
  withdrawProduct(world, 3);
  expect(assortmentOf(world, shop)).toEqual({ products: 1, categories: 1 });
});

it('a shop with nothing on sale is not listed', () => {
  const { world } = smallWorld();
  expect(ids(sellingShops(world))).toEqual([1, 2]);
  withdrawProduct(world, 3);
  withdrawProduct(world, 4);
  expect(ids(sellingShops(world))).toEqual([1]);
  expect(ids(topShops(world, 10))).toEqual([1]);
  expect(assortmentOf(world, shopOfId(world, 2))).toEqual({ products: 0, categories: 0 });
});

it('the best rated shop stands first, of equals the one with more reviews', () => {
  const [one, two] = smallBase().shops;
  if (!one || !two) throw new Error('no shops');
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

it('the categories of a shop are those of its products', () => {
  const { world } = smallWorld();
  const categoryIds = (shopId?: number) =>
    filledCategories(world, shopId).map(({ category, productCount }) => [
      category.id,
      productCount,
    ]);
  expect(categoryIds(1)).toEqual([[1, 2]]);
  expect(categoryIds(2)).toEqual([
    [1, 1],
    [2, 1],
  ]);
});
