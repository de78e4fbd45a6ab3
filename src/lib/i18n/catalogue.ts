import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { type CatalogueLocale, catalogueFor } from './locale.ts';

const loaders: Record<CatalogueLocale, () => Promise<{ messages: Messages }>> = {
  en: () => import('../../locales/en.po'),
  ar: () => import('../../locales/ar.po'),
};

/** The built-in messages of a locale. */
export async function loadCatalogue(locale: string): Promise<Messages> {
  const { messages } = await loaders[catalogueFor(locale)]();
  return messages;
}

/** One instance per page in the browser and per request on the server, so that languages never mix. */
export function createI18n(locale: string, messages: Messages): I18n {
  // A copy, for Lingui writes further messages into the object that it was given.
  return setupI18n({ locale, messages: { [locale]: { ...messages } } });
}
