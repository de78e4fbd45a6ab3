import { listReviews } from '../../api/generated/catalogue.ts';
import { parsePage } from '../../lib/router/route-inputs.ts';
import type { RouteQuery } from '../../api/runtime/define-operation.ts';

/** Whose reviews they are. */
export type ReviewSubject = { product_id: number } | { shop_id: number };

/** Where the page stands in the address, beside what else does. */
export const REVIEWS_PAGE = 'reviews-page';

/** Six a page of a product, five of a shop, as the backend's other clients ask. */
export function reviewsInput(subject: ReviewSubject, page: number) {
  return { ...subject, page, per_page: 'product_id' in subject ? 6 : 5 };
}

/** What the reviews ask, for the `queries` of a screen that shows them at once; apart from their markup, which comes later. */
export function reviewsQuery(subject: ReviewSubject, search: URLSearchParams): RouteQuery {
  return listReviews.query(reviewsInput(subject, parsePage(search, REVIEWS_PAGE)));
}
