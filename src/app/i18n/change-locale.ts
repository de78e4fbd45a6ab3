import type { Api } from '../../api/api.ts';
import { getTranslations } from '../../api/generated/settings.ts';
import { logFailure } from '../../lib/log.ts';
import { persistLocale } from './browser-locale.ts';
import { reloadInPersistedLocale } from './reload-in-locale.ts';

/** Afterwards the page reloads without the language file. */
const LANGUAGE_FILE_TIMEOUT_MS = 2000;

/** Stores the language and reloads the page in it (LANG-01). */
export async function changeLocale(api: Api, locale: string): Promise<void> {
  persistLocale(locale);
  const signal = AbortSignal.timeout(LANGUAGE_FILE_TIMEOUT_MS);
  await api.client.call(getTranslations, { locale }, signal).catch((error: unknown) => {
    logFailure('The language file could not be loaded; using the built-in texts.', error);
  });
  reloadInPersistedLocale();
}
