import type { Ratings } from '../../fixtures/ratings.ts';
import type { BaseProduct } from '../../fixtures/types.ts';
import type { BaseShop } from '../../fixtures/base-data.ts';
import { findProduct, findShop } from './products.ts';
import type { World } from '../world/world.ts';

interface ChangedRatings {
  /** Number of world reviews included. */
  readonly reviewCount: number;
  readonly products: ReadonlyMap<number, Ratings>;
  readonly shops: ReadonlyMap<number, Ratings>;
}

const changedRatings = new WeakMap<World, ChangedRatings>();

export function productRatings(world: World, product: BaseProduct): Ratings {
  return world.reviews.length === 0
    ? product
    : (ratingsOfWorld(world).products.get(product.id) ?? product);
}

export function shopRatings(world: World, shop: BaseShop): Ratings {
  return world.reviews.length === 0 ? shop : (ratingsOfWorld(world).shops.get(shop.id) ?? shop);
}

function ratingsOfWorld(world: World): ChangedRatings {
  const cached = changedRatings.get(world);
  if (cached?.reviewCount === world.reviews.length) return cached;
  const products = new Map<number, Ratings>();
  const shops = new Map<number, Ratings>();
  for (const [id, stars] of starsBy(world, 'productId')) {
    const product = findProduct(world, id);
    if (product) products.set(id, addRatings(product, stars));
  }
  for (const [id, stars] of starsBy(world, 'shopId')) {
    const shop = findShop(world, id);
    if (shop) shops.set(id, addRatings(shop, stars));
  }
  const ratings = { reviewCount: world.reviews.length, products, shops };
  changedRatings.set(world, ratings);
  return ratings;
}

function starsBy(world: World, key: 'productId' | 'shopId'): Map<number, number[]> {
  const all = new Map<number, number[]>();
  for (const review of world.reviews) {
    const stars = all.get(review[key]) ?? [];
    stars.push(review.rating);
    all.set(review[key], stars);
  }
  return all;
}

/** Counts 4.5 stars as 4 in the distribution, and fully in the average. */
export function addRatings(
  { ratingCounts, totalReviews }: Ratings,
  stars: readonly number[],
): Ratings {
  const counts: [number, number, number, number, number] = [...ratingCounts];
  for (const rating of stars) {
    const index = Math.floor(rating) - 1;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  const before = ratingCounts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  const total = totalReviews + stars.length;
  const sum = stars.reduce((partial, rating) => partial + rating, before);
  return {
    ratingCounts: counts,
    totalReviews: total,
    rating: Math.round((sum / total) * 10) / 10,
  };
}
