import { contentLocales } from '../../fixtures/localised-text.ts';
import type { ContentLocale, LocalisedText } from '../../fixtures/types.ts';

/** The language of a header that is exactly one of the shop's language codes; any other header gets the base language. */
export function contentLocale(locale: string): ContentLocale {
  return contentLocales.find((known) => known === locale) ?? 'en';
}

/** A text in the language that a request asked for. */
export function textIn(text: LocalisedText, locale: string): string {
  return text[contentLocale(locale)];
}
