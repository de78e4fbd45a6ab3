import { catalogueFor, DEFAULT_LOCALE } from './locale.ts';

/**
 * A language of the shop as Intl takes it, English behind it: without that, what Intl doesn't know would read as the language of
 * the machine, on the server another one than in the browser.
 *
 * Digits are those of the language by Intl. For Arabic they are 0 to 9, as in today's Intl: so are the phone numbers, codes and
 * dates beside them that the backend sends. It is named because Intl's older tables say ٠ to ٩, and then server and browser would
 * differ. `ir` is the backend's word for Persian.
 */
export function intlLocales(locale: string): string[] {
  const tag = { ar: 'ar-u-nu-latn', ir: 'fa' }[locale] ?? locale;
  try {
    return Intl.getCanonicalLocales([tag, DEFAULT_LOCALE]);
  } catch {
    // "en_US": the backend's codes are typed by people.
    return [DEFAULT_LOCALE];
  }
}

/** The same for what stands inside of our texts: where they are the English ones, plurals and figures are English too. */
export function intlTextLocales(locale: string): string[] {
  const catalogue = catalogueFor(locale);
  return catalogue === DEFAULT_LOCALE && !locale.startsWith(DEFAULT_LOCALE)
    ? [catalogue]
    : intlLocales(locale);
}
