import { contentLocales } from '../../fixtures/localised-text.ts';
import type { ContentLocale, LocalisedText } from '../../fixtures/types.ts';
import type { View } from './view.ts';

/** Returns the locale if it is exactly one of the shop's language codes, else `en`. */
export function contentLocale(locale: string): ContentLocale {
  return contentLocales.find((known) => known === locale) ?? 'en';
}

export function textIn(text: LocalisedText, locale: string): string {
  return text[contentLocale(locale)];
}

/** Returns a text of menus, footers, banners or sales, which the backend sends in English only. */
export function operatorText(text: LocalisedText, { world, locale }: View): string {
  return textIn(text, world.base.hasTranslatedContent ? locale : 'en');
}
