import { serverTime } from './dayjs.ts';

/** Returns a function that writes a moment, milliseconds since 1970, in the server's time zone (UTC). */
const writerOf =
  (format: string) =>
  (ms: number): string =>
    serverTime(ms).format(format);

/** `2026-11-21T01:41:46.000000Z`. */
export const isoMoment = writerOf('YYYY-MM-DDTHH:mm:ss.SSS[000Z]');

/** `21 Nov, 2026 01:41 AM`, the form of an order's `placed_at`. */
export const placedMoment = writerOf('DD MMM, YYYY hh:mm A');

/** `21 Nov, 2026`, the form of a blog post's date. */
export const blogDate = writerOf('DD MMM, YYYY');

/** `November 21, 2026`, the form of a review's date. */
export const reviewDate = writerOf('MMMM DD, YYYY');

/** `01 December 2026 01:39`, the form of a voucher's term. */
export const voucherMoment = writerOf('DD MMMM YYYY HH:mm');

/** `2026-11-24 23:59:59`, the form of flash sales and of a token's expiry; no zone is named. */
export const plainMoment = writerOf('YYYY-MM-DD HH:mm:ss');

/** `21 November, 2026`, the form of tickets' and returns' dates. */
export const longDate = writerOf('DD MMMM, YYYY');

/** `21 November, 2026 01:41 AM`, the form of a time agreed on with the support. */
export const longMoment = writerOf('DD MMMM, YYYY hh:mm A');
