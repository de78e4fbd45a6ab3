import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Agent } from 'undici';
import { parseCookie, resolveRequestLocale } from '../../app/i18n/request-locale.ts';
import { CATALOGUE_LOCALES, DEFAULT_LOCALE } from '../../lib/i18n/locale.ts';
import { isThemeChoice, THEME_COOKIE } from '../../lib/theme-choice.ts';
import { type OnRetryAfter, renderHeaders } from '../backend/render-fetch.ts';
import type { ServerConfig } from '../config/server-config.ts';
import { type ClientInfo, listeningOrigin, type ReadClientInfo } from '../http/client-address.ts';
import { negotiateEncoding } from '../http/negotiate-encoding.ts';
import { PLAIN_POLICY } from '../http/security-headers.ts';
import type { Metrics } from '../operations/metrics.ts';
import { BodyCache } from './body-cache.ts';
import { sendErrorPage } from './error-page.ts';
import {
  cacheHeaders,
  etagOf,
  isMissing,
  matchesEtag,
  mockWorldHeaders,
  NOT_FOUND_FRESH_MS,
} from './page-headers.ts';
import { toPageQuery } from './page-query.ts';
import { createPageRenderer, type Page, type Renderer } from './render-page.ts';
import { createSharedData, type SharedData } from './shared-data.ts';
import { type Cached, OverloadedError, SwrCache } from './swr-cache.ts';
import type { Template } from './template.ts';

declare module 'fastify' {
  interface FastifyRequest {
    pageSource?: string;
  }
}

export interface PagesOptions {
  config: ServerConfig;
  renderer: Renderer;
  template: Template;
  agent: Agent;
  metrics: Metrics;
  readClientInfo: ReadClientInfo;
  isOverloaded: () => boolean;
}

export interface Pages {
  handle: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** Returns false when the backend failed. */
  warmUp: (onError: (error: unknown) => void) => Promise<boolean>;
  hasSettings: () => boolean;
  /** Expires all pages or one path; returns their number. */
  purge: (path?: string) => number;
  isSecret: (text: string | undefined) => boolean;
  readerFor: SharedData['readerFor'];
  sizes: () => Record<'pages' | 'searches' | 'bodies', number>;
}

/** Separate, so that a robot's searches do not evict the home page. */
const CACHE_SHARES = { pages: 0.6, searches: 0.15, bodies: 0.25 };
const PREVIEW_HEADER = 'x-souk-preview';
/** Such as /favicon.ico. */
const FILE_NAME = /\.[a-z0-9]{2,5}$/i;
/** Shared by all unknown paths. */
const NOT_FOUND_PATH = '/404';

interface View {
  url: URL;
  locale: string | undefined;
  screenFile: string | undefined;
  /** Path and query of the only address of the page, if the request has another. */
  movedTo: string | undefined;
  headers: Record<string, string>;
  client: ClientInfo;
  isShared: boolean;
}

export function createPages(options: PagesOptions): Pages {
  const { config, renderer, template, metrics, readClientInfo, isOverloaded } = options;
  const { limits } = config;
  const createCache = (share: number) =>
    new SwrCache<Page>({
      freshMs: limits.pageFreshMs,
      staleMs: limits.pageStaleMs,
      staleIfErrorMs: limits.staleIfErrorMs,
      maxBytes: limits.pageCacheBytes * share,
      isOwnFailure: ({ value }) => value?.isRefused === true,
      sizeOf: ({ before, after }) => before.length + after.length,
      onRead: (source) => metrics.cacheRead('page', source),
    });
  const caches = {
    pages: createCache(CACHE_SHARES.pages),
    searches: createCache(CACHE_SHARES.searches),
  };
  const bodies = new BodyCache(limits.pageCacheBytes * CACHE_SHARES.bodies);
  const shared = createSharedData(limits, (source) => metrics.cacheRead('shared', source));
  const pageRenderer = createPageRenderer(options);

  const pausesFor =
    ({ address }: ClientInfo): OnRetryAfter =>
    (seconds, status) => {
      const reader = status === 429 ? address : undefined;
      for (const cache of Object.values(caches)) cache.pause(seconds * 1_000, reader);
    };

  function isSecret(text: string | undefined): boolean {
    const [given, secret] = [Buffer.from(text ?? ''), Buffer.from(config.cacheSecret ?? '')];
    return secret.length > 0 && given.length === secret.length && timingSafeEqual(given, secret);
  }

  /** Invented languages would create unlimited cache keys. */
  function knownLocale(locale: string | undefined, origin: string): string | undefined {
    if (locale === undefined) return undefined;
    const known = [...CATALOGUE_LOCALES, ...shared.languagesOf(origin)];
    return known.includes(locale) ? locale : undefined;
  }

  async function viewOf(request: FastifyRequest): Promise<View> {
    const { raw } = request;
    const { cookie, 'accept-language': acceptLanguage } = raw.headers;
    const client = readClientInfo(raw);
    const requestedUrl = new URL(raw.url ?? '/', client.origin);
    const match = await renderer.matchPage(requestedUrl.pathname);
    const query = toPageQuery(requestedUrl.searchParams);
    const world = config.allowMockWorlds ? mockWorldHeaders(raw) : undefined;
    const isPreview = isSecret(String(raw.headers[PREVIEW_HEADER] ?? ''));
    const requestedLocale = resolveRequestLocale({ url: requestedUrl, cookie, acceptLanguage });
    return {
      url: new URL(match ? requestedUrl.pathname + query : NOT_FOUND_PATH, client.origin),
      locale: world ? requestedLocale : knownLocale(requestedLocale, client.origin),
      screenFile: match?.file,
      movedTo:
        match && match.canonicalPath !== requestedUrl.pathname
          ? match.canonicalPath + requestedUrl.search
          : undefined,
      headers: {
        ...renderHeaders(client, request.id, config),
        ...world,
      },
      client,
      isShared: world === undefined && !isPreview,
    };
  }

  async function readPage(
    view: View,
    request: FastifyRequest,
    onRender: () => void,
  ): Promise<Cached<Page>> {
    const { url, locale, client, isShared } = view;
    const load = async () => {
      if (isOverloaded() || pageRenderer.inProgress() >= limits.rendersAtOnce) {
        throw new OverloadedError('The server is busy.');
      }
      onRender();
      const value = await pageRenderer.render({
        ...view,
        readShared: isShared ? shared.readerFor(client) : (_, read) => read(),
        onError: (error) => request.log.warn({ error: describe(error) }, 'rendering'),
        onRetryAfter: pausesFor(client),
      });
      const isUsable = value.status < 500 && value.isComplete;
      return {
        value,
        isUsable,
        ...(isMissing(value) ? { freshMs: NOT_FOUND_FRESH_MS } : {}),
      };
    };
    if (!isShared) return { value: (await load()).value, source: 'miss', ageMs: 0 };
    const cache = url.search === '' ? caches.pages : caches.searches;
    const key = `${url.origin} ${locale ?? '*'} ${url.pathname}${url.search}`;
    return cache.get(key, load, client.address);
  }

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { raw } = request;
    const view = await viewOf(request);
    if (view.movedTo !== undefined) return redirectPermanently(reply, view.movedTo);
    const link = template.linkHeader(view.screenFile);
    if (view.screenFile === undefined && FILE_NAME.test((raw.url ?? '').split('?', 1)[0] ?? '')) {
      return sendMissingFile(reply);
    }
    const sendHints = () => {
      const isNavigation = raw.headers['sec-fetch-mode'] === 'navigate';
      if (!config.sendEarlyHints || !isNavigation || raw.httpVersion === '1.0') return;
      reply.raw.writeEarlyHints({ link: link.split(', ') });
    };
    let cached: Cached<Page>;
    try {
      cached = await readPage(view, request, sendHints);
    } catch (error) {
      const isBusy = error instanceof OverloadedError;
      if (!isBusy) request.log.error({ error: describe(error) }, 'page failed');
      return sendErrorPage(reply, isBusy ? 503 : 500, view.locale);
    }
    if (reply.raw.destroyed) return reply.hijack();
    request.pageSource = cached.source;

    const { value: page, ageMs } = cached;
    const cookie = parseCookie(raw.headers.cookie, THEME_COOKIE);
    const theme = isThemeChoice(cookie) ? cookie : undefined;
    const etag = etagOf(page, theme);
    reply.code(page.status).headers({
      ...cacheHeaders(cached, view.isShared, limits),
      'content-language': page.locale,
      'content-security-policy': page.policy,
      vary: 'accept-encoding, accept-language, cookie',
      link,
      'server-timing': `cache;desc=${cached.source}, age;dur=${Math.round(ageMs)}`,
    });
    if (page.redirectTo !== undefined) {
      return reply.header('location', page.redirectTo).send();
    }
    if (page.status === 200) {
      reply.header('etag', etag);
      if (matchesEtag(raw.headers['if-none-match'], etag)) return reply.code(304).send();
    }
    const encoding = negotiateEncoding(raw.headers['accept-encoding']);
    const themeAttribute = theme ? ` data-theme="${theme}"` : '';
    const toBody = () => Buffer.concat([page.before, Buffer.from(themeAttribute), page.after]);
    const body = bodies.encoded(etag, toBody, encoding);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-length', body.length)
      .send(raw.method === 'HEAD' ? undefined : body);
  }

  return {
    handle,
    isSecret,
    readerFor: shared.readerFor,
    async warmUp(onError) {
      const origin = config.publicOrigin ?? listeningOrigin(config.host, config.port);
      const address = '127.0.0.1';
      const client = { address, forwardedFor: address, origin, requestId: undefined };
      const headers = renderHeaders(client, 'warm-up', config);
      const url = new URL(NOT_FOUND_PATH, origin);
      const readShared = shared.readerFor(client);
      const job = { url, locale: DEFAULT_LOCALE, screenFile: undefined, headers, readShared };
      const onRetryAfter = pausesFor(client);
      await pageRenderer.render({ ...job, onError, onRetryAfter }).catch(onError);
      return shared.hasSettings();
    },
    hasSettings: () => shared.hasSettings(),
    purge(path) {
      const matches = (key: string) => {
        const target = key.slice(key.lastIndexOf(' ') + 1);
        return path === undefined || target.split('?', 1)[0] === path;
      };
      if (path === undefined) shared.expire();
      return caches.pages.expire(matches) + caches.searches.expire(matches);
    },
    sizes: () => ({
      pages: caches.pages.bytes,
      searches: caches.searches.bytes,
      bodies: bodies.bytes,
    }),
  };
}

/** Old spellings of an address: upper case, or a trailing slash (SEO-02). */
function redirectPermanently(reply: FastifyReply, location: string): FastifyReply {
  return reply
    .code(301)
    .headers({
      location,
      'cache-control': 'public, max-age=3600',
      'content-security-policy': PLAIN_POLICY,
    })
    .send();
}

function sendMissingFile(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({ 'cache-control': 'public, max-age=60', 'content-security-policy': PLAIN_POLICY })
    .type('text/plain; charset=utf-8')
    .send('Not found.\n');
}

/** Stacks of each failed call would fill disks in an outage. */
function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
