import { serverTime } from './server-time.ts';

/** Returns a formatter for milliseconds since 1970. */
const formatterOf =
  (format: string) =>
  (ms: number): string =>
    serverTime(ms).format(format);

/** `2026-11-21T01:41:46.000000Z`. */
export const formatIsoDateTime = formatterOf('YYYY-MM-DDTHH:mm:ss.SSS[000Z]');

/** `21 Nov, 2026 01:41 AM`, for an order's `placed_at`. */
export const formatOrderDateTime = formatterOf('DD MMM, YYYY hh:mm A');

/** `21 Nov, 2026`, for blog posts. */
export const formatBlogDate = formatterOf('DD MMM, YYYY');

/** `November 21, 2026`, for reviews. */
export const formatReviewDate = formatterOf('MMMM DD, YYYY');

/** `01 December 2026 01:39`, for the validity of vouchers. */
export const formatVoucherDateTime = formatterOf('DD MMMM YYYY HH:mm');

/** `2026-11-24 23:59:59`, for flash sales and token expiry; without a time zone. */
export const formatPlainDateTime = formatterOf('YYYY-MM-DD HH:mm:ss');

/** `21 November, 2026`, for tickets and returns. */
export const formatLongDate = formatterOf('DD MMMM, YYYY');

/** `21 November, 2026 01:41 AM`, for support appointments. */
export const formatLongDateTime = formatterOf('DD MMMM, YYYY hh:mm A');
