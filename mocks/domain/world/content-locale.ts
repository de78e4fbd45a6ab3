import { contentLocales } from '../../fixtures/localised-text.ts';
import type { ContentLocale, LocalisedText } from '../../fixtures/types.ts';

/** Returns the locale if it is exactly one of the shop's language codes, else `en`. */
export function contentLocale(locale: string): ContentLocale {
  return contentLocales.find((known) => known === locale) ?? 'en';
}

export function textIn(text: LocalisedText, locale: string): string {
  return text[contentLocale(locale)];
}
