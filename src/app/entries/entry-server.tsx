import type { I18n, Messages } from '@lingui/core';
import { type ReactNode, StrictMode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { unstable_serialize as serialise } from 'swr';
import { type Client, createApiClient } from '../../api/client.ts';
import { isNotFound as isNotFoundError } from '../../api/errors.ts';
import { getSettings, getTranslations } from '../../api/generated/settings.ts';
import { fetchRouteQueries } from '../../api/runtime/route-query.ts';
import type { OperationId } from '../../api/types.ts';
import { NotFoundContext } from '../../lib/router/not-found-context.ts';
import type { BootData, RenderedPage, RuntimeConfig } from '../../lib/config/boot-data.ts';
import { createI18n, loadEnglishMessages, loadMessages } from '../../lib/i18n/load-catalog.ts';
import { DEFAULT_LOCALE, directionOf, isLocaleCode } from '../../lib/i18n/locale.ts';
import { activeProviders, type ProviderName } from '../../features/auth/social-providers.ts';
import { compileServerMessages } from '../../lib/i18n/compile-server-messages.ts';
import { App } from '../app.tsx';
import { createApp } from '../create-app.ts';
import { matchRoute } from '../match-route.ts';

/** Reads data that all guests share; the server decides how long a value lives. Values must not be changed. */
export type ReadShared = <Value>(key: string, load: () => Promise<Value>) => Promise<Value>;

/** What the server knows of a request for a page. */
export interface PageRequest {
  url: URL;
  /** The language that the request names; undefined leaves it to the shop's settings. */
  locale: string | undefined;
  /** The backend's origin. */
  backend: string;
  /** Headers of every call to the backend. */
  headers: Record<string, string>;
  /** With the server's limits in time and size. */
  fetch: typeof globalThis.fetch;
  readShared: ReadShared;
  config: RuntimeConfig;
  onError: (error: unknown) => void;
}

/** A rendered page. */
export interface RenderedResponse {
  /** 200, 404, or 503 when the page's own data could not be read (SRV-05). */
  status: number;
  /** False when something is missing that the backend did not deliver, the page's own data or only the settings. */
  isComplete: boolean;
  locale: string;
  direction: 'ltr' | 'rtl';
  /** Providers whose sign-in the shop's settings offer (AUTH-15). */
  providers: readonly ProviderName[];
  /** Whether the settings name a key of Pusher's: only then may pages connect to its cloud. */
  usesPusher: boolean;
  /** React's markup: elements of the head first, then the app. */
  markup: string;
  boot: BootData;
}

/** The screen's source file for a path, a key of the build's manifest; undefined for a path that no route knows. */
export async function matchPage(path: string): Promise<{ file: string | undefined } | undefined> {
  const match = matchRoute(path);
  return match && { file: (await match.route.screen.load()).file };
}

/** Renders a page for a guest in the default currency; languages of concurrent requests never mix. */
export async function renderPage(request: PageRequest): Promise<RenderedResponse> {
  const { url, onError, readShared, locale: requested } = request;
  const settingsLocale = requested ?? DEFAULT_LOCALE;
  const settingsRead = readShared(`getSettings ${settingsLocale}`, () =>
    createClient(request, settingsLocale).call(getSettings),
  ).catch((error: unknown) => {
    onError(error);
    return undefined;
  });
  // Only who names no language waits for the settings, and they are nearly always cached.
  const appLocale = requested === undefined ? (await settingsRead)?.app_locale : undefined;
  const locale = requested ?? (isLocaleCode(appLocale) ? appLocale : DEFAULT_LOCALE);
  const client = createClient(request, locale);
  const [settings, texts, data] = await Promise.all([
    settingsRead,
    readTexts(request, client, locale),
    readRouteData(request, client),
  ]);

  const render = async (given: typeof settings): Promise<RenderedResponse> => {
    const fallback = {
      ...data.fallback,
      ...(given ? { [serialise(getSettings.key())]: given } : {}),
    };
    const direction = directionOf(locale, given?.languages ?? []);
    const renderedAt = Date.now();
    const messages = texts.overrides;
    const page: RenderedPage = { locale, direction, renderedAt, messages, fallback };
    const i18n = i18nFor(locale, texts.messages);
    const app = createApp({ i18n, config: request.config, fallback, renderedAt, client });
    let isNotFound = data.isNotFound;
    const markup = await toMarkup(
      <StrictMode>
        <NotFoundContext
          value={() => {
            isNotFound = true;
          }}
        >
          <App
            app={app}
            hasServerMessages
            address={{ path: url.pathname, search: url.search.slice(1) }}
          />
        </NotFoundContext>
      </StrictMode>,
      onError,
    );
    const { hasFailed } = data;
    return {
      status: hasFailed ? 503 : isNotFound ? 404 : 200,
      isComplete: !hasFailed && given !== undefined && texts.isComplete,
      locale,
      direction,
      providers: activeProviders(given?.social_auths),
      usesPusher: Boolean(given?.pusher_app_key),
      markup,
      boot: { config: request.config, page },
    };
  };

  try {
    return await render(settings);
  } catch (error) {
    if (settings === undefined) throw error;
    // Settings that no decoder foresaw must not take the page down.
    onError(error);
    return { ...(await render(undefined)), isComplete: false };
  }
}

/** Queries whose data is the same for all guests of one language. */
const SHARED_QUERIES: ReadonlySet<OperationId> = new Set<OperationId>([
  'listCategories',
  'listCountries',
]);

function createClient(request: PageRequest, locale: string): Client {
  const client = createApiClient({
    baseUrl: request.backend,
    getToken: () => null,
    getLocale: () => locale,
    headers: request.headers,
    fetch: request.fetch,
  });
  return {
    ...client,
    call(operation, input, ...rest) {
      const read = () => client.call(operation, input, ...rest);
      if (!SHARED_QUERIES.has(operation.id)) return read();
      return request.readShared(`${operation.id} ${locale} ${JSON.stringify(input ?? {})}`, read);
    },
  };
}

interface Texts {
  /** The server's translations as messages of ours. */
  overrides: Messages;
  /** The catalogue with the overrides. */
  messages: Messages;
  isComplete: boolean;
}

/** The catalogue of a language with the server's texts over it; without them when they cannot be read. */
async function readTexts(request: PageRequest, client: Client, locale: string): Promise<Texts> {
  try {
    return await request.readShared(`messages ${locale}`, async () => {
      const [translations, english, catalogue] = await Promise.all([
        client.call(getTranslations, { locale }),
        loadEnglishMessages(),
        loadMessages(locale),
      ]);
      const overrides = compileServerMessages(translations, english);
      return { overrides, messages: { ...catalogue, ...overrides }, isComplete: true };
    });
  } catch (error) {
    request.onError(error);
    // A language without a file has no texts; any other failure may pass.
    return {
      overrides: {},
      messages: await loadMessages(locale),
      isComplete: isNotFoundError(error),
    };
  }
}

interface RouteData {
  fallback: Record<string, unknown>;
  isNotFound: boolean;
  /** A query failed. */
  hasFailed: boolean;
}

/** Runs the queries of the page's screen. */
async function readRouteData({ url, onError }: PageRequest, client: Client): Promise<RouteData> {
  const match = matchRoute(url.pathname);
  if (match?.route.access !== 'public') {
    return { fallback: {}, isNotFound: !match, hasFailed: false };
  }
  const screen = await match.route.screen.load();
  const queries = screen.queries ? screen.queries(match.params, url.searchParams) : [];
  let isNotFound = queries === null;
  let hasFailed = false;
  const fallback = await fetchRouteQueries(client, queries ?? [], (_, error) => {
    if (isNotFoundError(error)) isNotFound = true;
    else {
      hasFailed = true;
      onError(error);
    }
  });
  return { fallback, isNotFound, hasFailed };
}

/** One instance per set of messages: to make one copies 1,500 texts. */
const i18nOf = new WeakMap<Messages, I18n>();

function i18nFor(locale: string, messages: Messages): I18n {
  const i18n = i18nOf.get(messages) ?? createI18n(locale, messages);
  i18nOf.set(messages, i18n);
  return i18n;
}

/** React's mark of a part that was not rendered, because it suspended or failed. */
const UNFINISHED = '<!--$!-->';

/** Renders to a string, which costs two thirds of a stream. Only the stream waits for lazy parts on their first use. */
async function toMarkup(tree: ReactNode, onError: (error: unknown) => void): Promise<string> {
  const text = renderToString(tree);
  if (!text.includes(UNFINISHED)) return text;
  // Large parts stay in place: the policy forbids the inline scripts that would move them there (SAFE-01).
  const stream = await renderToReadableStream(tree, {
    onError,
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  await stream.allReady;
  return new Response(stream).text();
}
