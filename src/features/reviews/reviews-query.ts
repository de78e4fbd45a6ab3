import { listReviews } from '../../api/generated/catalogue.ts';
import { parsePage, parsePositiveInteger } from '../../lib/router/route-inputs.ts';
import type { RouteQuery } from '../../api/runtime/define-operation.ts';

export type ReviewSubject = { product_id: number } | { shop_id: number };

/** Search parameter. */
export const REVIEWS_PAGE_PARAM = 'reviews-page';

/** Search parameter: the number of stars of the shown reviews. */
export const REVIEWS_STARS_PARAM = 'reviews-stars';

export function parseStars(search: URLSearchParams): number | undefined {
  const stars = parsePositiveInteger(search.get(REVIEWS_STARS_PARAM));
  return stars !== undefined && stars <= 5 ? stars : undefined;
}

/** Page sizes of the backend's other clients. */
export function reviewsInput(subject: ReviewSubject, search: URLSearchParams) {
  const rating = parseStars(search);
  return {
    ...subject,
    page: parsePage(search, REVIEWS_PAGE_PARAM),
    per_page: 'product_id' in subject ? 6 : 5,
    ...(rating === undefined ? {} : { rating }),
  };
}

/** In its own file because the component loads lazily. */
export function reviewsQuery(subject: ReviewSubject, search: URLSearchParams): RouteQuery {
  return listReviews.query(reviewsInput(subject, search));
}
