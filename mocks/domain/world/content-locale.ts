import { contentLocales } from '../../fixtures/localised-text.ts';
import { isSince } from './release.ts';
import type { World } from './world.ts';
import type { ContentLocale, LocalisedText } from '../../fixtures/types.ts';
import type { View } from './view.ts';

/** Returns the locale if it is exactly one of the shop's language codes, else `en`. */
export function contentLocale(locale: string): ContentLocale {
  return contentLocales.find((known) => known === locale) ?? 'en';
}

/**
 * Returns the language of a request's names and descriptions. R4 sends Arabic for every language
 * other than English.
 */
export function requestLocale(world: World, acceptLanguage: string): string {
  return isSince(world, 'R4') && acceptLanguage !== 'en' ? 'ar' : acceptLanguage;
}

export function textIn(text: LocalisedText, locale: string): string {
  return text[contentLocale(locale)];
}

/**
 * Returns a text of menus, footers, banners or sales. The backend sends them in English only, from
 * R3 on also in Arabic.
 */
export function operatorText(text: LocalisedText, { world, locale }: View): string {
  const isTranslated = world.base.hasTranslatedContent || (isSince(world, 'R3') && locale === 'ar');
  return textIn(text, isTranslated ? locale : 'en');
}
