import type { components } from '../../generated/schema.d.ts';
import type { Ratings } from '../../fixtures/ratings.ts';
import type { BaseProduct } from '../../fixtures/types.ts';
import type { BaseShop } from '../../fixtures/base-data.ts';
import { productRatings, shopRatings } from '../inventory/current-ratings.ts';
import { roundMoney } from '../pricing/pricing.ts';
import { findReviews } from './reviews.ts';
import { paginate } from '../../lib/paginate.ts';
import { serializeReview } from './serialize-review.ts';
import type { View } from '../world/view.ts';

type Schemas = components['schemas'];

/** Summarizes the ratings of the shop if there is one, else of the product. */
export function serializeReviews(
  { product, shop }: { readonly product: BaseProduct | null; readonly shop: BaseShop | null },
  page: { readonly page?: number; readonly per_page?: number },
  view: View,
): Schemas['ReviewsData'] {
  const reviews = findReviews(view.world, { productId: product?.id, shopId: shop?.id });
  return {
    average_rating_percentage: shop
      ? serializeSummary(shopRatings(view.world, shop))
      : product && serializeSummary(productRatings(view.world, product)),
    total: reviews.length,
    reviews: paginate(reviews, page).map((one) => serializeReview(one, view)),
  };
}

function serializeSummary({
  rating,
  totalReviews,
  ratingCounts,
}: Ratings): Schemas['ReviewSummary'] {
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
  };
}
