import { describe, expect, it } from 'vitest';
import { sharedBase } from '../seed/shared-base.ts';
import { openShop } from '../testing/open-shop.ts';
import { catalogue } from '../testing/pick-product.ts';

const shop = openShop();
const base = sharedBase(1);

describe('GET /home', () => {
  it('@API-04 returns every section in its size and order', async () => {
    const { visitor } = shop.enter();
    const { status, body } = await visitor.get<'HomeResponse'>('/api/home?page=1&per_page=12');
    const { data } = body;
    expect([status, body.message]).toEqual([200, 'home']);
    expect(data.banners).toHaveLength(base.banners.length);
    expect(data.ads.map(({ id }) => id)).toEqual([5, 4]);
    expect(data.categories).toHaveLength(10);
    expect(data.shops).toHaveLength(8);
    expect(data.shops.map(({ rating }) => rating)).toEqual(
      data.shops.map(({ rating }) => rating).toSorted((a, b) => b - a),
    );
    expect(data.popular_products).toHaveLength(6);
    const best = Math.max(...catalogue.map(({ rating }) => rating));
    expect(data.popular_products[0]?.rating).toBe(best);
    expect(data.popular_products.every(({ rating }) => rating >= 4.9)).toBe(true);
    expect(data.just_for_you.total).toBe(600);
    // Products of other sections are at the end.
    const sale = data.running_flash_sale?.products ?? [];
    const others = new Set([...data.popular_products, ...sale].map(({ id }) => id));
    const newest = catalogue.toSorted((one, other) => one.ageMs - other.ageMs || other.id - one.id);
    expect(data.just_for_you.products.map(({ id }) => id)).toEqual(
      newest
        .filter(({ id }) => !others.has(id))
        .slice(0, 12)
        .map(({ id }) => id),
    );
  });

  it('@API-04 paginates only "just for you", with 8 products by default', async () => {
    const { visitor } = shop.enter();
    const first = await visitor.get<'HomeResponse'>('/api/home');
    const second = await visitor.get<'HomeResponse'>('/api/home?page=2&per_page=8');
    expect(first.body.data.just_for_you.products).toHaveLength(8);
    const both = [first, second].flatMap(({ body }) =>
      body.data.just_for_you.products.map(({ id }) => id),
    );
    expect(new Set(both).size).toBe(16);
    expect(second.body.data.popular_products).toEqual(first.body.data.popular_products);
    const beyond = await visitor.get<'HomeResponse'>('/api/home?page=999&per_page=8');
    expect(beyond.body.data.just_for_you).toEqual({ total: 600, products: [] });
  });

  it('@API-04 shows the running flash sale with nine products and announces the next', async () => {
    const { visitor } = shop.enter();
    const { body } = await visitor.get<'HomeResponse'>('/api/home');
    const { running_flash_sale: running, incoming_flash_sale: incoming } = body.data;
    expect(running).toMatchObject({
      id: 1,
      start_date: '2026-11-20 10:00:00',
      end_date: '2026-11-23 15:00:00',
    });
    expect(running?.products).toHaveLength(9);
    expect(incoming).toMatchObject({ id: 2, products: null });
    const [card] = running?.products ?? [];
    const line = base.flashSales[0]?.lines[0];
    expect(card).toMatchObject({
      id: line?.productId,
      discount_price: line?.price,
      discount_percentage: line?.percentage,
      quantity: (line?.quantity ?? 0) - (line?.sold ?? 0),
    });
  });

  it('@API-04 ends the sale by the world’s clock', async () => {
    const { visitor, clock } = shop.enter();
    clock.advance(3 * 86_400_000);
    const { body } = await visitor.get<'HomeResponse'>('/api/home');
    expect(body.data.running_flash_sale).toBeNull();
    expect(body.data.incoming_flash_sale?.id).toBe(2);
  });

  it('@API-04 returns no shops in single-vendor mode', async () => {
    const { visitor } = shop.enter({ multi_vendor: false });
    expect((await visitor.get<'HomeResponse'>('/api/home')).body.data.shops).toEqual([]);
  });
});

describe('GET /categories', () => {
  it('@API-04 lists categories newest first with their sub-categories', async () => {
    const { visitor } = shop.enter();
    const { status, body } = await visitor.get<'CategoriesResponse'>('/api/categories');
    expect([status, body.message, body.data.total]).toEqual([200, 'categories', 12]);
    expect(body.data.categories.map(({ id }) => id)).toEqual([
      12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
    ]);
    const [category] = body.data.categories;
    expect(category?.name).toBe(base.categories[11]?.name.en);
    expect(category?.sub_categories).toHaveLength(base.categories[11]?.subCategories.length ?? 0);
  });

  it('@API-04 paginates only with both page parameters', async () => {
    const { visitor } = shop.enter();
    const ids = async (query: string) =>
      (await visitor.get<'CategoriesResponse'>(`/api/categories${query}`)).body.data.categories.map(
        ({ id }) => id,
      );
    expect(await ids('?page=2&per_page=5')).toEqual([7, 6, 5, 4, 3]);
    expect(await ids('?page=2')).toHaveLength(12);
  });
});
