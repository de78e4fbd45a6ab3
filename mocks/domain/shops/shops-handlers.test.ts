import { describe, expect, it } from 'vitest';
import { abbreviateCount } from '../../lib/backend-formats.ts';
import { withdrawProduct } from '../inventory/products.ts';
import { sharedBase } from '../seed/shared-base.ts';
import { openShop } from '../testing/open-shop.ts';
import { catalogue, isPlain, pickProduct } from '../testing/pick-product.ts';

const shop = openShop();
const { shops, categories } = sharedBase(1);

function findBaseShop(id: number) {
  const found = shops[id - 1];
  if (!found) throw new Error(`The base has no shop ${id}.`);
  return found;
}

describe('GET /shops', () => {
  it('@API-04 lists all shops, paginated only with both page parameters', async () => {
    const { visitor } = shop.enter();
    const list = async (query: string) => {
      const { status, body } = await visitor.get<'ShopsResponse'>(`/api/shops${query}`);
      expect([status, body.message, body.data.total]).toEqual([200, 'shops', 40]);
      return body.data.shops.map(({ id }) => id);
    };
    const all = shops.map(({ id }) => id);
    expect(await list('')).toEqual(all);
    expect(await list('?page=2&per_page=12')).toEqual(all.slice(12, 24));
    expect(await list('?page=2')).toEqual(all);
    expect(await list('?per_page=12')).toEqual(all);
    expect(await list('?page=0&per_page=12')).toEqual(all);
    expect(await list('?page=9&per_page=12')).toEqual([]);
  });

  it('@API-04 shows a card with its review count as a string', async () => {
    const one = findBaseShop(1);
    const { body } = await shop.enter().visitor.get<'ShopsResponse'>('/api/shops');
    expect(body.data.shops[0]).toEqual({
      id: 1,
      name: one.name,
      logo: `${shop.origin}/media/${one.logo}-200.webp`,
      banner: `${shop.origin}/media/${one.banner}-800.webp`,
      total_products: catalogue.filter(({ shopId }) => shopId === 1).length,
      total_categories: one.totalCategories,
      rating: one.rating,
      shop_status: 'Online',
      total_reviews: abbreviateCount(one.totalReviews),
      short_description: one.shortDescription.en,
      previews: expect.arrayContaining([
        expect.stringMatching(/\/media\/goods-[a-z-]+-400\.webp$/),
      ]) as unknown,
    });
  });

  it('shows up to three different things that a shop sells', async () => {
    const { body } = await shop.enter().visitor.get<'ShopsResponse'>('/api/shops');
    for (const { name, previews = [] } of body.data.shops) {
      expect(new Set(previews).size, name).toBe(previews.length);
      expect(previews.length, name).toBeLessThanOrEqual(3);
    }
    const filled = body.data.shops.filter(({ previews }) => previews?.length === 3);
    expect(filled.length).toBeGreaterThan(20);
  });

  it('@API-04 leaves out a shop without available products, here and on the home page', async () => {
    const { visitor, world } = shop.enter();
    const [best] = (await visitor.get<'TopShopsResponse'>('/api/shops/top')).body.data.shops;
    for (const { id, shopId } of catalogue) if (shopId === best?.id) withdrawProduct(world, id);
    const { body } = await visitor.get<'ShopsResponse'>('/api/shops');
    expect(body.data.total).toBe(39);
    expect(body.data.shops.map(({ id }) => id)).not.toContain(best?.id);
    const home = await visitor.get<'HomeResponse'>('/api/home');
    expect(home.body.data.shops.map(({ id }) => id)).not.toContain(best?.id);
    const read = await visitor.get<'ShopResponse'>(`/api/shops/${best?.id}`);
    expect([read.status, read.body.data.shop.total_products]).toEqual([200, 0]);
  });
});

it('@API-04 GET /shops/top returns the ten best rated shops', async () => {
  const { visitor } = shop.enter();
  const { status, body } = await visitor.get<'TopShopsResponse'>('/api/shops/top');
  expect([status, body.message]).toEqual([200, 'top shops']);
  const ratings = body.data.shops.map(({ rating }) => rating);
  const best = shops.map(({ rating }) => rating).toSorted((one, other) => other - one);
  expect(ratings).toEqual(best.slice(0, 10));
});

describe('GET /shops/{id}', () => {
  it('@API-04 shows a shop with texts, banners and its review count as a number', async () => {
    const one = findBaseShop(7);
    const { visitor } = shop.enter();
    const { status, body } = await visitor.get<'ShopResponse'>('/api/shops/7');
    expect([status, body.message]).toEqual([200, 'shop details']);
    expect(body.data.shop).toMatchObject({
      id: 7,
      name: one.name,
      total_reviews: one.totalReviews,
      short_description: one.shortDescription.en,
      description: one.description.en,
      banners: [{ id: 71 }, { id: 72 }],
    });
  });

  it('@API-04 translates everything but the name', async () => {
    const { visitor } = shop.enter();
    const { body } = await visitor
      .withHeaders({ 'Accept-Language': 'ar' })
      .get<'ShopResponse'>('/api/shops/7');
    expect(body.data.shop).toMatchObject({
      name: findBaseShop(7).name,
      description: findBaseShop(7).description.ar,
    });
  });

  it('@API-04 shows a shop as offline after closing time', async () => {
    const early = shops.find(({ closesAt }) => closesAt === '18:00');
    const { visitor, clock } = shop.enter();
    const read = async () =>
      (await visitor.get<'ShopResponse'>(`/api/shops/${early?.id}`)).body.data.shop.shop_status;
    expect(await read()).toBe('Online');
    clock.advance(8 * 3_600_000);
    expect(await read()).toBe('Offline');
  });

  it.each([41, 99])('@API-04 returns 404 for the unknown shop %i', async (id) => {
    const { visitor } = shop.enter();
    const { status, body } = await visitor.get<'ErrorMessage'>(`/api/shops/${id}`);
    const message = `No query results for model [App\\Models\\Shop] ${id}`;
    expect([status, body]).toEqual([404, { message }]);
  });
});

describe('GET /shop-categories', () => {
  it('@API-04 lists all categories that the shop sells in, by their IDs, without pages', async () => {
    const { visitor } = shop.enter();
    const many = shops.find(({ totalCategories }) => totalCategories > 1) ?? findBaseShop(1);
    const sold = new Set(
      catalogue.filter(({ shopId }) => shopId === many.id).map(({ categoryId }) => categoryId),
    );
    const expected = categories.filter(({ id }) => sold.has(id));
    const path = `/api/shop-categories?shop_id=${many.id}`;
    const { status, body } = await visitor.get<'ShopCategoriesResponse'>(path);
    expect([status, body.message]).toEqual([200, 'Shop categories']);
    expect(body.data.total).toBe(many.totalCategories);
    expect(body.data.categories.map(({ id, name }) => [id, name])).toEqual(
      expected.map(({ id, name }) => [id, name.en]),
    );
  });

  it.each([
    ['', 'The shop id field is required.'],
    ['?shop_id=41', 'The selected shop id is invalid.'],
    ['?shop_id=0', 'The selected shop id is invalid.'],
    ['?shop_id=x', 'The selected shop id is invalid.'],
  ])('@API-04 rejects the shop "%s"', async (query, text) => {
    const { visitor } = shop.enter();
    const { status, body } = await visitor.get<'ValidationError'>(`/api/shop-categories${query}`);
    expect([status, body]).toEqual([422, { message: text, errors: { shop_id: [text] } }]);
  });
});

describe('GET /shops/popular-products', () => {
  const path = '/api/shops/popular-products';

  it('@API-04 lists six other products of the shop, starting with the best rated of another kind', async () => {
    const product = pickProduct(isPlain);
    const { visitor } = shop.enter();
    const { status, body } = await visitor.get<'ShopPopularProductsResponse'>(
      `${path}?product_id=${product.id}`,
    );
    expect([status, body.message]).toEqual([200, 'popular products']);
    const { products } = body.data;
    expect(products).toHaveLength(6);
    expect(products.every((card) => card.shop.id === product.shopId)).toBe(true);
    expect(products.map(({ id }) => id)).not.toContain(product.id);
    const others = catalogue.filter(
      ({ shopId, kind }) => shopId === product.shopId && kind !== product.kind,
    );
    expect(products[0]?.rating).toBe(Math.max(...others.map(({ rating }) => rating)));
  });

  it('@API-04 marks the signed-in customer’s favourites', async () => {
    const product = pickProduct(isPlain);
    const { visitor } = shop.enter();
    const read = async (who: typeof visitor) =>
      (await who.get<'ShopPopularProductsResponse'>(`${path}?product_id=${product.id}`)).body.data
        .products;
    const [first] = await read(visitor);
    const amira = await visitor.signIn();
    await amira.post('/api/favorite-add-or-remove', { product_id: first?.id });
    expect((await read(amira))[0]).toMatchObject({ id: first?.id, is_favorite: true });
    expect((await read(visitor))[0]).toMatchObject({ id: first?.id, is_favorite: false });
  });

  it.each([
    ['', 'The product id field is required.'],
    ['?product_id=99999', 'The selected product id is invalid.'],
    ['?product_id=x', 'The selected product id is invalid.'],
  ])('@API-04 rejects the product "%s"', async (query, text) => {
    const { visitor } = shop.enter();
    const { status, body } = await visitor.get<'ValidationError'>(`${path}${query}`);
    expect([status, body]).toEqual([422, { message: text, errors: { product_id: [text] } }]);
  });
});
