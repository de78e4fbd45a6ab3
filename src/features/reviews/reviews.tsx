import { Trans, useLingui } from '@lingui/react/macro';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useEffect, useId, useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useListReviews } from '../../api/generated/catalogue.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { stack } from '../../ui/layout/layout.css.ts';
import { Pager } from '../../ui/navigation/pager.tsx';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';
import { AppLink } from '../../lib/router/app-link.tsx';
import { REVIEWS_PAGE_PARAM, reviewsInput, type ReviewSubject } from './reviews-query.ts';
import * as css from './reviews.css.ts';
import { ReviewItem } from './components/review-item.tsx';
import { ReviewsSkeleton } from './components/reviews-skeleton.tsx';
import { QueryView } from '../errors/query-view.tsx';
import { parsePage } from '../../lib/router/route-inputs.ts';
import { ReviewsSummary } from './components/reviews-summary.tsx';

/** Reviews of a product or shop (PROD-06). */
export function Reviews({ subject }: { subject: ReviewSubject }) {
  const { t } = useLingui();
  const headingId = useId();
  const [path] = useLocation();
  const [search] = useSearchParams();
  const page = parsePage(search, REVIEWS_PAGE_PARAM);
  const section = useScrollToStart(page);
  const input = reviewsInput(subject, page);
  const reviews = useListReviews(input, { keepPreviousData: true });
  const hrefOf = (target: number) => {
    const next = new URLSearchParams(search);
    next.set(REVIEWS_PAGE_PARAM, String(target));
    return `${path}?${next}`;
  };

  return (
    <section ref={section} aria-labelledby={headingId} tabIndex={-1}>
      <SectionHeading id={headingId}>
        <Trans>Ratings and reviews</Trans>
      </SectionHeading>
      <QueryView
        query={reviews}
        level={3}
        skeleton={<ReviewsSkeleton />}
        renderEmpty={({ total }) =>
          total > 0 ? null : (
            <EmptyState icon={MessageSquareText} level={3} title={<Trans>No reviews yet</Trans>}>
              <Trans>Only people who bought this can review it, once it has arrived.</Trans>
            </EmptyState>
          )
        }
      >
        {(data) => (
          <div className={css.reviews}>
            {data.average_rating_percentage ? (
              <ReviewsSummary summary={data.average_rating_percentage} />
            ) : null}
            <div className={stack[6]}>
              {data.reviews.length > 0 ? (
                <ul className={stack[4]} aria-busy={reviews.isFetching}>
                  {data.reviews.map((review) => (
                    <ReviewItem key={review.id} review={review} />
                  ))}
                </ul>
              ) : (
                <p>
                  <Trans>This page doesn’t exist.</Trans>{' '}
                  <AppLink href={hrefOf(1)}>
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
              />
            </div>
          </div>
        )}
      </QueryView>
    </section>
  );
}

/** The pagination is at the end, so scroll to the start. */
function useScrollToStart(page: number) {
  const section = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  return section;
}
