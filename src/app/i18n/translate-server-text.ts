import type { I18n } from '@lingui/core';
import type { Client } from '../../api/client.ts';
import { getTranslations } from '../../api/generated/settings.ts';
import { findOwnText, findServerText } from '../../lib/i18n/find-server-text.ts';
import { logFailure } from '../../lib/log.ts';

/** Afterwards a message is shown untranslated. */
const LANGUAGE_FILE_TIMEOUT_MS = 2000;

/**
 * Creates the translator of server messages (WORD-01), with the catalogue as fallback (LANG-04), or
 * first if `prefersOwnTexts`.
 * `client` must not translate itself. English needs no translator: see `createApp`.
 */
export function createServerTextTranslator(
  i18n: I18n,
  client: Client,
  prefersOwnTexts: boolean,
): (text: string) => Promise<string> {
  let translatorPromise: Promise<(text: string) => string> | undefined;
  return async (text) => {
    if (text === '') return text;
    const own = prefersOwnTexts ? findOwnText(text, i18n) : undefined;
    if (own !== undefined) return own;
    translatorPromise ??= loadTranslator(i18n, client).catch((error: unknown) => {
      logFailure('Failed to translate server messages.', error);
      return (message) => message;
    });
    return (await translatorPromise)(text);
  };
}

async function loadTranslator(i18n: I18n, client: Client): Promise<(text: string) => string> {
  const signal = AbortSignal.timeout(LANGUAGE_FILE_TIMEOUT_MS);
  const translations = await client
    .call(getTranslations, { locale: i18n.locale }, signal)
    .catch((error: unknown) => {
      logFailure('The language file could not be loaded; using the built-in texts.', error);
      return {};
    });
  return (text) => findServerText(text, translations, i18n);
}
