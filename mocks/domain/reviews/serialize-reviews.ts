import type { components } from '../../generated/schema.d.ts';
import type { Ratings } from '../../fixtures/ratings.ts';
import type { BaseProduct } from '../../fixtures/types.ts';
import type { BaseShop } from '../../fixtures/base-data.ts';
import { productRatings, shopRatings } from '../inventory/current-ratings.ts';
import { roundMoney } from '../pricing/pricing.ts';
import { findReviews } from './reviews.ts';
import { paginate } from '../../lib/paginate.ts';
import { serializeReview } from './serialize-review.ts';
import { ownFields } from '../world/release.ts';
import type { View } from '../world/view.ts';
import type { World } from '../world/world.ts';

type Schemas = components['schemas'];

/** Summarizes the ratings of the shop if there is one, else of the product. */
export function serializeReviews(
  { product, shop }: { readonly product: BaseProduct | null; readonly shop: BaseShop | null },
  query: { readonly page?: number; readonly per_page?: number; readonly rating?: number },
  view: View,
): Schemas['ReviewsData'] {
  const { world } = view;
  const all = findReviews(world, { productId: product?.id, shopId: shop?.id });
  const { rating: stars } = ownFields<typeof query>(world, () => query);
  const reviews =
    stars === undefined ? all : all.filter(({ rating }) => Math.floor(rating) === stars);
  return {
    average_rating_percentage: shop
      ? serializeSummary(world, shopRatings(world, shop))
      : product && serializeSummary(world, productRatings(world, product)),
    total: reviews.length,
    reviews: paginate(reviews, query).map((one) => serializeReview(one, view)),
  };
}

function serializeSummary(
  world: World,
  { rating, totalReviews, ratingCounts }: Ratings,
): Schemas['ReviewSummary'] {
  const toPercentage = (count: number) =>
    totalReviews === 0 ? 0 : roundMoney((count / totalReviews) * 100);
  const [one, two, three, four, five] = ratingCounts;
  return {
    rating,
    total_review: totalReviews,
    percentages: {
      1: toPercentage(one),
      2: toPercentage(two),
      3: toPercentage(three),
      4: toPercentage(four),
      5: toPercentage(five),
    },
    ...ownFields<Schemas['ReviewSummary']>(world, () => ({
      counts: { 1: one, 2: two, 3: three, 4: four, 5: five },
    })),
  };
}
