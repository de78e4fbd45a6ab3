import type { Messages } from '@lingui/core';
import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { unstable_serialize as serialise } from 'swr';
import { createApi } from '../../api/api.ts';
import { type Client, createApiClient } from '../../api/client.ts';
import { statusOf } from '../../api/errors.ts';
import { getSettings, getTranslations } from '../../api/generated/settings.ts';
import { fetchRouteQueries } from '../../api/runtime/route-query.ts';
import { provideHtmlParser } from '../../lib/html/parser.ts';
import { parsePageOnServer } from '../../lib/html/server-parser.ts';
import { NotFoundContext } from '../../lib/router/not-found-context.ts';
import type { BootData, RenderedPage, RuntimeConfig } from '../../lib/config/boot-data.ts';
import { createI18n, loadMessages, loadMessageIds } from '../../lib/i18n/load-catalog.ts';
import { directionOf } from '../../lib/i18n/locale.ts';
import { isThemeChoice, THEME_COOKIE, type ThemeChoice } from '../../lib/theme-choice.ts';
import { activeProviders, type ProviderName } from '../../features/auth/social-providers.ts';
import { compileServerMessages } from '../../lib/i18n/compile-server-messages.ts';
import { App } from '../app.tsx';
import { resolveRequestLocale, parseCookie } from '../i18n/request-locale.ts';
import { matchRoute } from '../match-route.ts';

provideHtmlParser(parsePageOnServer);

/** What the server knows of a request for a page. */
export interface PageRequest {
  url: URL;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
  /** The backend's origin. */
  backend: string;
  /** Headers to send on to the backend: cookies, forwarded host, world. */
  headers: Record<string, string>;
  config: RuntimeConfig;
  onError: (error: unknown) => void;
}

/** A page on its way: head parts as text, body as a stream. */
export interface RenderedResponse {
  status: number;
  locale: string;
  direction: 'ltr' | 'rtl';
  /** The look that the shopper has kept; undefined follows the system. */
  theme: ThemeChoice | undefined;
  /** The screen's source file, a key of the build's manifest; undefined on not-found pages. */
  screenFile: string | undefined;
  /** Providers whose sign-in the shop's settings offer (AUTH-15). */
  providers: readonly ProviderName[];
  stream: ReadableStream<Uint8Array>;
  boot: BootData;
}

/** Renders a page for a guest in the default currency; languages of requests side by side never mix. */
export async function renderPage(request: PageRequest): Promise<RenderedResponse> {
  const { url, onError } = request;
  const clientFor = (locale: string): Client =>
    createApiClient({
      baseUrl: request.backend,
      getToken: () => null,
      getLocale: () => locale,
      headers: request.headers,
      timeout: 10_000,
    });

  const requested = resolveRequestLocale(request);
  // The settings don't depend on the language, and the language may depend on the settings.
  const settings = await clientFor(requested ?? 'en')
    .call(getSettings)
    .catch((error: unknown) => {
      onError(error);
      return undefined;
    });
  const locale = requested ?? settings?.app_locale ?? 'en';
  const direction = directionOf(locale, settings?.languages ?? []);
  const client = clientFor(locale);

  const theme = parseCookie(request.cookie, THEME_COOKIE);
  const match = matchRoute(url.pathname);
  const screen = await match?.route.screen.load();
  const queries =
    match?.route.access === 'public' && screen?.queries
      ? screen.queries(match.params, url.searchParams)
      : [];
  let status = match && queries ? 200 : 404;
  const [catalogue, ids, ssrData, translations] = await Promise.all([
    loadMessages(locale),
    loadMessageIds(),
    fetchRouteQueries(client, queries ?? [], (_, error) => {
      const errorStatus = statusOf(error);
      // Unknown posts are a 400.
      if (errorStatus !== undefined && [400, 404, 422].includes(errorStatus)) status = 404;
      else onError(error);
    }),
    client.call(getTranslations, { locale }).catch((error: unknown) => {
      onError(error);
      return undefined;
    }),
  ]);
  const fallback = {
    ...ssrData,
    ...(settings ? { [serialise(getSettings.key())]: settings } : {}),
  };
  const overrides: Messages = translations ? compileServerMessages(translations, ids) : {};
  const page: RenderedPage = { locale, direction, messages: overrides, fallback };

  const stream = await renderToReadableStream(
    <StrictMode>
      <NotFoundContext
        value={() => {
          status = 404;
        }}
      >
        <App
          api={createApi(client, fallback)}
          i18n={createI18n(locale, { ...catalogue, ...overrides })}
          config={request.config}
          fallback={fallback}
          hasServerMessages
          address={{ path: url.pathname, search: url.search.slice(1) }}
        />
      </NotFoundContext>
    </StrictMode>,
    // Large parts too stand where they belong instead of being put there by a script.
    { onError, progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  // Screens are lazy: once all of them stand, React needs no inline script to put one in its place,
  // and the policy may forbid inline scripts (SAFE-01).
  await stream.allReady;
  return {
    status,
    locale,
    direction,
    theme: isThemeChoice(theme) ? theme : undefined,
    screenFile: screen?.file,
    providers: activeProviders(settings?.social_auths),
    stream,
    boot: { config: request.config, page },
  };
}
