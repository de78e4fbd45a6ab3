import type { I18n } from '@lingui/core';
import { type Api, createApi } from '../api/api.ts';
import { type Client, type ClientOptions, createApiClient } from '../api/client.ts';
import { createSession } from '../api/session.ts';
import type { RuntimeConfig } from '../lib/config/boot-data.ts';
import { DEFAULT_LOCALE } from '../lib/i18n/locale.ts';
import { logFailure } from '../lib/log.ts';
import { type AppScope, createAppScope } from '../lib/react/app-scope.ts';
import { handleUnauthorized } from './session/handle-unauthorized.ts';

export interface ShopApp {
  api: Api;
  i18n: I18n;
  config: RuntimeConfig;
  /** Server-rendered query data, by serialised SWR key. */
  fallback: Record<string, unknown> | undefined;
  /** In ms since 1970. */
  renderedAtMs: number | undefined;
}

export interface AppOptions {
  i18n: I18n;
  config: RuntimeConfig;
  fallback?: Record<string, unknown> | undefined;
  renderedAtMs?: number | undefined;
  /** Default: a browser client with the session's token. */
  client?: Client;
}

/** Creates the app: one per page in the browser, one per request on the server. */
export function createApp({ i18n, config, fallback, renderedAtMs, client }: AppOptions): ShopApp {
  const scope = createAppScope();
  const api = createApi(scope, client ?? connect(scope, i18n, config), fallback, renderedAtMs);
  return { api, i18n, config, fallback, renderedAtMs };
}

/** Creates the browser's client. Code that only some responses need is lazy. */
function connect(scope: AppScope, i18n: I18n, { apiBase, prefersOwnTexts }: RuntimeConfig): Client {
  const session = scope.get(createSession);
  const options = {
    baseUrl: apiBase,
    getToken: () => session.getState().token,
    getLocale: () => i18n.locale,
    onUnauthorized: (reaction, token) => handleUnauthorized(scope, i18n, reaction, token),
  } satisfies ClientOptions;
  let translator: Promise<(text: string) => Promise<string>> | undefined;
  return createApiClient({
    ...options,
    async translate(text) {
      if (i18n.locale === DEFAULT_LOCALE) return text;
      translator ??= import('./i18n/translate-server-text.ts').then(
        ({ createServerTextTranslator }) =>
          createServerTextTranslator(i18n, createApiClient(options), prefersOwnTexts),
      );
      try {
        return await (
          await translator
        )(text);
      } catch (error) {
        // Show the message untranslated; the next one retries.
        translator = undefined;
        logFailure('Failed to translate server messages.', error);
        return text;
      }
    },
  });
}
