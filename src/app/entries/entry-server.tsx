import type { I18n, Messages } from '@lingui/core';
import { type ReactNode, StrictMode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { unstable_serialize as serialise } from 'swr';
import { type Client, toRequestUrl } from '../../api/client.ts';
import { isGone as isGoneError, isNotFound as isNotFoundError } from '../../api/errors.ts';
import { getSettings, getTranslations } from '../../api/generated/settings.ts';
import { translateFields } from '../../api/runtime/translate-fields.ts';
import { fetchRouteQueries } from '../../api/runtime/route-query.ts';
import type { OperationId } from '../../api/types.ts';
import { ReusableMarkupContext } from '../../lib/react/reusable-element.tsx';
import { NotFoundContext } from '../../lib/router/not-found-context.ts';
import type { BootData, RenderedPage, RuntimeConfig } from '../../lib/config/boot-data.ts';
import { createI18n, loadEnglishMessages, loadMessages } from '../../lib/i18n/load-catalog.ts';
import { hasCatalogue } from '../../lib/i18n/has-catalogue.ts';
import { DEFAULT_LOCALE, getDirection, isLocaleCode } from '../../lib/i18n/locale.ts';
import { activeProviders, type ProviderName } from '../../features/auth/social-providers.ts';
import { createServerTextFinder } from '../../lib/i18n/find-server-text.ts';
import { compileServerMessages } from '../../lib/i18n/compile-server-messages.ts';
import { HeadContext } from '../../features/seo/page-head-context.ts';
import { readLanguages } from '../../features/seo/languages.ts';
import { App } from '../app.tsx';
import { isIndexable } from '../crawl-rules.ts';
import { createApp } from '../create-app.ts';
import { matchRoute, toCanonicalPath } from '../match-route.ts';
import { titleOf } from '../route-titles.ts';
import { type BackendAccess, createGuestClient, type ReadShared } from './backend-access.ts';
import { createMarkupCache, FALLBACK_MARKER } from './markup-cache.ts';
import { lazyPartsOf } from './lazy-parts.ts';
import { createHeadCollector, renderHead } from './render-head.tsx';

export { disallowedPatterns, pagePatterns } from '../crawl-rules.ts';
export type { ReadShared } from './backend-access.ts';
export { readSitemap, SITEMAP_SECTIONS } from './read-sitemap.ts';

export interface PageRequest extends BackendAccess {
  url: URL;
  /** Undefined for the shop's default. */
  locale: string | undefined;
  readShared: ReadShared;
  /** ISO 3166-1 alpha-2 codes, for search engines. Empty: that of the shop's address. */
  deliveryCountries: readonly string[];
  config: RuntimeConfig;
  onError: (error: unknown) => void;
}

export interface RenderedResponse {
  /**
   * 200, 302 to `redirectTo`, 404, 410, or 503 when the page's own data could not be read (SRV-05).
   */
  status: number;
  /** False when backend data is missing, also if only the settings are. */
  isComplete: boolean;
  locale: string;
  direction: 'ltr' | 'rtl';
  /** Enabled in the settings (AUTH-15). */
  providers: readonly ProviderName[];
  /** Whether pages may connect to Pusher's cloud. */
  usesPusher: boolean;
  /** Path and query. */
  redirectTo: string | undefined;
  /** URLs that the page requests for customers. */
  customerRequests: readonly string[];
  /** Code that the page loads right after hydration, as keys of the manifest. */
  parts: readonly string[];
  /** Keys in the manifest of what the markup contains beside the screen. */
  shownParts: readonly string[];
  /** Markup for the head. */
  head: string;
  /** Markup of the app, in UTF-8. */
  app: Buffer;
  boot: BootData;
}

export interface PageMatch {
  /** The screen's key in the manifest. */
  file: string | undefined;
  canonicalPath: string;
}

/** Returns undefined without a route. */
export async function matchPage(path: string): Promise<PageMatch | undefined> {
  const match = matchRoute(path);
  if (!match) return undefined;
  const { file } = await match.route.screen.load();
  return { file, canonicalPath: toCanonicalPath(match, path) };
}

const APP_START = '<div';

/** Renders a page for a guest. Concurrent requests never mix languages. */
export async function renderPage(request: PageRequest): Promise<RenderedResponse> {
  const { url, onError, readShared, locale: requested } = request;
  const settingsLocale = requested ?? DEFAULT_LOCALE;
  const settingsPromise = readShared(`getSettings ${settingsLocale}`, () =>
    createClient(request, settingsLocale).call(getSettings),
  ).catch((error: unknown) => {
    onError(error);
    return undefined;
  });
  // Only requests without a language wait for the settings, which are usually cached.
  const appLocale = requested === undefined ? (await settingsPromise)?.app_locale : undefined;
  const locale = requested ?? (isLocaleCode(appLocale) ? appLocale : DEFAULT_LOCALE);
  const client = createClient(request, locale);
  const textsPromise = readTexts(request, client, locale);
  const translated = new Map<string, string>();
  const translate =
    locale === DEFAULT_LOCALE
      ? undefined
      : async (text: string) => {
          const translation = translated.get(text) ?? (await textsPromise).findText(text);
          translated.set(text, translation);
          return translation;
        };
  const [sentSettings, settings, texts, data] = await Promise.all([
    settingsPromise,
    settingsPromise.then((sent) =>
      sent && translate ? translateFields(getSettings.id, sent, translate) : sent,
    ),
    textsPromise,
    readRouteData(request, createClient(request, locale, translate)),
  ]);

  const render = async (renderedSettings: typeof settings): Promise<RenderedResponse> => {
    const fallback = {
      ...data.fallback,
      ...(renderedSettings ? { [serialise(getSettings.key())]: renderedSettings } : {}),
    };
    const direction = getDirection(locale, renderedSettings?.languages ?? []);
    const renderedAtMs = Date.now();
    const messages = texts.overrides;
    const page: RenderedPage = {
      locale,
      direction,
      renderedAtMs,
      messages,
      // In one order, so that equal pages are equal.
      texts: Object.fromEntries([...translated].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      fallback,
    };
    const i18n = i18nFor(locale, texts.messages);
    const app = createApp({ i18n, config: request.config, fallback, renderedAtMs, client });
    let isNotFound = data.isNotFound;
    const redirect: { redirectTo?: string } = {};
    const head = createHeadCollector();
    const reusable = markupCache.forPage([
      locale,
      texts.messages,
      renderedSettings && sentSettings,
      request.config,
    ]);
    const markup = await renderToMarkup(
      <StrictMode>
        <NotFoundContext
          value={() => {
            isNotFound = true;
          }}
        >
          <HeadContext value={head}>
            <ReusableMarkupContext value={reusable}>
              <App
                app={app}
                hasServerMessages
                address={{ path: url.pathname, search: url.search.slice(1), redirect }}
              />
            </ReusableMarkupContext>
          </HeadContext>
        </NotFoundContext>
      </StrictMode>,
      onError,
    );
    // React writes what belongs in the head first.
    const appStart = Math.max(0, markup.indexOf(APP_START));
    const { hasFailed, isGone } = data;
    const redirectTo = hasFailed ? undefined : redirect.redirectTo;
    const status = hasFailed ? 503 : redirectTo ? 302 : isGone ? 410 : isNotFound ? 404 : 200;
    const route = matchRoute(url.pathname)?.route;
    const isPersonal = data.customerRequests.length > 0 || (route && route.access !== 'public');
    return {
      status,
      redirectTo,
      customerRequests: data.customerRequests,
      shownParts: data.shownParts,
      parts: [...(isPersonal ? ['src/api/client.ts'] : []), ...(route ? lazyPartsOf(route) : [])],
      isComplete: !hasFailed && renderedSettings !== undefined && texts.isComplete,
      locale,
      direction,
      providers: activeProviders(renderedSettings?.social_auths),
      usesPusher: Boolean(renderedSettings?.pusher_app_key),
      head:
        markup.slice(0, appStart) +
        renderHead({
          head: head.data() ?? { title: route ? i18n._(titleOf(route)) : '' },
          page: {
            origin: url.origin,
            settings: renderedSettings ?? {},
            deliveryCountries: request.deliveryCountries,
          },
          path: url.pathname,
          locale,
          languages: readLanguages(renderedSettings),
          isIndexed: status === 200 && !head.isExcluded() && isIndexable(route, url.searchParams),
        }),
      app: reusable.complete(markup.slice(appStart)),
      boot: { config: request.config, page },
    };
  };

  try {
    return await render(settings);
  } catch (error) {
    if (settings === undefined) throw error;
    // Unexpected settings must not break the page.
    onError(error);
    return { ...(await render(undefined)), isComplete: false };
  }
}

/** Queries whose data is the same for all guests of one language. */
const SHARED_QUERIES: ReadonlySet<OperationId> = new Set<OperationId>([
  'listCategories',
  'listCountries',
]);

function createClient(
  request: PageRequest,
  locale: string,
  translate?: (text: string) => Promise<string>,
): Client {
  const client = createGuestClient(request, locale, translate);
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
  overrides: Messages;
  messages: Messages;
  findText: (text: string) => string;
  isComplete: boolean;
}

/** Omits translations that cannot be read. */
async function readTexts(request: PageRequest, client: Client, locale: string): Promise<Texts> {
  try {
    return await request.readShared(`messages ${locale}`, async () => {
      const [translations, english, catalogue] = await Promise.all([
        client.call(getTranslations, { locale }),
        loadEnglishMessages(),
        loadMessages(locale),
      ]);
      const prefersOwnTexts = request.config.prefersOwnTexts && hasCatalogue(locale);
      const overrides = prefersOwnTexts ? {} : compileServerMessages(translations, english);
      const messages = { ...catalogue, ...overrides };
      const findText = createServerTextFinder(
        translations,
        i18nFor(locale, messages),
        prefersOwnTexts,
      );
      return { overrides, messages, findText, isComplete: true };
    });
  } catch (error) {
    request.onError(error);
    // A 404 means that the language has no file.
    const messages = await loadMessages(locale);
    return {
      overrides: {},
      messages,
      findText: createServerTextFinder({}, i18nFor(locale, messages)),
      isComplete: isNotFoundError(error),
    };
  }
}

interface RouteData {
  fallback: Record<string, unknown>;
  isNotFound: boolean;
  isGone: boolean;
  hasFailed: boolean;
  /** URLs. */
  customerRequests: readonly string[];
  shownParts: readonly string[];
}

async function readRouteData(request: PageRequest, client: Client): Promise<RouteData> {
  const { url, onError } = request;
  const match = matchRoute(url.pathname);
  const screen = await match?.route.screen.load();
  const found = match && screen?.queries ? screen.queries(match.params, url.searchParams) : [];
  const queries = found ?? [];
  const ofCustomers = queries.filter(({ query }) => query.access === 'customer');
  const ofAll = queries.filter((query) => !ofCustomers.includes(query));
  let isNotFound = !match || found === null;
  let isGone = false;
  let hasFailed = false;
  const shared = match?.route.access === 'public' ? ofAll : [];
  const fallback = await fetchRouteQueries(client, shared, (_, error) => {
    if (isNotFoundError(error)) {
      isNotFound = true;
      isGone = isGoneError(error);
    } else {
      hasFailed = true;
      onError(error);
    }
  });
  const customerRequests = ofCustomers.map((query) => toRequestUrl(request.config.apiBase, query));
  const shownParts = screen?.shownParts?.(url.searchParams) ?? [];
  return { fallback, isNotFound, isGone, hasFailed, customerRequests, shownParts };
}

const markupCache = createMarkupCache();

/** Caches instances, because creating one copies 1,500 texts. */
const i18nByMessages = new WeakMap<Messages, I18n>();

function i18nFor(locale: string, messages: Messages): I18n {
  const i18n = i18nByMessages.get(messages) ?? createI18n(locale, messages);
  i18nByMessages.set(messages, i18n);
  return i18n;
}

/** Renders to a string first: faster than a stream, but it cannot wait for lazy components. */
async function renderToMarkup(tree: ReactNode, onError: (error: unknown) => void): Promise<string> {
  const text = renderToString(tree);
  if (!text.includes(FALLBACK_MARKER)) return text;
  // The policy blocks the inline scripts that would move large parts into place (SAFE-01).
  const stream = await renderToReadableStream(tree, {
    onError,
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  await stream.allReady;
  return new Response(stream).text();
}
