import { contentLocales } from '../../fixtures/localised-text.ts';
import type { ContentLocale, LocalisedText } from '../../fixtures/types.ts';

/** Requires exactly one of the shop's language codes, else returns the base language. */
export function contentLocale(locale: string): ContentLocale {
  return contentLocales.find((known) => known === locale) ?? 'en';
}

export function textIn(text: LocalisedText, locale: string): string {
  return text[contentLocale(locale)];
}
