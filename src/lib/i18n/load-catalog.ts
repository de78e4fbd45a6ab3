import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { type CatalogueLocale, catalogueFor } from './locale.ts';
import { PSEUDO_LOCALE } from './pseudo-locale.ts';
import { intlTextLocales } from './intl-locales.ts';

const loaders: Record<Exclude<CatalogueLocale, 'en'>, () => Promise<{ messages: Messages }>> = {
  ar: () => import('../../locales/ar.po'),
  fr: () => import('../../locales/fr.po'),
  es: () => import('../../locales/es.po'),
};

/**
 * The built-in messages of a locale; the English ones stand in the code and need none. While developing, `?lang=en-XA` shows a
 * made-up language, in which everything that can't be translated stands out.
 */
export async function loadMessages(locale: string): Promise<Messages> {
  if (import.meta.env.DEV && locale === PSEUDO_LOCALE) {
    const [{ messages }, { pseudoMessages }] = await Promise.all([
      import('../../locales/en.po'),
      import('./pseudo-messages.ts'),
    ]);
    return pseudoMessages(messages);
  }
  const catalogue = catalogueFor(locale);
  if (catalogue === 'en') return {};
  const { messages } = await loaders[catalogue]();
  return messages;
}

/** Loads the English catalogue, for code that looks messages up by their text. */
export async function loadEnglishMessages(): Promise<Messages> {
  const { messages } = await import('../../locales/en.po');
  return messages;
}

/** One instance per page in the browser and per request on the server, so that languages never mix. */
export function createI18n(locale: string, messages: Messages): I18n {
  // A copy, for Lingui writes further messages into the object that it was given.
  return setupI18n({
    locale,
    locales: intlTextLocales(locale),
    messages: { [locale]: { ...messages } },
  });
}
