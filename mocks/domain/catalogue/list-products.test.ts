import { describe, expect, it } from 'vitest';
import { abbreviateCount, groupThousands } from '../../lib/backend-formats.ts';
import { sharedBase } from '../seed/shared-base.ts';
import { openShop } from '../testing/open-shop.ts';
import { catalogue, isPlain, pickProduct } from '../testing/pick-product.ts';

const shop = openShop();
const base = sharedBase(1);

describe('GET /products', () => {
  const list = async (query: string, headers: Record<string, string> = {}) => {
    const visitor = shop.enter().visitor.withHeaders(headers);
    const { status, body } = await visitor.get<'ProductsResponse'>(`/api/products${query}`);
    expect([status, body.message]).toEqual([200, 'products']);
    return body.data;
  };

  it('@API-04 returns a card in the backend’s format', async () => {
    const product = pickProduct((one) => isPlain(one) && one.discountPrice > 0 && one.sold >= 1000);
    const { products } = await list(`?search=${product.code}`);
    expect(products.find(({ id }) => id === product.id)).toEqual({
      id: product.id,
      is_digital: false,
      name: product.name.en,
      thumbnail: `${shop.origin}/media/${product.pictures[0]}-800.webp`,
      price: product.price,
      discount_price: product.discountPrice,
      discount_percentage: Math.round((1 - product.discountPrice / product.price) * 1e4) / 100,
      rating: product.rating,
      total_reviews: abbreviateCount(product.totalReviews),
      total_sold: groupThousands(product.sold),
      quantity: product.stock,
      is_favorite: false,
      sizes: [],
      colors: [],
      unit: { id: product.unitId, name: base.units[(product.unitId ?? 0) - 1]?.name.en },
      brand: base.brands.find(({ id }) => id === product.brandId)?.name ?? null,
      shop: expect.objectContaining({
        id: product.shopId,
        name: base.shops[product.shopId - 1]?.name,
      }) as unknown,
    });
  });

  it('@API-04 returns the complete list unless both page parameters are sent', async () => {
    const unpaged = await list('?category_id=3&page=2');
    expect(unpaged.products.map(({ id }) => id)).toEqual(
      catalogue.filter(({ categoryId }) => categoryId === 3).map(({ id }) => id),
    );
    const page = await list('?page=2&per_page=20');
    expect([page.total, page.products.length]).toEqual([600, 20]);
    expect(page.products[0]?.id).toBe(21);
    expect((await list('?page=200&per_page=20')).products).toEqual([]);
  });

  it.each([
    ['shop_id=7', catalogue.filter(({ shopId }) => shopId === 7)],
    ['category_id=4', catalogue.filter(({ categoryId }) => categoryId === 4)],
    ['sub_category_id=5', catalogue.filter(({ subCategoryId }) => subCategoryId === 5)],
    ['brand_id=2', catalogue.filter(({ brandId }) => brandId === 2)],
    ['size_id=3', catalogue.filter(({ sizes }) => sizes.some(({ id }) => id === 3))],
    ['color_id=2', catalogue.filter(({ colours }) => colours.some(({ id }) => id === 2))],
    ['shop_ids=7,9', catalogue.filter(({ shopId }) => [7, 9].includes(shopId))],
    ['shop_id=7&shop_ids=9', catalogue.filter(({ shopId }) => shopId === 9)],
    ['brand_ids=2,3', catalogue.filter(({ brandId }) => [2, 3].includes(brandId ?? 0))],
    ['size_ids=3,4', catalogue.filter(({ sizes }) => sizes.some(({ id }) => [3, 4].includes(id)))],
    ['color_ids=2', catalogue.filter(({ colours }) => colours.some(({ id }) => id === 2))],
    ['is_discounted=0', catalogue],
    ['rating=4', catalogue.filter(({ rating }) => rating >= 4 && rating < 5)],
    ['min_rating=4', catalogue.filter(({ rating }) => rating >= 4)],
    ['rating=2&min_rating=4.5', catalogue.filter(({ rating }) => rating >= 4.5)],
    ['is_digital=1', catalogue.filter(({ isDigital }) => isDigital)],
    ['is_digital=0', catalogue],
    ['category_id=999', []],
  ])('@API-04 filters by %s', async (query, expected) => {
    const { total, products } = await list(`?${query}&page=1&per_page=600`);
    expect(products.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(total).toBe(expected.length);
  });

  it('@API-04 filters and sorts by the price to pay', async () => {
    const query = '?min_price=20&max_price=60&sort_type=high_to_low&page=1&per_page=600';
    const { products } = await list(query);
    const prices = products.map(({ price, discount_price }) => discount_price || price);
    expect(prices.length).toBeGreaterThan(100);
    expect(prices.every((price) => price >= 20 && price <= 60)).toBe(true);
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  });

  it('lists only reduced products, and the shops to filter by', async () => {
    const { products, filters } = await list('?is_discounted=1&page=1&per_page=600');
    expect(products.length).toBeGreaterThan(50);
    expect(products.every(({ price, discount_price }) => discount_price < price)).toBe(true);
    expect(filters.shops).toEqual(base.shops.map(({ id, name }) => ({ id, name })));
  });

  it.each(['top_selling', 'popular_product', 'newest', 'just_for_you', 'low_to_high', 'default'])(
    '@API-04 sorts by %s without losing products',
    async (sort) => {
      const { products } = await list(`?sort_type=${sort}&page=1&per_page=600`);
      expect(new Set(products.map(({ id }) => id)).size).toBe(600);
    },
  );

  it('@API-04 takes % and _ in a search as wildcards', async () => {
    const { code } = pickProduct(isPlain);
    const codes = async (search: string) =>
      (await list(`?search=${encodeURIComponent(search)}`)).products.map(({ id }) => id);
    const [found] = await codes(code);
    expect(await codes(code.replace(code.charAt(1), '_'))).toContain(found);
    expect(await codes(`${code.charAt(0)}%${code.slice(2)}`)).toContain(found);
    expect(await codes('%')).toHaveLength((await list('')).products.length);
  });

  it('@API-04 translates all names into the requested language, and uses English for any other header', async () => {
    const product = pickProduct(({ colours, unitId }) => colours.length > 0 && unitId !== null);
    const find = async (language: string) => {
      const { products } = await list(`?search=${product.code}`, { 'Accept-Language': language });
      return products.find(({ id }) => id === product.id);
    };
    const arabic = await find('ar');
    expect(arabic?.name).toBe(product.name.ar);
    expect(arabic?.colors[0]?.name).toBe(
      base.colours.find(({ id }) => id === product.colours[0]?.id)?.name.ar,
    );
    expect(arabic?.unit?.name).toBe(base.units.find(({ id }) => id === product.unitId)?.name.ar);
    expect((await find('ar-EG'))?.name).toBe(product.name.en);
  });

  it('@API-04 returns the available filters independent of the query', async () => {
    const [all, none] = [await list('?page=1&per_page=1'), await list('?category_id=999')];
    expect(none.filters).toEqual(all.filters);
    expect(all.filters.sizes).toHaveLength(base.sizes.length);
    expect(all.filters.colors.every(({ price }) => price === 0)).toBe(true);
    expect(all.filters.brands).toHaveLength(base.brands.length);
    const prices = catalogue.map(({ price }) => price);
    expect(all.filters.max_price).toBe(Math.trunc(Math.max(...prices)));
    expect(all.filters.min_price).toBeLessThanOrEqual(Math.trunc(Math.min(...prices)));
  });

  it('@API-04 ignores the shop filter in single-vendor mode', async () => {
    const { visitor } = shop.enter({ multi_vendor: false });
    const { body } = await visitor.get<'ProductsResponse'>(
      '/api/products?shop_id=7&page=1&per_page=1',
    );
    expect(body.data.total).toBe(600);
  });
});
