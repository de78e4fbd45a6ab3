export type Direction = 'ltr' | 'rtl';

/** Locales with a built-in catalogue. Others use English under the server's messages. */
export const CATALOGUE_LOCALES = ['en', 'ar', 'fr', 'es'] as const;
export type CatalogueLocale = (typeof CATALOGUE_LOCALES)[number];

/** Default until another locale is known (LANG-07). */
export const DEFAULT_LOCALE = 'en';

/** Local storage key and cookie of the language code (LANG-01). */
export const LOCALE_KEY = 'locale';

const RIGHT_TO_LEFT = /^(ar|fa|he|ir|ps|ur)\b/;

/** Direction of a language that is not in the server's list. */
export function guessDirection(locale: string): Direction {
  return RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr';
}

/** The default is `ltr` (LANG-07). */
export function getDirection(
  locale: string,
  languages: readonly { name: string; direction?: string | null }[],
): Direction {
  const language = languages.find(({ name }) => name === locale);
  if (!language) return guessDirection(locale);
  return language.direction === 'rtl' ? 'rtl' : 'ltr';
}

export function getCatalogue(locale: string): CatalogueLocale {
  const [language] = locale.split('-');
  return CATALOGUE_LOCALES.find((candidate) => candidate === language) ?? DEFAULT_LOCALE;
}

/** Accepts only codes that are safe in a header, a cookie and an attribute. */
export function isLocaleCode(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.test(value);
}
