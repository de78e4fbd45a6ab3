import { describe, expect, it } from 'vitest';
import { withdrawProduct } from '../inventory/products.ts';
import { sharedBase } from '../seed/shared-base.ts';
import { openShop } from '../testing/open-shop.ts';
import { catalogue } from '../testing/pick-product.ts';

const shop = openShop();
const base = sharedBase(1);

it('@API-04 GET /banners lists the platform’s banners', async () => {
  const { visitor } = shop.enter();
  const { status, body } = await visitor.get<'BannersResponse'>('/api/banners');
  expect([status, body.message]).toEqual([200, 'all banners']);
  const home = await visitor.get<'HomeResponse'>('/api/home');
  expect(body.data.banners).toEqual(home.body.data.banners);
  expect(body.data.banners).toHaveLength(base.banners.length);
});

describe('GET /sub-categories', () => {
  it('@API-04 lists the sub-categories of the category in the requested language', async () => {
    const { visitor } = shop.enter();
    const path = '/api/sub-categories?category_id=3';
    const { status, body } = await visitor.get<'SubCategoriesResponse'>(path);
    expect([status, body.message]).toEqual([200, 'Sub categories list']);
    const expected = base.categories[2]?.subCategories ?? [];
    expect(body.data.sub_categories).toEqual(
      expected.map(({ id, name, picture }) => {
        return { id, name: name.en, thumbnail: `${shop.origin}/media/${picture}-400.webp` };
      }),
    );
    const arabic = await visitor
      .withHeaders({ 'Accept-Language': 'ar' })
      .get<'SubCategoriesResponse'>(path);
    expect(arabic.body.data.sub_categories[0]?.name).toBe(expected[0]?.name.ar);
  });

  it.each([
    ['', 'The category id field is required.'],
    ['?category_id=shoes', 'The category id field must be an integer.'],
    ['?category_id=13', 'The selected category id is invalid.'],
    ['?category_id=0', 'The selected category id is invalid.'],
  ])('@API-04 rejects "%s"', async (query, text) => {
    const { visitor } = shop.enter();
    const { status, body } = await visitor.get<'ValidationError'>(`/api/sub-categories${query}`);
    expect([status, body]).toEqual([422, { message: text, errors: { category_id: [text] } }]);
  });
});

it('@API-04 GET /category-products returns the same as /products', async () => {
  const { visitor } = shop.enter();
  const query = '?category_id=4&sort_type=low_to_high&page=2&per_page=7';
  const one = await visitor.get<'ProductsResponse'>(`/api/category-products${query}`);
  const other = await visitor.get<'ProductsResponse'>(`/api/products${query}`);
  expect(one.body).toEqual(other.body);
  expect(one.body.message).toBe('products');
  expect(one.body.data.products).toHaveLength(7);
  expect(one.body.data.total).toBe(catalogue.filter(({ categoryId }) => categoryId === 4).length);
});

describe('GET /recently-views', () => {
  type Visitor = ReturnType<typeof shop.enter>['visitor'];
  const list = async (visitor: Visitor) => {
    const { status, body } = await visitor.get<'RecentlyViewedResponse'>('/api/recently-views');
    expect([status, body.message]).toEqual([200, 'recently viewed products']);
    return body.data.products.map(({ id }) => id);
  };
  const open = (visitor: Visitor, id: number) =>
    visitor.get<'ProductResponse'>(`/api/product-details?product_id=${id}`);

  it('@API-04 adds each product page opened with a token, the latest first', async () => {
    const { visitor } = shop.enter();
    const nora = await visitor.signIn('new@souk.example');
    expect(await list(nora)).toEqual([]);
    for (const id of [5, 9, 5, 12]) await open(nora, id);
    expect(await list(nora)).toEqual([12, 5, 9]);
    await open(visitor, 77);
    expect(await list(nora)).toEqual([12, 5, 9]);
  });

  it('@API-04 lists at most ten products and leaves out withdrawn ones', async () => {
    const { visitor, world } = shop.enter();
    const nora = await visitor.signIn('new@souk.example');
    const ids = Array.from({ length: 11 }, (_, index) => index + 20);
    for (const id of ids) await open(nora, id);
    const newestFirst = ids.toReversed();
    expect(await list(nora)).toEqual(newestFirst.slice(0, 10));
    withdrawProduct(world, 30);
    expect(await list(nora)).toEqual(newestFirst.slice(1));
  });

  it('@API-04 ignores an unknown product', async () => {
    const { visitor } = shop.enter();
    const nora = await visitor.signIn('new@souk.example');
    expect((await open(nora, 99999)).status).toBe(422);
    expect(await list(nora)).toEqual([]);
  });

  it('@API-04 starts with what the demo customer looked at, then what she ordered', async () => {
    const { visitor, world } = shop.enter();
    const amira = await visitor.signIn();
    const ordered = new Set(
      world.orders.flatMap(({ lines }) => lines.map((line) => line.productId)),
    );
    const viewed = await list(amira);
    const orderedFrom = viewed.findIndex((id) => ordered.has(id));
    expect(orderedFrom).toBe(5);
    expect(viewed.length).toBeGreaterThan(8);
    expect(viewed.slice(orderedFrom).every((id) => ordered.has(id))).toBe(true);
  });

  it('@API-04 rejects guests', async () => {
    const { visitor } = shop.enter();
    const guest = await visitor.get<'ErrorMessage'>('/api/recently-views');
    expect([guest.status, guest.body]).toEqual([401, { message: 'Unauthenticated.' }]);
  });
});

describe('pagination', () => {
  const visitor = () => shop.enter().visitor;

  it.each(['?page=0&per_page=5', '?per_page=5', '?page=3', '?page=0', ''])(
    '@API-04 returns the complete list for "%s"',
    async (query) => {
      const path = `/api/categories${query}`;
      const { body } = await visitor().get<'CategoriesResponse'>(path);
      expect(body.data.categories).toHaveLength(12);
      const reviews = await visitor().get<'ReviewsResponse'>(
        `/api/reviews${query ? `${query}&` : '?'}shop_id=2`,
      );
      expect(reviews.body.data.reviews).toHaveLength(reviews.body.data.total);
      expect(reviews.body.data.total).toBeGreaterThan(5);
    },
  );

  it('@API-04 returns all of "just for you" for page 0 of the home page', async () => {
    const { body } = await visitor().get<'HomeResponse'>('/api/home?page=0&per_page=8');
    expect(body.data.just_for_you.products).toHaveLength(600);
  });

  it.each(['rating=good', 'sort_type=best', 'page=-1', 'is_digital=true', 'colour_id=1'])(
    '@API-05 reports %s as a contract violation',
    async (query) => {
      const response = await fetch(`${shop.origin}/api/products?${query}`, {
        headers: { 'X-Mock-World': 'mistakes', 'X-Requested-With': 'XMLHttpRequest' },
      });
      expect(response.status).toBe(400);
      expect(response.headers.get('x-contract-violation')).toBe('request');
    },
  );
});
