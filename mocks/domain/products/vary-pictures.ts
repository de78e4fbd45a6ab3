import { isKindKey, kinds } from '../../fixtures/taxonomy/kinds/kinds.ts';
import type { BaseProduct } from '../../fixtures/types.ts';

function pictureObjectOf({ kind }: BaseProduct): string {
  return isKindKey(kind) ? kinds[kind].object : kind;
}

/**
 * Returns the first `count` products, with one product per picture object before any repetition.
 * Otherwise keeps the order. Objects in `shown` count as repeated.
 */
export function varyPictures(
  products: readonly BaseProduct[],
  count: number,
  shown: readonly BaseProduct[] = [],
): BaseProduct[] {
  const uses = new Map<string, number>();
  const countUse = (product: BaseProduct): number => {
    const object = pictureObjectOf(product);
    const earlierUses = uses.get(object) ?? 0;
    uses.set(object, earlierUses + 1);
    return earlierUses;
  };
  shown.forEach(countUse);
  return products
    .map((product) => ({ product, earlierUses: countUse(product) }))
    .toSorted((one, other) => one.earlierUses - other.earlierUses)
    .slice(0, count)
    .map(({ product }) => product);
}
