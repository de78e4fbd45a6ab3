/** A language as Intl knows it: the shop's own code for Persian is `ir`. */
function tagOf(locale: string): string {
  return locale === 'ir' ? 'fa-IR' : locale;
}

/** An ISO time as `hh:mm a, DD MMM, YYYY` in the shopper's zone (LANG-05). */
export function formatMoment(iso: string, locale: string): string {
  const parts = new Map(
    formatOf(locale)
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const half = part('dayPeriod').toLocaleLowerCase(tagOf(locale));
  return `${part('hour')}:${part('minute')} ${half}, ${part('day')} ${part('month')}, ${part('year')}`;
}

/** The day of an ISO time, for a line between days: `21 November 2026` in the language's own order. */
export function formatDay(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long' }).format(new Date(iso));
}

/** How many midnights of the shopper's zone lie between a time and now: 0 today, 1 yesterday. */
export function daysAgo(iso: string, now = Date.now()): number {
  return Math.round((midnight(now) - midnight(Date.parse(iso))) / DAY);
}

/** The server's "5 minutes ago" in the shopper's language; as sent where it reads otherwise. */
export function translateAgo(text: string, locale: string): string {
  const [, count, unit] = /^(\d+) (second|minute|hour|day|week|month|year)s? ago$/.exec(text) ?? [];
  if (count === undefined || unit === undefined) return text;
  const format = new Intl.RelativeTimeFormat(tagOf(locale), { numeric: 'always' });
  return format.format(-Number(count), unit as Intl.RelativeTimeFormatUnit);
}

const DAY = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once: a long conversation asks for it thousands of times. */
function formatOf(locale: string): Intl.DateTimeFormat {
  const known = formats.get(locale);
  if (known) return known;
  const made = new Intl.DateTimeFormat(tagOf(locale), {
    hour: '2-digit',
    minute: '2-digit',
    hour12: true,
    day: '2-digit',
    month: 'short',
    year: 'numeric',
  });
  formats.set(locale, made);
  return made;
}

function midnight(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
