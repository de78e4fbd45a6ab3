const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** `21 November, 2026`, the form of tickets' and returns' dates, in the server's time zone (UTC). */
export function longDate(ms: number): string {
  const date = new Date(ms);
  return `${twoDigits(date.getUTCDate())} ${MONTH.format(date)}, ${date.getUTCFullYear()}`;
}

/** `21 November, 2026 01:41 AM`, the form of a time agreed on with the support. */
export function longMoment(ms: number): string {
  const date = new Date(ms);
  const hours = date.getUTCHours();
  const clock = `${twoDigits(hours % 12 || 12)}:${twoDigits(date.getUTCMinutes())}`;
  return `${longDate(ms)} ${clock} ${hours < 12 ? 'AM' : 'PM'}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
