import { listReviews } from '../../api/generated/catalogue.ts';
import { parsePage } from '../../lib/router/route-inputs.ts';
import type { RouteQuery } from '../../api/runtime/define-operation.ts';

export type ReviewSubject = { product_id: number } | { shop_id: number };

/** Search parameter. */
export const REVIEWS_PAGE_PARAM = 'reviews-page';

/** Page sizes of the backend's other clients. */
export function reviewsInput(subject: ReviewSubject, page: number) {
  return { ...subject, page, per_page: 'product_id' in subject ? 6 : 5 };
}

/** In its own file because the component loads lazily. */
export function reviewsQuery(subject: ReviewSubject, search: URLSearchParams): RouteQuery {
  return listReviews.query(reviewsInput(subject, parsePage(search, REVIEWS_PAGE_PARAM)));
}
