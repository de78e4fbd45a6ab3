import { describe, expect, it } from 'vitest';
import { type ProductSort, rankedProducts } from './ranked-products.ts';
import { popularInSameShop, relatedProducts } from './related-products.ts';
import { type ProductCriteria, searchProducts } from './product-search.ts';
import { recordSale, withdrawProduct } from '../inventory/products.ts';
import { smallProduct } from '../testing/small-base.ts';
import { smallWorld } from '../testing/small-world.ts';

const ids = (products: readonly { id: number }[]) => products.map(({ id }) => id);

describe('sort orders', () => {
  it.each<[ProductSort, number[]]>([
    ['default', [1, 2, 3, 4]],
    ['newest', [2, 1, 3, 4]],
    ['just_for_you', [2, 1, 3, 4]],
    ['top_selling', [2, 1, 3, 4]],
    ['popular_product', [3, 2, 1, 4]],
    ['high_to_low', [1, 2, 3, 4]],
    ['low_to_high', [4, 3, 2, 1]],
  ])('%s', (sort, order) => {
    expect(ids(rankedProducts(smallWorld().world, sort))).toEqual(order);
  });

  it('change with sales and withdrawals', () => {
    const { world } = smallWorld();
    expect(ids(rankedProducts(world, 'top_selling'))).toEqual([2, 1, 3, 4]);
    recordSale(world, 4, 50);
    expect(ids(rankedProducts(world, 'top_selling'))).toEqual([4, 2, 1, 3]);
    withdrawProduct(world, 2);
    expect(ids(rankedProducts(world, 'top_selling'))).toEqual([4, 1, 3]);
  });
});

describe('filters', () => {
  it.each<[string, ProductCriteria, number[]]>([
    ['none', {}, [1, 2, 3, 4]],
    ['shop', { shopIds: [2] }, [3, 4]],
    ['category', { categoryId: 2 }, [3]],
    ['unknown category', { categoryId: 99 }, []],
    ['size', { sizeIds: [1] }, [1]],
    ['colour', { colourIds: [1] }, [1]],
    ['brand', { brandIds: [2] }, []],
    ['sub-category', { subCategoryId: 1 }, [1, 2, 3, 4]],
    ['rating of 5', { rating: 5 }, [3]],
    ['rating of 0', { rating: 0 }, [1, 2, 4]],
    ['minimum price, compared with the discounted price', { minPrice: 80 }, [1]],
    ['highest price, inclusive', { maxPrice: 42 }, [3, 4]],
    ['digital', { isDigital: true }, [3]],
    ['several criteria combined', { shopIds: [2], isDigital: true, maxPrice: 41 }, []],
    ['case-insensitive name', { search: 'POT 3' }, [3]],
    ['short description', { search: 'of steel' }, [1, 2, 3, 4]],
    ['code', { search: 'code-4' }, [4]],
  ])('by %s', (_, criteria, expectedIds) => {
    expect(ids(searchProducts(smallWorld().world, criteria, 'default', 'en'))).toEqual(expectedIds);
  });

  it('match text in the requested language only', () => {
    const { world } = smallWorld();
    const find = (locale: string) =>
      searchProducts(world, { search: 'إبريق 2' }, 'default', locale);
    expect(ids(find('ar'))).toEqual([2]);
    expect(ids(find('ar,en;q=0.9'))).toEqual([]);
  });

  it.each([
    ['fr', 'THEIERE', 'Théière façonnée à la main'],
    ['fr', "a l'etoile", 'Plateau à l’étoile'],
    ['es', 'cafe pequeno', 'Café pequeño'],
    ['es', 'LÁMPARA', 'Lampara de mesa'],
    ['ar', 'مُحمّصة', 'محمصه خبز'],
    ['ar', 'ابريق', 'إبريق شاي'],
  ] as const)('match %s text regardless of accents: %s', (locale, search, name) => {
    const translatedName = { ...smallProduct(1).name, [locale]: name };
    const { world } = smallWorld({
      products: [smallProduct(1, { name: translatedName }), smallProduct(2)],
    });
    expect(ids(searchProducts(world, { search }, 'default', locale))).toContain(1);
    expect(ids(searchProducts(world, { search }, 'default', 'en'))).not.toContain(1);
  });

  it('match ratings from the given value up to, but not including, one star more', () => {
    const products = [smallProduct(1, { rating: 4 }), smallProduct(2, { rating: 4.9 })];
    const { world } = smallWorld({ products });
    expect(ids(searchProducts(world, { rating: 4 }, 'default', 'en'))).toEqual([1, 2]);
    expect(ids(searchProducts(world, { rating: 3.95 }, 'default', 'en'))).toEqual([1, 2]);
    expect(ids(searchProducts(world, { rating: 3 }, 'default', 'en'))).toEqual([]);
  });
});

describe('related products', () => {
  const products = Array.from({ length: 20 }, (_, index) =>
    smallProduct(index + 1, { categoryId: index < 15 ? 1 : 2, rating: index % 5 }),
  );

  it('are in the same category, exclude the product itself and are deterministic', () => {
    const { world } = smallWorld({ products });
    const [product] = world.base.products;
    if (!product) throw new Error('The base has no product.');
    const related = relatedProducts(world, product, 6);
    expect(related).toHaveLength(6);
    expect(related.every((other) => other.categoryId === 1 && other !== product)).toBe(true);
    expect(ids(relatedProducts(smallWorld({ products }).world, product, 6))).toEqual(ids(related));
  });

  it('begin with the same sub-category', () => {
    const { world } = smallWorld({
      products: products.map((one, index) => ({ ...one, subCategoryId: index % 3 })),
    });
    const [product] = world.base.products;
    if (!product) throw new Error('The base has no product.');
    const related = relatedProducts(world, product, 6);
    expect(related.map(({ subCategoryId }) => subCategoryId === 0)).toEqual([
      ...Array.from({ length: 4 }, () => true),
      false,
      false,
    ]);
  });

  it('differ between products', () => {
    const { world } = smallWorld({ products });
    const relatedIds = world.base.products
      .slice(0, 3)
      .map((product) => ids(relatedProducts(world, product, 6)));
    expect(new Set(relatedIds.map(String)).size).toBe(3);
  });

  it('from the same shop are its most popular', () => {
    const { world } = smallWorld({ products });
    const [product] = world.base.products;
    if (!product) throw new Error('The base has no product.');
    expect(popularInSameShop(world, product, 6).map(({ rating }) => rating)).toEqual([
      4, 4, 4, 4, 3, 3,
    ]);
  });
});
