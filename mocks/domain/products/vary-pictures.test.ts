import { describe, expect, it } from 'vitest';
import { isKindKey, kinds } from '../../fixtures/taxonomy/kinds/kinds.ts';
import { sharedBase } from '../seed/shared-base.ts';
import { smallProduct } from '../testing/small-base.ts';
import { smallWorld } from '../testing/small-world.ts';
import { popularInSameShop, relatedProducts } from './related-products.ts';
import { varyPictures } from './vary-pictures.ts';

const kindsInOrder = ['moka-pot', 'moka-pot', 'french-press', 'moka-pot', 'tea-pot'];
const products = kindsInOrder.map((kind, index) => smallProduct(index + 1, { kind }));

const objectOf = (kind: string): string => (isKindKey(kind) ? kinds[kind].object : kind);

function pick(count: number, shown: readonly number[] = []): number[] {
  const shownProducts = products.filter(({ id }) => shown.includes(id));
  return varyPictures(products, count, shownProducts).map(({ id }) => id);
}

describe('varied pictures', () => {
  it('show every object once before any is repeated, otherwise in order', () => {
    expect(pick(5)).toEqual([1, 3, 5, 2, 4]);
    expect(pick(2)).toEqual([1, 3]);
  });

  it('show objects that are already on the page last', () => {
    expect(pick(3, [1])).toEqual([3, 5, 1]);
  });

  it('treat a download and the product on its picture as the same', () => {
    const [audiobook, headphones] = ['audiobook', 'headphones'].map((kind, index) =>
      smallProduct(index + 1, { kind }),
    );
    const lamp = smallProduct(3, { kind: 'desk-lamp' });
    if (!audiobook || !headphones) throw new Error('The products are missing.');
    expect(varyPictures([audiobook, headphones, lamp], 2)).toEqual([audiobook, lamp]);
  });

  it('fill the rows of all product pages as far as the assortment allows', () => {
    const { world } = smallWorld(sharedBase(1));
    for (const product of world.base.products.slice(0, 100)) {
      for (const pickRow of [relatedProducts, popularInSameShop]) {
        const objectsIn = (count: number) => {
          const objects = pickRow(world, product, count).map(({ kind }) => objectOf(kind));
          return new Set(objects.filter((object) => object !== objectOf(product.kind))).size;
        };
        expect(objectsIn(6)).toBe(Math.min(6, objectsIn(Infinity)));
      }
    }
  });
});
