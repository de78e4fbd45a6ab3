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
