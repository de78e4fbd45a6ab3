import { intlLocales } from '../i18n/intl-locales.ts';
import { parseDeliveryDays } from './parse-delivery-days.ts';

/**
 * Returns the first and the last day of a delivery time such as "2-3 days" or "1 week", counted
 * from a time (the order, else now) in the shopper's zone. Undefined for other texts: shops write
 * what they like.
 */
export function deliveryDates(
  text: string,
  from: string | number = Date.now(),
): [first: Date, last: Date] | undefined {
  const days = parseDeliveryDays(text);
  if (!days) return undefined;
  const start = new Date(from);
  if (Number.isNaN(start.getTime())) return undefined;
  return [addDays(start, days.min), addDays(start, days.max)];
}

/**
 * Formats a delivery time as days: "Wed 25 – Thu 26 Nov". Undefined if the text is no delivery
 * time.
 */
export function formatDeliveryDates(
  text: string,
  locale: string,
  from?: string | number,
): string | undefined {
  const dates = deliveryDates(text, from);
  if (!dates) return undefined;
  return formatShortDays(locale, ...dates);
}

/**
 * Formats a day or two as "Wed 25 – Thu 26 Nov", in the shopper's zone. A shared month appears once.
 * Lines break only between the days.
 */
export function formatShortDays(locale: string, first: Date, last = first): string {
  const format = new Intl.DateTimeFormat(dayFirstLocales(locale), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    calendar: 'gregory',
  });
  // Other dates of the shop have three letters. Some languages repeat the month.
  return format
    .formatRange(first, last)
    .replaceAll('Sept', 'Sep')
    .replace(/(\s\S+)(\s–.*\1)$/, '$2')
    .replaceAll(/([^\s–]) (?!–)/g, '$1\u00A0');
}

/** English has the day before the month, like all dates of the shop. */
function dayFirstLocales(locale: string): string[] {
  return locale === 'en' ? ['en-GB'] : intlLocales(locale);
}

/** Counts calendar days, which may have 23 or 25 hours. */
function addDays(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
}
