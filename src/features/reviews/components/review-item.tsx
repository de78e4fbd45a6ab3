import type { components } from '../../../api/generated/schema.d.ts';
import { Avatar } from '../../../ui/content/avatar.tsx';
import { row, stack } from '../../../ui/layout/layout.css.ts';
import { Rating } from '../../../ui/content/rating.tsx';
import * as css from '../reviews.css.ts';
import { ServerDate } from '../../../lib/datetime/server-date.tsx';

export function ReviewItem({ review }: { review: components['schemas']['Review'] }) {
  return (
    <li className={css.review}>
      <Avatar name={review.customer_name} src={review.customer_profile} />
      <div className={stack[1]}>
        <p className={css.author} dir="auto">
          {review.customer_name}
        </p>
        <div className={row[3]}>
          <Rating variant="stars" value={review.rating} />
          <span className={css.muted}>
            <ServerDate text={review.created_at} />
          </span>
        </div>
        <p className={css.description} dir="auto">
          {review.description}
        </p>
      </div>
    </li>
  );
}
