import type { Api } from '../../api/api.ts';
import { getTranslations } from '../../api/generated/settings.ts';
import { logFailure } from '../../lib/log.ts';
import { persistLocale } from './browser-locale.ts';
import { reloadInPersistedLocale } from './reload-in-locale.ts';

/** Stores the language and reloads the page in it (LANG-01). */
export async function changeLocale(api: Api, locale: string): Promise<void> {
  persistLocale(locale);
  await api.client.call(getTranslations, { locale }).catch((error: unknown) => {
    logFailure('The language file could not be loaded; using the built-in texts.', error);
  });
  reloadInPersistedLocale();
}
