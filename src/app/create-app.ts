import type { I18n } from '@lingui/core';
import { type Api, createApi } from '../api/api.ts';
import { type Client, type ClientOptions, createApiClient } from '../api/client.ts';
import { createSession } from '../api/session.ts';
import type { RuntimeConfig } from '../lib/config/boot-data.ts';
import { DEFAULT_LOCALE } from '../lib/i18n/locale.ts';
import { logFailure } from '../lib/log.ts';
import { type AppScope, createAppScope } from '../lib/react/app-scope.ts';
import { handleUnauthorized } from './session/handle-unauthorized.ts';

/** One running storefront: its state, its API and what it was started with. */
export interface ShopApp {
  /** Client and caches; `api.scope` owns session, stores, toasts and dialogs. */
  api: Api;
  i18n: I18n;
  config: RuntimeConfig;
  /** Data that came with the page, by SWR's serialised key. */
  fallback: Record<string, unknown> | undefined;
  /** When the server rendered the page, ms since 1970. */
  renderedAt: number | undefined;
}

/** What an app is started with. */
export interface AppOptions {
  i18n: I18n;
  config: RuntimeConfig;
  fallback?: Record<string, unknown> | undefined;
  renderedAt?: number | undefined;
  /** Makes the client: by default one of the browser, which sends the session's token. */
  client?: Client;
}

/** Creates the app: one per page in the browser, one per request on the server. */
export function createApp({ i18n, config, fallback, renderedAt, client }: AppOptions): ShopApp {
  const scope = createAppScope();
  const api = createApi(scope, client ?? connect(scope, i18n, config), fallback, renderedAt);
  return { api, i18n, config, fallback, renderedAt };
}

/** Creates the browser's client. What only some responses need is loaded with the first of them. */
function connect(scope: AppScope, i18n: I18n, { apiBase }: RuntimeConfig): Client {
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
          createServerTextTranslator(i18n, createApiClient(options)),
      );
      try {
        return await (
          await translator
        )(text);
      } catch (error) {
        // The message itself matters more than its language; the next one tries again.
        translator = undefined;
        logFailure('Messages of the server could not be translated.', error);
        return text;
      }
    },
  });
}
