import { Plural, Trans, useLingui } from '@lingui/react/macro';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useId } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useListReviews } from '../../api/generated/catalogue.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { row, stack } from '../../ui/layout/layout.css.ts';
import { Pager } from '../../ui/navigation/pager.tsx';
import { useListStart } from '../../ui/navigation/use-list-start.ts';
import { visuallyHidden } from '../../ui/content/visually-hidden.css.ts';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';
import { AppLink } from '../../lib/router/app-link.tsx';
import {
  REVIEWS_PAGE_PARAM,
  REVIEWS_STARS_PARAM,
  reviewsInput,
  type ReviewSubject,
} from './reviews-query.ts';
import * as css from './reviews.css.ts';
import { ReviewItem } from './components/review-item.tsx';
import { ReviewsSkeleton } from './components/reviews-skeleton.tsx';
import { QueryView } from '../errors/query-view.tsx';
import { ReviewsSummary } from './components/reviews-summary.tsx';

/** Reviews of a product or shop (PROD-06). */
export function Reviews({ subject }: { subject: ReviewSubject }) {
  const { t } = useLingui();
  const headingId = useId();
  const [path] = useLocation();
  const [search] = useSearchParams();
  const input = reviewsInput(subject, search);
  const { page, rating: stars } = input;
  const { start, goToStart } = useListStart<HTMLElement>();
  const reviews = useListReviews(input, { keepPreviousData: true });
  const hrefOf = (target: number) => {
    const next = new URLSearchParams(search);
    next.set(REVIEWS_PAGE_PARAM, String(target));
    return `${path}?${next}`;
  };
  const hrefOfStars = (target: number | undefined) => {
    const next = new URLSearchParams(search);
    next.delete(REVIEWS_PAGE_PARAM);
    if (target === undefined) next.delete(REVIEWS_STARS_PARAM);
    else next.set(REVIEWS_STARS_PARAM, String(target));
    return next.size > 0 ? `${path}?${next}` : path;
  };

  return (
    <section ref={start} aria-labelledby={headingId} tabIndex={-1}>
      {'product_id' in subject ? (
        // Below a tab that looks like a heading.
        <h2 id={headingId} className={visuallyHidden}>
          <Trans>Ratings and reviews</Trans>
        </h2>
      ) : (
        <SectionHeading id={headingId}>
          <Trans>Ratings and reviews</Trans>
        </SectionHeading>
      )}
      <QueryView
        query={reviews}
        level={3}
        skeleton={<ReviewsSkeleton />}
        renderEmpty={({ total, average_rating_percentage: summary }) =>
          total > 0 || summary?.total_review ? null : (
            <EmptyState icon={MessageSquareText} level={3} title={<Trans>No reviews yet</Trans>}>
              <Trans>Only people who bought this can review it, once it has arrived.</Trans>
            </EmptyState>
          )
        }
      >
        {(data) => (
          <div className={css.reviews}>
            {data.average_rating_percentage ? (
              <ReviewsSummary
                summary={data.average_rating_percentage}
                stars={stars}
                hrefOf={hrefOfStars}
                onNavigate={goToStart}
              />
            ) : null}
            <div className={stack[6]}>
              {stars !== undefined && data.average_rating_percentage?.counts ? (
                <p className={row[2]}>
                  <Plural value={data.total} one="# review" other="# reviews" />
                  <AppLink href={hrefOfStars(undefined)} onClick={goToStart}>
                    <Trans>Show all reviews</Trans>
                  </AppLink>
                </p>
              ) : null}
              {data.reviews.length > 0 ? (
                <ul className={stack[4]} aria-busy={reviews.isFetching}>
                  {data.reviews.map((review) => (
                    <ReviewItem key={review.id} review={review} />
                  ))}
                </ul>
              ) : data.total === 0 || reviews.isPrevious ? null : (
                <p>
                  <Trans>This page doesn’t exist.</Trans>{' '}
                  <AppLink href={hrefOf(1)} onClick={goToStart}>
                    <Trans>Go to the first page</Trans>
                  </AppLink>
                </p>
              )}
              <Pager
                label={t`Reviews pagination`}
                totalItems={data.total}
                currentPage={page}
                itemsPerPage={input.per_page}
                hrefOf={hrefOf}
                onNavigate={goToStart}
              />
            </div>
          </div>
        )}
      </QueryView>
    </section>
  );
}
