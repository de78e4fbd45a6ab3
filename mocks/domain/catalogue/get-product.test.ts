import { describe, expect, it } from 'vitest';
import { groupThousands } from '../../lib/backend-formats.ts';
import { sharedBase } from '../seed/shared-base.ts';
import { openShop } from '../testing/open-shop.ts';
import { catalogue, isPlain, pickProduct } from '../testing/pick-product.ts';

const shop = openShop();
const base = sharedBase(1);

describe('GET /product-details', () => {
  const details = (id: number | string, headers: Record<string, string> = {}) =>
    shop
      .enter()
      .visitor.withHeaders(headers)
      .get<'ProductResponse'>(`/api/product-details?product_id=${id}`);

  it('@API-04 shows a product with gallery, texts, related and popular products', async () => {
    const product = pickProduct(isPlain);
    const { status, body } = await details(product.id);
    expect([status, body.message]).toEqual([200, 'product details']);
    const { product: shown, related_products: related, popular_products: popular } = body.data;
    expect(shown).toMatchObject({
      id: product.id,
      name: product.name.en,
      short_description: product.shortDescription.en,
      description: product.description.en,
      meta_title: product.name.en,
      flash_sale: null,
    });
    expect(shown.thumbnails.map(({ type, url }) => [type, url])).toEqual(
      product.pictures.map(() => ['image', null]),
    );
    expect(shown.shop.last_online).toBe(false);
    expect(shown).not.toHaveProperty('thumbnail');
    expect(related).toHaveLength(6);
    expect(popular).toHaveLength(6);
    expect(popular.every(({ shop: { id } }) => id === product.shopId)).toBe(true);
    expect([...related, ...popular].map(({ id }) => id)).not.toContain(product.id);
    expect((await details(product.id)).text).toBe((await details(product.id)).text);
  });

  it('shows every colour in a picture, and the category', async () => {
    const product = pickProduct(
      ({ colours, pictures }) => colours.length > 2 && pictures.length > 3,
    );
    const { product: shown } = (await details(product.id, { 'Accept-Language': 'fr' })).body.data;
    const pictured = shown.thumbnails.map(({ color_id: id }) => id);
    expect(pictured).toEqual(expect.arrayContaining(shown.colors.map(({ id }) => id)));
    const category = base.categories.find(({ id }) => id === product.categoryId);
    expect(shown.category).toEqual({ id: category?.id, name: category?.name.fr });
  });

  it('says what a digital product is', async () => {
    const product = pickProduct(({ kind }) => kind === 'audiobook');
    const { product: shown } = (await details(product.id)).body.data;
    expect(shown.facts).toEqual(['Audiobook', 'MP3, PDF']);
  });

  it('@API-04 sends a placeholder without an id for a missing main image, after the video', async () => {
    const placeholder = {
      id: null,
      thumbnail: `${shop.origin}/default/default.jpg`,
      url: null,
      type: 'image',
    };
    const bare = pickProduct(({ pictures, video }) => pictures.length === 0 && !video);
    const { body } = await details(bare.id);
    expect(body.data.product.thumbnails).toEqual([placeholder]);
    const filmed = pickProduct(({ video }) => video !== undefined);
    const [video, ...images] = (await details(filmed.id)).body.data.product.thumbnails;
    expect(video).toMatchObject({ type: 'youtube', thumbnail: null });
    expect(images).toEqual([placeholder]);
    const picture = await fetch(placeholder.thumbnail);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const search = encodeURIComponent(bare.name.en);
    const list = await shop
      .enter()
      .visitor.get<'ProductsResponse'>(`/api/products?search=${search}`);
    expect(list.body.data.products.find(({ id }) => id === bare.id)?.thumbnail).toBe(
      placeholder.thumbnail,
    );
  });

  it('@API-04 sends null for a missing description', async () => {
    const product = pickProduct(({ description }) => description.en === '');
    expect((await details(product.id)).body.data.product.description).toBeNull();
  });

  it('@API-04 returns the flash sale without its products', async () => {
    const line = base.flashSales[0]?.lines[3];
    const { body } = await details(line?.productId ?? 0);
    expect(body.data.product).toMatchObject({
      discount_price: line?.price,
      flash_sale: { id: 1, products: null },
    });
  });

  it('@API-04 returns Arabic texts', async () => {
    const product = pickProduct(isPlain);
    const { body } = await details(product.id, { 'Accept-Language': 'ar' });
    expect(body.data.product).toMatchObject({
      name: product.name.ar,
      description: product.description.ar,
      meta_title: product.name.ar,
    });
  });

  it.each([
    ['99999', 'The selected product id is invalid.'],
    ['0', 'The selected product id is invalid.'],
  ])('@API-04 rejects the unknown id %s', async (id, text) => {
    const { status, body } = await shop
      .enter()
      .visitor.get<'ValidationError'>(`/api/product-details?product_id=${id}`);
    expect([status, body]).toEqual([422, { message: text, errors: { product_id: [text] } }]);
  });

  it('@API-04 requires an id', async () => {
    const { visitor } = shop.enter();
    const { status, body } = await visitor.get<'ValidationError'>('/api/product-details');
    const text = 'The product id field is required.';
    expect([status, body]).toEqual([422, { message: text, errors: { product_id: [text] } }]);
  });
});

describe('GET /reviews', () => {
  const reviewed = pickProduct(({ totalReviews }) => totalReviews > 8);
  const list = async (query: string) =>
    (await shop.enter().visitor.get<'ReviewsResponse'>(`/api/reviews${query}`)).body.data;

  it('@API-04 lists a product’s reviews oldest first with a summary', async () => {
    const all = await list(`?product_id=${reviewed.id}`);
    expect(all.total).toBe(reviewed.totalReviews);
    expect(all.reviews).toHaveLength(reviewed.totalReviews);
    const dates = all.reviews.map(({ created_at }) => Date.parse(created_at));
    expect(dates).toEqual(dates.toSorted((one, other) => one - other));
    expect(all.reviews[0]?.created_at).toMatch(/^[A-Z][a-z]+ \d{2}, \d{4}$/);
    const summary = all.average_rating_percentage;
    expect(summary).toMatchObject({ rating: reviewed.rating, total_review: reviewed.totalReviews });
    const shares = Object.values(summary?.percentages ?? {});
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
  });

  it('@API-04 paginates the reviews', async () => {
    const all = await list(`?product_id=${reviewed.id}`);
    const page = await list(`?product_id=${reviewed.id}&page=2&per_page=3`);
    expect(page.reviews).toEqual(all.reviews.slice(3, 6));
    expect(page.total).toBe(all.total);
  });

  it('filters reviews by stars and leaves the summary as it is', async () => {
    const all = await list(`?product_id=${reviewed.id}`);
    const best = await list(`?product_id=${reviewed.id}&rating=5`);
    expect(best.reviews).toEqual(all.reviews.filter(({ rating }) => rating === 5));
    expect(best.total).toBe(all.average_rating_percentage?.counts?.[5]);
    expect(best.average_rating_percentage).toEqual(all.average_rating_percentage);
  });

  it('@API-04 summarizes the shop, even when the query also names a product', async () => {
    const seller = base.shops[reviewed.shopId - 1];
    const ofShop = await list(`?shop_id=${reviewed.shopId}&page=1&per_page=5`);
    expect([ofShop.total, ofShop.reviews.length]).toEqual([seller?.totalReviews, 5]);
    const both = await list(`?shop_id=${reviewed.shopId}&product_id=${reviewed.id}`);
    expect(both.total).toBe(reviewed.totalReviews);
    expect(both.average_rating_percentage?.total_review).toBe(seller?.totalReviews);
  });

  it('@API-04 returns no summary without a product or shop', async () => {
    const { average_rating_percentage, total } = await list('?page=1&per_page=1');
    expect(average_rating_percentage).toBeNull();
    expect(total).toBe(catalogue.reduce((sum, { totalReviews }) => sum + totalReviews, 0));
  });

  it('@API-04 rejects an unknown product or shop', async () => {
    const { visitor } = shop.enter();
    const path = '/api/reviews?product_id=99999&shop_id=999';
    const { status, body } = await visitor.get<'ValidationError'>(path);
    expect([status, body]).toEqual([
      422,
      {
        message: 'The selected product id is invalid. (and 1 more error)',
        errors: {
          product_id: ['The selected product id is invalid.'],
          shop_id: ['The selected shop id is invalid.'],
        },
      },
    ]);
  });
});

it('@API-07 does not sell another world’s stock', async () => {
  const product = pickProduct(isPlain);
  const fetchProduct = async (visitor: ReturnType<typeof shop.enter>['visitor']) =>
    (await visitor.get<'ProductResponse'>(`/api/product-details?product_id=${product.id}`)).body
      .data.product;
  const { visitor } = shop.enter();
  const amira = await visitor.signIn();
  await amira.post('/api/cart/store', { product_id: product.id, quantity: 3 });
  await amira.post('/api/place-order', {
    shop_ids: [product.shopId],
    address_id: 1,
    payment_method: 'cash',
  });
  expect(await fetchProduct(visitor)).toMatchObject({
    quantity: product.stock - 3,
    total_sold: groupThousands(product.sold + 3),
  });
  expect((await fetchProduct(shop.enter().visitor)).quantity).toBe(product.stock);
});
