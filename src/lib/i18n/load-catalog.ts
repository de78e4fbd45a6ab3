import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { type CatalogueLocale, getCatalogue } from './locale.ts';
import { PSEUDO_LOCALE } from './pseudo-locale.ts';
import { loadCode } from '../load-code.ts';
import { intlTextLocales } from './intl-locales.ts';

const loaders: Record<Exclude<CatalogueLocale, 'en'>, () => Promise<{ messages: Messages }>> = {
  ar: () => import('../../locales/ar.po'),
  fr: () => import('../../locales/fr.po'),
  es: () => import('../../locales/es.po'),
};

/**
 * Loads the built-in messages of a locale. English messages are in the code. In development,
 * `?lang=en-XA` loads the pseudo-locale.
 */
export async function loadMessages(locale: string): Promise<Messages> {
  if (import.meta.env.DEV && locale === PSEUDO_LOCALE) {
    const [{ messages }, { pseudoMessages }] = await Promise.all([
      import('../../locales/en.po'),
      import('./pseudo-messages.ts'),
    ]);
    return pseudoMessages(messages);
  }
  const catalogue = getCatalogue(locale);
  if (catalogue === 'en') return {};
  const { messages } = await loadCode(loaders[catalogue]);
  return messages;
}

export async function loadEnglishMessages(): Promise<Messages> {
  const { messages } = await import('../../locales/en.po');
  return messages;
}

/** One instance per page in the browser and per request on the server, so that languages never mix. */
export function createI18n(locale: string, messages: Messages): I18n {
  // A copy, because Lingui writes to this object.
  return setupI18n({
    locale,
    locales: intlTextLocales(locale),
    messages: { [locale]: { ...messages } },
  });
}
