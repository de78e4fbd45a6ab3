import { isKindKey, kinds } from '../../fixtures/taxonomy/kinds/kinds.ts';
import type { BaseProduct } from '../../fixtures/types.ts';
import { goodsOf } from '../../media/goods-of.ts';
import { mainPicture } from '../inventory/main-picture.ts';

/** By picture name, of which there are few. */
const knownGoods = new Map<string, string | null>();

function pictureObjectOf({ kind }: BaseProduct): string {
  return isKindKey(kind) ? kinds[kind].object : kind;
}

/** Returns object and colour of the main picture, without its ground. Null for no picture. */
export function pictureOf(product: BaseProduct): string | null {
  const name = mainPicture(product);
  const known = knownGoods.get(name);
  if (known !== undefined) return known;
  const goods = goodsOf(name);
  knownGoods.set(name, goods);
  return goods;
}

/** Returns the number of earlier uses. */
function countUse(uses: Map<string, number>, key: string | null): number {
  if (key === null) return 0;
  const earlierUses = uses.get(key) ?? 0;
  uses.set(key, earlierUses + 1);
  return earlierUses;
}

/**
 * Returns the first `count` products. Twins, with an object and colour that are already shown, come
 * last. Otherwise, one product per object comes before any repetition, and the order is kept.
 * Products in `shown` count as shown.
 */
export function varyPictures(
  products: readonly BaseProduct[],
  count: number,
  shown: readonly BaseProduct[] = [],
): BaseProduct[] {
  const usesOfPicture = new Map<string, number>();
  const usesOfObject = new Map<string, number>();
  const countUses = (product: BaseProduct) => ({
    product,
    ofPicture: countUse(usesOfPicture, pictureOf(product)),
    ofObject: countUse(usesOfObject, pictureObjectOf(product)),
  });
  shown.forEach(countUses);
  const counted = products.map(countUses);
  // Sorts as few as possible: a large base has thousands of twins.
  const different = counted.filter(({ ofPicture }) => ofPicture === 0);
  return (different.length < count ? counted : different)
    .toSorted((one, other) => one.ofPicture - other.ofPicture || one.ofObject - other.ofObject)
    .slice(0, count)
    .map(({ product }) => product);
}
