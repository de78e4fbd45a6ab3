export type Direction = 'ltr' | 'rtl';

/** Locales with a built-in catalogue; for any other the English one stands under the server's messages. */
export const CATALOGUE_LOCALES = ['en', 'ar', 'fr', 'es'] as const;
export type CatalogueLocale = (typeof CATALOGUE_LOCALES)[number];

/** LANG-07: what holds until something else is known. */
export const DEFAULT_LOCALE = 'en';

/** Local storage key and cookie under which the chosen language stands as a bare code (LANG-01). */
export const LOCALE_KEY = 'locale';

const RIGHT_TO_LEFT = /^(ar|fa|he|ir|ps|ur)\b/;

/** The direction of a language before the server's list has said it. */
export function guessDirection(locale: string): Direction {
  return RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr';
}

/** The direction of a language by the server's list; one without direction is ltr (LANG-07). */
export function directionOf(
  locale: string,
  languages: readonly { name: string; direction?: string | null }[],
): Direction {
  const language = languages.find(({ name }) => name === locale);
  if (!language) return guessDirection(locale);
  return language.direction === 'rtl' ? 'rtl' : 'ltr';
}

/** The catalogue that serves a locale; that of `ar` serves `ar-EG` too. */
export function catalogueFor(locale: string): CatalogueLocale {
  const [language] = locale.split('-');
  return CATALOGUE_LOCALES.find((candidate) => candidate === language) ?? DEFAULT_LOCALE;
}

/** A language code that is safe in a header, a cookie and an attribute; anything else is refused. */
export function isLocaleCode(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.test(value);
}
