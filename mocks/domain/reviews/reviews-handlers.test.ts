import { describe, expect, it } from 'vitest';
import { findProduct, findShop } from '../inventory/products.ts';
import type { World } from '../world/world.ts';
import { openShop } from '../testing/open-shop.ts';
import type { Visitor } from '../testing/visitor.ts';

const shop = openShop();
const FIVE_STAR_REVIEW = { rating: 5, description: 'Lovely, and it arrived early.' };

async function enterAsBuyer() {
  const { visitor, world, clock } = shop.enter();
  const amira = await visitor.signIn();
  const [order] = world.orders;
  const product = order && findProduct(world, order.lines[0]?.productId ?? 0);
  if (!order || !product)
    throw new Error('Failed to find a bought product. Check the past orders.');
  const bought = { product_id: product.id, order_id: order.id };
  return { visitor, world, clock, amira, order, product, bought };
}

async function reviewsOf(visitor: Visitor, query: string) {
  const { body } = await visitor.get<'ReviewsResponse'>(`/api/reviews?${query}`);
  return body.data;
}

function shopOf(world: World, id: number) {
  const found = findShop(world, id);
  if (!found) throw new Error(`Failed to find shop ${id}. Check the fixtures.`);
  return found;
}

describe('POST /product-review', () => {
  it('@API-04 stores a review and lists it last', async () => {
    const { amira, visitor, bought, product } = await enterAsBuyer();
    const { status, body } = await amira.post<'ReviewResponse'>('/api/product-review', {
      ...bought,
      ...FIVE_STAR_REVIEW,
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      message: 'review added successfully',
      data: {
        review: {
          id: expect.any(Number) as number,
          customer_name: 'Amira Haddad',
          customer_profile: `${shop.origin}/media/profile-1-200.webp`,
          ...FIVE_STAR_REVIEW,
          created_at: 'November 21, 2026',
        },
      },
    });
    const { total, reviews } = await reviewsOf(visitor, `product_id=${product.id}`);
    expect(total).toBe(product.totalReviews + 1);
    expect(reviews.at(-1)).toEqual(body.data.review);
    const ofShop = await reviewsOf(visitor, `shop_id=${product.shopId}`);
    expect(ofShop.reviews.at(-1)?.id).toBe(body.data.review.id);
  });

  it('@API-04 updates the ratings of product and shop everywhere', async () => {
    const { amira, visitor, world, bought, product } = await enterAsBuyer();
    const seller = shopOf(world, product.shopId);
    await amira.post('/api/product-review', { ...bought, rating: 1, description: 'Broken.' });

    const stars = product.ratingCounts.reduce((sum, n, index) => sum + n * (index + 1), 0) + 1;
    const rating = Math.round((stars / (product.totalReviews + 1)) * 10) / 10;
    const { average_rating_percentage: summary } = await reviewsOf(
      visitor,
      `product_id=${product.id}`,
    );
    expect(summary).toMatchObject({ rating, total_review: product.totalReviews + 1 });
    const before = product.ratingCounts[0];
    expect(summary?.percentages['1']).toBeCloseTo(
      ((before + 1) / (product.totalReviews + 1)) * 100,
      1,
    );

    const details = await visitor.get<'ProductResponse'>(
      `/api/product-details?product_id=${product.id}`,
    );
    expect(details.body.data.product).toMatchObject({
      rating,
      total_reviews: String(product.totalReviews + 1),
    });
    const { average_rating_percentage: ofShop } = await reviewsOf(visitor, `shop_id=${seller.id}`);
    expect(ofShop?.total_review).toBe(seller.totalReviews + 1);
    expect(details.body.data.product.shop.rating).toBe(ofShop?.rating);

    await amira.post('/api/cart/store', { product_id: product.id });
    const cart = await amira.get<'CartResponse'>('/api/carts');
    expect(cart.body.data.cart_items[0]).toMatchObject({
      shop_rating: ofShop?.rating,
      products: [{ rating, total_reviews: String(product.totalReviews + 1) }],
    });
  });

  it('@API-04 filters lists by the new rating', async () => {
    const { amira, visitor, bought, product } = await enterAsBuyer();
    const path = `/api/products?search=${encodeURIComponent(product.code)}&rating=`;
    const isListedForRating = async (rating: number) => {
      const { body } = await visitor.get<'ProductsResponse'>(`${path}${rating}`);
      return body.data.products.some(({ id }) => id === product.id);
    };
    const before = Math.floor(product.rating);
    expect(await isListedForRating(before)).toBe(true);
    const stars = product.ratingCounts.reduce((sum, n, index) => sum + n * (index + 1), 0);
    const worst = Math.round(((stars + 1) / (product.totalReviews + 1)) * 10) / 10;
    await amira.post('/api/product-review', { ...bought, rating: 1, description: 'Broken.' });
    expect(await isListedForRating(before)).toBe(Math.floor(worst) === before);
    expect(await isListedForRating(Math.floor(worst))).toBe(true);
  });

  it('@API-04 accepts half stars, which count as the star below', async () => {
    const { amira, visitor, bought, product } = await enterAsBuyer();
    const halves = { ...bought, rating: 4.5, description: 'Nearly perfect.' };
    const { body } = await amira.post<'ReviewResponse'>('/api/product-review', halves);
    expect(body.data.review.rating).toBe(4.5);
    const summary = await reviewsOf(visitor, `product_id=${product.id}`);
    expect(summary.average_rating_percentage?.percentages['4']).toBeCloseTo(
      ((product.ratingCounts[3] + 1) / (product.totalReviews + 1)) * 100,
      1,
    );
  });

  it('@API-04 returns the existing review instead of a second one', async () => {
    const { amira, visitor, bought, product, clock } = await enterAsBuyer();
    const first = await amira.post<'ReviewResponse'>('/api/product-review', {
      ...bought,
      ...FIVE_STAR_REVIEW,
    });
    clock.advance(86_400_000);
    const { status, body } = await amira.post<'ReviewResponse'>('/api/product-review', {
      ...bought,
      rating: 2,
      description: 'On second thoughts …',
    });
    expect([status, body]).toEqual([
      200,
      { message: 'review already exists', data: first.body.data },
    ]);
    const { total } = await reviewsOf(visitor, `product_id=${product.id}`);
    expect(total).toBe(product.totalReviews + 1);
  });

  it('@API-04 accepts a review of the same product for another order', async () => {
    const { amira, world, bought, product } = await enterAsBuyer();
    const other = world.orders.find(({ id }) => id !== bought.order_id);
    await amira.post('/api/product-review', { ...bought, ...FIVE_STAR_REVIEW });
    const { body } = await amira.post<'ReviewResponse'>('/api/product-review', {
      product_id: product.id,
      order_id: other?.id,
      ...FIVE_STAR_REVIEW,
    });
    expect(body.message).toBe('review added successfully');
  });

  it.each<[string, object, object]>([
    [
      'an empty form',
      {},
      {
        message: 'The product field is required. (and 3 more errors)',
        errors: {
          product_id: ['The product field is required.'],
          order_id: ['The order field is required.'],
          rating: ['The rating field is required.'],
          description: ['The description field is required.'],
        },
      },
    ],
    [
      'six stars',
      { product_id: 1, order_id: 1, rating: 6, description: 'Wow' },
      {
        message: 'The rating must be less than 5.',
        errors: { rating: ['The rating must be less than 5.'] },
      },
    ],
    [
      'zero stars',
      { product_id: 1, order_id: 1, rating: 0, description: 'Bah' },
      {
        message: 'The rating must be at least 1.',
        errors: { rating: ['The rating must be at least 1.'] },
      },
    ],
    [
      'a rating as a word',
      { product_id: 1, order_id: 1, rating: 'five', description: 'Wow' },
      {
        message: 'The rating field must be a number.',
        errors: { rating: ['The rating field must be a number.'] },
      },
    ],
    [
      'an unknown product and order',
      { product_id: 999_999, order_id: 999, ...FIVE_STAR_REVIEW },
      {
        message: 'The selected product id is invalid. (and 1 more error)',
        errors: {
          product_id: ['The selected product id is invalid.'],
          order_id: ['The selected order id is invalid.'],
        },
      },
    ],
  ])('@API-04 rejects %s', async (_, form, refusal) => {
    const { amira } = await enterAsBuyer();
    const { status, body } = await amira.post<'ValidationError'>('/api/product-review', form);
    expect([status, body]).toEqual([422, refusal]);
  });

  it('@API-04 rejects another customer’s order like an unknown one', async () => {
    const { visitor, bought, product } = await enterAsBuyer();
    const nora = await visitor.signIn('new@souk.example');
    const { status, body } = await nora.post<'ValidationError'>('/api/product-review', {
      ...bought,
      ...FIVE_STAR_REVIEW,
    });
    expect([status, body.errors]).toEqual([
      422,
      { order_id: ['The selected order id is invalid.'] },
    ]);
    const { total } = await reviewsOf(visitor, `product_id=${product.id}`);
    expect(total).toBe(product.totalReviews);
  });

  it('@API-04 rejects guests', async () => {
    const { visitor } = shop.enter();
    const { status, body } = await visitor.post<'ErrorMessage'>(
      '/api/product-review',
      FIVE_STAR_REVIEW,
    );
    expect([status, body]).toEqual([401, { message: 'Unauthenticated.' }]);
  });

  it('@API-07 keeps the ratings of another world', async () => {
    const { amira, bought, product } = await enterAsBuyer();
    const elsewhere = shop.enter().visitor;
    await amira.post('/api/product-review', { ...bought, ...FIVE_STAR_REVIEW });
    expect((await reviewsOf(elsewhere, `product_id=${product.id}`)).total).toBe(
      product.totalReviews,
    );
  });
});
