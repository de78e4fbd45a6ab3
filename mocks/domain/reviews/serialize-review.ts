import type { components } from '../../generated/schema.d.ts';
import type { BaseReview } from '../../fixtures/types.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { formatReviewDate } from '../../lib/datetime/backend-dates.ts';
import type { ProductReview } from '../world/state/product-review.ts';
import { serializePerson } from '../account/serialize-person.ts';
import type { View } from '../world/view.ts';

type Review = components['schemas']['Review'];

export function serializeReview(shown: BaseReview | ProductReview, view: View): Review {
  const { id, rating, description } = shown;
  if ('ageMs' in shown) {
    return {
      id,
      customer_name: shown.customerName,
      customer_profile: pictureUrl(view.origin, shown.customerPicture, 200),
      rating,
      description,
      created_at: formatReviewDate(view.world.startedAt - shown.ageMs),
    };
  }
  const { name, photo } = serializePerson(shown.customerId, view);
  return {
    id,
    customer_name: name,
    customer_profile: photo,
    rating,
    description,
    created_at: formatReviewDate(shown.writtenAt),
  };
}
