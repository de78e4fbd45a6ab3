const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** From the longest; a month is the twelfth part of a year. */
const UNITS = [
  { name: 'year', seconds: 365.25 * DAY_SECONDS },
  { name: 'month', seconds: 30.4375 * DAY_SECONDS },
  { name: 'week', seconds: 7 * DAY_SECONDS },
  { name: 'day', seconds: DAY_SECONDS },
  { name: 'hour', seconds: HOUR_SECONDS },
  { name: 'minute', seconds: MINUTE_SECONDS },
] as const;

/** How long ago a moment was, in whole units and English: `1 second ago`, `5 minutes ago`. Both in milliseconds since 1970. */
export function relativeTime(at: number, now: number): string {
  const seconds = Math.max(1, Math.floor((now - at) / 1000));
  const unit = UNITS.find((one) => seconds >= one.seconds) ?? { name: 'second', seconds: 1 };
  const count = Math.floor(seconds / unit.seconds);
  return `${count} ${unit.name}${count === 1 ? '' : 's'} ago`;
}
