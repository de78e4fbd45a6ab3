import { getCatalogue, DEFAULT_LOCALE } from './locale.ts';

/**
 * Returns the locales for Intl. English is the fallback, because the default locale of the machine
 * would differ between server and browser.
 *
 * Arabic uses 0 to 9 explicitly: the backend sends phone numbers, codes and dates in them, and
 * older Intl data has ٠ to ٩. `ir` is the backend's code for Persian.
 */
export function intlLocales(locale: string): string[] {
  const tag = { ar: 'ar-u-nu-latn', ir: 'fa' }[locale] ?? locale;
  try {
    return Intl.getCanonicalLocales([tag, DEFAULT_LOCALE]);
  } catch {
    // "en_US": people type the backend's codes.
    return [DEFAULT_LOCALE];
  }
}

/**
 * Returns the locales for our own texts. With English texts, plurals and numbers are English too.
 */
export function intlTextLocales(locale: string): string[] {
  const catalogue = getCatalogue(locale);
  return catalogue === DEFAULT_LOCALE && !locale.startsWith(DEFAULT_LOCALE)
    ? [catalogue]
    : intlLocales(locale);
}
