import type { I18n } from '@lingui/core';
import type { Client } from '../../api/client.ts';
import { getTranslations } from '../../api/generated/settings.ts';
import { logFailure } from '../../lib/log.ts';

/** Afterwards a text is shown untranslated. */
const LANGUAGE_FILE_TIMEOUT_MS = 2000;

/**
 * Creates the translator of the server's texts (WORD-01), with the catalogue as fallback (LANG-04),
 * or first if `prefersOwnTexts`.
 * `client` must not translate itself. English needs no translator: see `createApp`.
 *
 * @param options.known translations of the rendered page, which need no language file
 */
export function createServerTextTranslator(
  i18n: I18n,
  client: Client,
  options: {
    known?: Readonly<Record<string, string>> | undefined;
    prefersOwnTexts?: boolean;
  } = {},
): (text: string) => Promise<string> {
  const { known, prefersOwnTexts = false } = options;
  let finder: Promise<(text: string) => string> | undefined;
  let ownFinder: typeof finder;
  return async (text) => {
    if (text === '') return text;
    if (known && Object.hasOwn(known, text)) return known[text] ?? text;
    if (prefersOwnTexts) {
      ownFinder ??= import('../../lib/i18n/find-server-text.ts').then((module) =>
        module.createServerTextFinder({}, i18n),
      );
      const own = (await ownFinder)(text);
      if (own !== text) return own;
    }
    finder ??= loadFinder(i18n, client).catch((error: unknown) => {
      logFailure('Failed to translate texts of the server.', error);
      return (message) => message;
    });
    return (await finder)(text);
  };
}

async function loadFinder(i18n: I18n, client: Client): Promise<(text: string) => string> {
  const signal = AbortSignal.timeout(LANGUAGE_FILE_TIMEOUT_MS);
  const [translations, { createServerTextFinder }] = await Promise.all([
    client.call(getTranslations, { locale: i18n.locale }, signal).catch((error: unknown) => {
      logFailure('The language file could not be loaded; using the built-in texts.', error);
      return {};
    }),
    import('../../lib/i18n/find-server-text.ts'),
  ]);
  return createServerTextFinder(translations, i18n);
}
