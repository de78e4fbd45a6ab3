import { readServerDate } from '../../lib/server-date.ts';

/** A language as Intl knows it: the shop's own code for Persian is `ir`. */
const tagOf = (locale: string) => (locale === 'ir' ? 'fa-IR' : locale);

/** The server's English day, "21 November, 2026", in the shopper's language; as sent where it reads otherwise. */
export function formatServerDay(text: string, locale: string): string {
  const day = readServerDate(text);
  if (!day) return text;
  // A day without a time is the same day everywhere.
  return new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

/** From one of the server's moments to another, in the shopper's language and zone; as sent where they read otherwise. */
export function formatServerSpan(start: string, end: string | null, locale: string): string {
  const from = readServerDate(start);
  const to = end === null ? from : readServerDate(end);
  if (!from || !to) return end === null ? start : `${start} – ${end}`;
  return new Intl.DateTimeFormat(tagOf(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
  }).formatRange(from, to);
}
