import { serverTime } from './server-time.ts';

const UNITS = ['year', 'month', 'week', 'day', 'hour', 'minute'] as const;

/** Formats an age in English: `5 minutes ago`. `at` and `now` are milliseconds since 1970. */
export function relativeTime(at: number, now: number): string {
  const age = (unit: (typeof UNITS)[number] | 'second') => serverTime(now).diff(at, unit);
  const unit = UNITS.find((one) => age(one) > 0) ?? 'second';
  const count = Math.max(1, age(unit));
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
