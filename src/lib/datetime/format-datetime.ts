import { intlLocales } from '../i18n/intl-locales.ts';

/**
 * An ISO time as `hh:mm a, DD MMM, YYYY` in the shopper's zone (LANG-05): words, digits and comma of the language, order of the
 * parts as the shop wants it.
 */
export function formatDateTime(iso: string, locale: string): string {
  const all = formatOf(locale).formatToParts(new Date(iso));
  const parts = new Map(all.map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const dayPeriod = part('dayPeriod').toLocaleLowerCase(intlLocales(locale));
  const comma = all.some(({ value }) => value.includes('،')) ? '،' : ',';
  // French and others shorten months with a full stop, which the comma then ends.
  const month = part('month').replace(/\.$/, '');
  return `${part('hour')}:${part('minute')} ${dayPeriod}${comma} ${part('day')} ${month}${comma} ${part('year')}`;
}

/** The day of an ISO time, for a line between days: `21 November 2026` in the language's own order. */
export function formatDay(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(intlLocales(locale), {
    dateStyle: 'long',
    calendar: CALENDAR,
  }).format(new Date(iso));
}

/** How many midnights of the shopper's zone lie between a time and now: 0 today, 1 yesterday. */
export function daysAgo(iso: string, now = Date.now()): number {
  return Math.round((midnight(now) - midnight(Date.parse(iso))) / DAY_MS);
}

/** The server's "5 minutes ago" in the shopper's language; as sent where it reads otherwise. */
export function translateAgo(text: string, locale: string): string {
  const [, count, unit] = /^(\d+) (second|minute|hour|day|week|month|year)s? ago$/.exec(text) ?? [];
  if (count === undefined || unit === undefined) return text;
  const format = new Intl.RelativeTimeFormat(intlLocales(locale), { numeric: 'always' });
  return format.format(-Number(count), unit as Intl.RelativeTimeFormatUnit);
}

const DAY_MS = 86_400_000;
/** That of the dates which the backend sends as text: two calendars on one page would contradict each other. */
const CALENDAR = 'gregory';
const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once: a long conversation asks for it thousands of times. */
function formatOf(locale: string): Intl.DateTimeFormat {
  const cached = formats.get(locale);
  if (cached) return cached;
  const created = new Intl.DateTimeFormat(intlLocales(locale), {
    calendar: CALENDAR,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h12',
    day: '2-digit',
    month: 'short',
    year: 'numeric',
  });
  formats.set(locale, created);
  return created;
}

function midnight(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
