import type { I18n } from '@lingui/core';
import { type Api, createApi } from '../api/api.ts';
import type { Client, ClientOptions } from '../api/client.ts';
import { createLazyClient } from '../api/lazy-client.ts';
import { createSession } from '../api/session.ts';
import { fetchOrTakeEarly } from '../api/transport/early-requests.ts';
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
  /** Texts of the server that the page's renderer has translated. */
  texts?: Readonly<Record<string, string>> | undefined;
  /** Default: a browser client with the session's token. */
  client?: Client;
}

/** Creates the app: one per page in the browser, one per request on the server. */
export function createApp(options: AppOptions): ShopApp {
  const { i18n, config, fallback, renderedAtMs, texts, client } = options;
  const scope = createAppScope();
  const api = createApi(
    scope,
    client ?? connect(scope, i18n, config, texts),
    fallback,
    renderedAtMs,
  );
  return { api, i18n, config, fallback, renderedAtMs };
}

/** Creates the browser's client. Its code is lazy. */
function connect(
  scope: AppScope,
  i18n: I18n,
  { apiBase, prefersOwnTexts }: RuntimeConfig,
  texts: AppOptions['texts'],
): Client {
  const session = scope.get(createSession);
  const options = {
    baseUrl: apiBase,
    fetch: fetchOrTakeEarly,
    getToken: () => session.getState().token,
    getLocale: () => i18n.locale,
    onUnauthorized: (reaction, token) => handleUnauthorized(scope, i18n, reaction, token),
  } satisfies ClientOptions;
  let translator: Promise<(text: string) => Promise<string>> | undefined;
  if (i18n.locale === DEFAULT_LOCALE) return createLazyClient(options);
  return createLazyClient({
    ...options,
    translate(text) {
      translator ??= import('./i18n/translate-server-text.ts').then((module) =>
        module.createServerTextTranslator(i18n, createLazyClient(options), {
          known: texts,
          prefersOwnTexts,
        }),
      );
      return translator
        .then((translate) => translate(text))
        .catch((error: unknown) => {
          // Show the text untranslated; the next one retries.
          translator = undefined;
          logFailure('Failed to translate server messages.', error);
          return text;
        });
    },
  });
}
