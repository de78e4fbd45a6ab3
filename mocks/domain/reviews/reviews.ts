import { hostileTextFor } from '../../fixtures/hostile-text.ts';
import { reviewsOf } from '../../fixtures/products/reviews.ts';
import type { BaseProduct, BaseReview } from '../../fixtures/types.ts';
import type { Base } from '../../fixtures/base-data.ts';
import type { ProductReview } from '../world/state/product-review.ts';
import type { World } from '../world/world.ts';

/** Omitted ids don't filter. */
export interface ReviewScope {
  readonly productId?: number | undefined;
  readonly shopId?: number | undefined;
}

const productReviewsCache = new WeakMap<BaseProduct, readonly BaseReview[]>();
const baseReviewsCache = new WeakMap<Base, Map<string, readonly BaseReview[]>>();

/** Returns the oldest first: the base's reviews, then the world's own. */
export function findReviews(
  world: World,
  scope: ReviewScope,
): readonly (BaseReview | ProductReview)[] {
  const own = world.reviews
    .filter(({ productId }) => scope.productId === undefined || productId === scope.productId)
    .filter(({ shopId }) => scope.shopId === undefined || shopId === scope.shopId);
  const older = baseReviews(world.base, scope);
  return own.length === 0 ? older : [...older, ...own];
}

/** Cached per base and scope. */
function baseReviews(base: Base, { productId, shopId }: ReviewScope): readonly BaseReview[] {
  const lists = baseReviewsCache.get(base) ?? new Map<string, readonly BaseReview[]>();
  baseReviewsCache.set(base, lists);
  const key = `${productId ?? ''}/${shopId ?? ''}`;
  const known = lists.get(key);
  if (known) return known;
  const reviews = base.products
    .filter((product) => productId === undefined || product.id === productId)
    .filter((product) => shopId === undefined || product.shopId === shopId)
    .flatMap((product) => productReviews(base, product))
    .toSorted((one, other) => other.ageMs - one.ageMs || one.id - other.id);
  lists.set(key, reviews);
  return reviews;
}

/** Generating reviews is slow, so they are cached per product. */
function productReviews(base: Base, product: BaseProduct): readonly BaseReview[] {
  const known = productReviewsCache.get(product);
  if (known) return known;
  const reviews = reviewsOf(base.seed, product).map((review) => ({
    ...review,
    customerName: hostileTextFor(base, review.customerName),
    description: hostileTextFor(base, review.description),
  }));
  productReviewsCache.set(product, reviews);
  return reviews;
}
