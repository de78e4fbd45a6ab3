import type { components } from '../../../src/api/generated/schema.d.ts';
import type { BaseProduct, BaseReview, BaseShop } from '../../fixtures/types.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { reviewDate } from '../../worlds/formats.ts';
import { roundMoney } from '../../worlds/pricing.ts';
import { reviewsIn } from '../../worlds/reviews.ts';
import { pageOf } from './page.ts';
import type { View } from './view.ts';

type Schemas = components['schemas'];

/** Reviews of a product, a shop or everything, with a summary of whichever was named; a shop wins over a product. */
export function reviewsData(
  { product, shop }: { readonly product: BaseProduct | null; readonly shop: BaseShop | null },
  page: { readonly page?: number; readonly per_page?: number },
  view: View,
): Schemas['ReviewsData'] {
  const reviews = reviewsIn(view.world, { productId: product?.id, shopId: shop?.id });
  const subject = shop ?? product;
  return {
    average_rating_percentage: subject && summary(subject),
    total: reviews.length,
    reviews: pageOf(reviews, page).map((one) => review(one, view)),
  };
}

function review(
  { id, customerName, customerPicture, rating, description, ageMs }: BaseReview,
  { world, origin }: View,
): Schemas['Review'] {
  return {
    id,
    customer_name: customerName,
    customer_profile: pictureUrl(origin, customerPicture, 200),
    rating,
    description,
    created_at: reviewDate(world.startedAt - ageMs),
  };
}

function summary({
  rating,
  totalReviews,
  ratingCounts,
}: BaseProduct | BaseShop): Schemas['ReviewSummary'] {
  const share = (count: number) =>
    totalReviews === 0 ? 0 : roundMoney((count / totalReviews) * 100);
  const [one, two, three, four, five] = ratingCounts;
  return {
    rating,
    total_review: totalReviews,
    percentages: {
      1: share(one),
      2: share(two),
      3: share(three),
      4: share(four),
      5: share(five),
    },
  };
}
