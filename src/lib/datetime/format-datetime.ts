import { intlLocales } from '../i18n/intl-locales.ts';
import { dayjs } from './dayjs.ts';
import { formatShortDays } from './format-delivery-dates.ts';
import { intlLocale } from './intl-locale.ts';

/**
 * Formats an ISO time as `hh:mm a, DD MMM, YYYY` in the shopper's zone and language (LANG-05). The
 * order is fixed.
 */
export function formatDateTime(iso: string, locale: string): string {
  const { name, comma, localizeDigits } = intlLocale(locale);
  return localizeDigits(dayjs(iso).locale(name).format(`hh:mm a${comma} DD MMM${comma} YYYY`));
}

/** Splits `formatDateTime` after the time, for places that show the day elsewhere. */
export function splitDateTime(iso: string, locale: string): [time: string, date: string] {
  const text = formatDateTime(iso, locale);
  const { comma } = intlLocale(locale);
  const end = text.indexOf(comma);
  return [text.slice(0, end), text.slice(end)];
}

/** Formats the day of an ISO time: `21 November 2026`, in the order of the language. */
export function formatDay(iso: string, locale: string): string {
  const { name, localizeDigits } = intlLocale(locale);
  return localizeDigits(dayjs(iso).locale(name).format('LL'));
}

/** Formats the day of an ISO time without the year: `Sat 21 Nov`. */
export function formatShortDay(iso: string, locale: string): string {
  return formatShortDays(locale, new Date(iso));
}

/** Returns the number of midnights since a time in the shopper's zone: 0 today, 1 yesterday. */
export function daysAgo(iso: string, now = Date.now()): number {
  return dayjs(now).startOf('day').diff(dayjs(iso).startOf('day'), 'day');
}

/** Compares in the shopper's zone. */
export function isSameDay(iso: string, other: string): boolean {
  return dayjs(iso).isSame(other, 'day');
}

/** Whether a day, `YYYY-MM-DD`, is in the future (UTC). */
export function isFutureDay(day: string): boolean {
  return day > dayjs.utc().format('YYYY-MM-DD');
}

/** Translates the server's "5 minutes ago". Returns any other text unchanged. */
export function translateAgo(text: string, locale: string): string {
  const [, count, unit] = /^(\d+) (second|minute|hour|day|week|month|year)s? ago$/.exec(text) ?? [];
  if (count === undefined || unit === undefined) return text;
  const format = new Intl.RelativeTimeFormat(intlLocales(locale), { numeric: 'always' });
  return format.format(-Number(count), unit as Intl.RelativeTimeFormatUnit);
}
