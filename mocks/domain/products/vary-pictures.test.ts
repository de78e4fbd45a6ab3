import { describe, expect, it } from 'vitest';
import { isKindKey, kinds } from '../../fixtures/taxonomy/kinds/kinds.ts';
import { sharedBase } from '../seed/shared-base.ts';
import { smallProduct } from '../testing/small-base.ts';
import { smallWorld } from '../testing/small-world.ts';
import { popularInSameShop, relatedProducts } from './related-products.ts';
import { pictureOf, varyPictures } from './vary-pictures.ts';

const products = [
  smallProduct(1, { kind: 'moka-pot', pictures: ['moka-pot-sand'] }),
  smallProduct(2, { kind: 'moka-pot', pictures: ['moka-pot-sand-red'] }),
  smallProduct(3, { kind: 'french-press', pictures: ['french-press-sand'] }),
  smallProduct(4, { kind: 'moka-pot', pictures: ['moka-pot-sand-mint'] }),
  smallProduct(5, { kind: 'tea-pot', pictures: ['tea-pot-sand'] }),
];

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
    expect(pick(3, [1])).toEqual([3, 5, 2]);
    expect(pick(5, [1])).toEqual([3, 5, 2, 4, 1]);
  });

  it('show twins last: the same object and colour, also on another ground', () => {
    const twin = smallProduct(6, { kind: 'tea-pot', pictures: ['tea-pot-sky'] });
    const ids = varyPictures([twin, ...products], 6).map(({ id }) => id);
    expect(ids).toEqual([6, 1, 3, 2, 4, 5]);
  });

  it('keep the order of products without a picture', () => {
    const [one, other] = [1, 2].map((id) =>
      smallProduct(id, { kind: id === 1 ? 'tea-pot' : 'moka-pot', pictures: [] }),
    );
    if (!one || !other) throw new Error('The products are missing.');
    const lamp = smallProduct(3, { kind: 'desk-lamp', pictures: ['desk-lamp-sand'] });
    expect(varyPictures([one, other, lamp], 3)).toEqual([one, other, lamp]);
  });

  it('treat a download and the product on its picture as the same', () => {
    const [audiobook, headphones] = ['audiobook', 'headphones'].map((kind, index) =>
      smallProduct(index + 1, { kind, pictures: ['headphones-sand'] }),
    );
    const lamp = smallProduct(3, { kind: 'desk-lamp', pictures: ['desk-lamp-sand'] });
    if (!audiobook || !headphones) throw new Error('The products are missing.');
    expect(varyPictures([audiobook, headphones, lamp], 2)).toEqual([audiobook, lamp]);
  });

  it('differ from each other and from the product on all product pages', () => {
    const { world } = smallWorld(sharedBase(1));
    for (const product of world.base.products.filter(({ isDigital }) => !isDigital)) {
      for (const pickRow of [relatedProducts, popularInSameShop]) {
        const row = pickRow(world, product, 6).filter(({ isDigital }) => !isDigital);
        const pictures = [product, ...row].map(pictureOf).filter((picture) => picture !== null);
        expect(new Set(pictures).size, product.name.en).toBe(pictures.length);
      }
    }
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
