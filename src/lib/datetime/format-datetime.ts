import { intlLocales } from '../i18n/intl-locales.ts';
import { dayjs } from './dayjs.ts';
import { intlLocale } from './intl-locale.ts';

/**
 * Formats an ISO time as `hh:mm a, DD MMM, YYYY` in the shopper's zone (LANG-05): words, digits and comma of the language, order
 * of the parts as the shop wants it.
 */
export function formatDateTime(iso: string, locale: string): string {
  const { name, comma, localizeDigits } = intlLocale(locale);
  return localizeDigits(dayjs(iso).locale(name).format(`hh:mm a${comma} DD MMM${comma} YYYY`));
}

/** Formats the day of an ISO time, for a line between days: `21 November 2026` in the language's own order. */
export function formatDay(iso: string, locale: string): string {
  const { name, localizeDigits } = intlLocale(locale);
  return localizeDigits(dayjs(iso).locale(name).format('LL'));
}

/** Returns how many midnights of the shopper's zone lie between a time and now: 0 today, 1 yesterday. */
export function daysAgo(iso: string, now = Date.now()): number {
  return dayjs(now).startOf('day').diff(dayjs(iso).startOf('day'), 'day');
}

/** Whether two ISO times are on one day of the shopper's zone. */
export function isSameDay(iso: string, other: string): boolean {
  return dayjs(iso).isSame(other, 'day');
}

/** Whether a day, `YYYY-MM-DD`, is still to come (UTC). */
export function isFutureDay(day: string): boolean {
  return day > dayjs.utc().format('YYYY-MM-DD');
}

/** Translates the server's "5 minutes ago"; returns any other text as sent. */
export function translateAgo(text: string, locale: string): string {
  const [, count, unit] = /^(\d+) (second|minute|hour|day|week|month|year)s? ago$/.exec(text) ?? [];
  if (count === undefined || unit === undefined) return text;
  const format = new Intl.RelativeTimeFormat(intlLocales(locale), { numeric: 'always' });
  return format.format(-Number(count), unit as Intl.RelativeTimeFormatUnit);
}
