import { DEFAULT_LOCALE, isLocaleCode } from '../../lib/i18n/locale.ts';

interface LanguageSettings {
  app_locale?: unknown;
  languages?: unknown;
}

export interface ShopLanguages {
  /** Its URLs have no `?lang=`. */
  defaultLocale: string;
  /** Includes the default. */
  locales: readonly string[];
}

/** Returns the languages with URLs of their own. Tolerates invalid settings (SRV-05). */
export function readLanguages(settings: LanguageSettings = {}): ShopLanguages {
  const { app_locale: appLocale, languages } = settings;
  const defaultLocale = isLocaleCode(appLocale) ? appLocale : DEFAULT_LOCALE;
  const names = (Array.isArray(languages) ? languages : []).map(
    (language: { name?: unknown } | null) => language?.name,
  );
  return { defaultLocale, locales: [...new Set([defaultLocale, ...names.filter(isLocaleCode)])] };
}

/** Returns the URL of a page in a language. Unknown languages get the default's. */
export function languageUrl(url: string, locale: string, languages: ShopLanguages): string {
  const { defaultLocale, locales } = languages;
  if (locale === defaultLocale || !locales.includes(locale)) return url;
  const localized = new URL(url);
  localized.searchParams.set('lang', locale);
  return localized.href;
}
