import { Plural, Trans } from '@lingui/react/macro';
import { useListReviewsInfinite } from '../../api/generated/catalogue.ts';
import { useErrorText } from '../../parts/use-error-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { stack } from '../../ui/layout.css.ts';
import { Rating } from '../../ui/rating.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import * as css from './product.css.ts';

/** What buyers say, six at a time, with how the stars are spread from 5 to 1. */
export function ProductReviews({ productId }: { productId: number }) {
  const errorText = useErrorText();
  const reviews = useListReviewsInfinite({ product_id: productId, per_page: 6 });
  const [first] = reviews.pages;
  const summary = first?.average_rating_percentage;
  const list = reviews.pages.flatMap((page) => page.reviews);
  return (
    <section aria-labelledby="reviews">
      <SectionHeading id="reviews">
        <Trans>Reviews</Trans>
      </SectionHeading>
      {reviews.error && !first ? (
        <ErrorState level={3} onRetry={() => void reviews.retry()}>
          {errorText(reviews.error)}
        </ErrorState>
      ) : !first ? (
        <Skeleton height="10rem" radius="18px" />
      ) : list.length === 0 ? (
        <p className={css.muted}>
          <Trans>No reviews yet</Trans>
        </p>
      ) : (
        <div className={css.reviews}>
          {summary ? (
            <div className={stack[2]}>
              <Rating look="stars" value={summary.rating} />
              <p className={css.muted}>
                <Plural value={summary.total_review} one="# review" other="# reviews" />
              </p>
              {STARS.map((stars) => (
                <div key={stars} className={css.bar}>
                  <span>{stars}</span>
                  <meter min={0} max={100} value={summary.percentages[stars]} aria-label={stars} />
                  <span className={css.muted}>{Math.round(summary.percentages[stars])}%</span>
                </div>
              ))}
            </div>
          ) : null}
          <div className={stack[4]}>
            <ul className={`${css.reviewList} ${stack[4]}`}>
              {list.map((review) => (
                <li key={review.id} className={css.review}>
                  <Avatar name={review.customer_name} src={review.customer_profile} />
                  <div className={stack[1]}>
                    <p className={css.sellerName}>{review.customer_name}</p>
                    <Rating look="stars" value={review.rating} />
                    <p dir="auto">{review.description}</p>
                    <p className={css.muted}>
                      <bdi>{review.created_at}</bdi>
                    </p>
                  </div>
                </li>
              ))}
            </ul>
            {reviews.error ? <Alert kind="danger">{errorText(reviews.error)}</Alert> : null}
            {reviews.isEnd ? null : (
              <div>
                <Button
                  variant="secondary"
                  busy={reviews.isLoadingMore && !reviews.error}
                  onClick={reviews.error ? () => void reviews.retry() : reviews.loadMore}
                >
                  <Trans>Load more</Trans>
                </Button>
              </div>
            )}
          </div>
        </div>
      )}
    </section>
  );
}

const STARS = ['5', '4', '3', '2', '1'] as const;
