const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From the longest; a month is the twelfth part of a year. */
const UNITS = [
  { name: 'year', seconds: 365.25 * DAY },
  { name: 'month', seconds: 30.4375 * DAY },
  { name: 'week', seconds: 7 * DAY },
  { name: 'day', seconds: DAY },
  { name: 'hour', seconds: HOUR },
  { name: 'minute', seconds: MINUTE },
] as const;

/** How long ago a moment was, in whole units and English: `1 second ago`, `5 minutes ago`. Both in milliseconds since 1970. */
export function relativeTime(at: number, now: number): string {
  const seconds = Math.max(1, Math.floor((now - at) / 1000));
  const unit = UNITS.find((one) => seconds >= one.seconds) ?? { name: 'second', seconds: 1 };
  const count = Math.floor(seconds / unit.seconds);
  return `${count} ${unit.name}${count === 1 ? '' : 's'} ago`;
}
