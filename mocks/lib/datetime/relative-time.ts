import { serverTime } from './dayjs.ts';

const UNITS = ['year', 'month', 'week', 'day', 'hour', 'minute'] as const;

/** How long ago a moment was, in whole units and English: `1 second ago`, `5 minutes ago`. Both in milliseconds since 1970. */
export function relativeTime(at: number, now: number): string {
  const age = (unit: (typeof UNITS)[number] | 'second') => serverTime(now).diff(at, unit);
  const unit = UNITS.find((one) => age(one) > 0) ?? 'second';
  const count = Math.max(1, age(unit));
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
