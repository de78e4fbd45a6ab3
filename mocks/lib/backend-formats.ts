const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const STEPS = [
  { from: 1e9, letter: 'B' },
  { from: 1e6, letter: 'M' },
  { from: 1e3, letter: 'K' },
] as const;

/** A count as `total_reviews` carries it: `12`, `1.25K`, `2M`. */
export function abbreviateCount(count: number): string {
  const step = STEPS.find(({ from }) => count >= from);
  if (!step) return String(count);
  return `${Math.round((count / step.from) * 100) / 100}${step.letter}`;
}

/** A count as `total_sold` carries it: `1,234`. */
export function groupThousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `2026-11-21T01:41:46.000000Z`, from milliseconds since 1970. */
export function isoMoment(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, -1)}000Z`;
}

/** `21 Nov, 2026 01:41 AM`, the form of an order's `placed_at`, in the server's time zone (UTC). */
export function placedMoment(ms: number): string {
  const date = new Date(ms);
  const hours = date.getUTCHours();
  const clock = `${twoDigits(hours % 12 || 12)}:${twoDigits(date.getUTCMinutes())}`;
  const day = `${twoDigits(date.getUTCDate())} ${monthOf(date).slice(0, 3)}, ${date.getUTCFullYear()}`;
  return `${day} ${clock} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** `21 Nov, 2026`, the form of a blog post's date. */
export function blogDate(ms: number): string {
  return placedMoment(ms).slice(0, '21 Nov, 2026'.length);
}

/** `November 21, 2026`, the form of a review's date. */
export function reviewDate(ms: number): string {
  const date = new Date(ms);
  return `${monthOf(date)} ${twoDigits(date.getUTCDate())}, ${date.getUTCFullYear()}`;
}

/** `01 December 2026 01:39`, the form of a voucher's term, in the server's time zone (UTC). */
export function voucherMoment(ms: number): string {
  const date = new Date(ms);
  const clock = `${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`;
  return `${twoDigits(date.getUTCDate())} ${monthOf(date)} ${date.getUTCFullYear()} ${clock}`;
}

/** `2026-11-24 23:59:59`, the form of flash sales and of a token's expiry; no zone is named. */
export function plainMoment(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
}

function monthOf(date: Date): string {
  return MONTHS[date.getUTCMonth()] ?? '';
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
