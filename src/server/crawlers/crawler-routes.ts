import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import type { SitemapSection } from '../../app/entries/read-sitemap.ts';
import {
  createRenderFetch,
  type RenderFetchOptions,
  renderHeaders,
  RenderRequest,
} from '../backend/render-fetch.ts';
import type { ReadClientInfo } from '../http/client-address.ts';
import { negotiateEncoding } from '../http/negotiate-encoding.ts';
import { mockWorldHeaders } from '../pages/page-headers.ts';
import type { Renderer } from '../pages/render-page.ts';
import { isRefusal, type SharedData } from '../pages/shared-data.ts';
import { type Cached, SwrCache } from '../pages/swr-cache.ts';
import { robotsText } from './robots.ts';
import { toIndexXml, toSitemapXml } from './sitemap-xml.ts';

export interface CrawlerRoutesOptions extends RenderFetchOptions {
  renderer: Renderer;
  readClientInfo: ReadClientInfo;
  readerFor: SharedData['readerFor'];
}

export interface CrawlerRoutes {
  /** Expires all sitemaps; returns their number. */
  expire: () => number;
  bytes: () => number;
}

/** A file of the sitemap. */
interface File {
  /** Undefined without entries: the standard allows no empty file. */
  gzipped: Buffer | undefined;
  fileCount: number;
  changedOn: string | undefined;
}

/** Crawlers must not slow down shoppers. */
const MAX_BACKEND_CALLS = 2;
const MAX_CACHE_BYTES = 16 * 1_024 * 1_024;
const RETRY_AFTER_S = 60;
const ROBOTS_MAX_AGE_S = 3_600;
const FILE_NAME = /^([a-z]+)-([1-9]\d{0,4})\.xml$/;

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Serves robots.txt and the sitemap (SEO-02). */
export function registerCrawlerRoutes(
  app: FastifyInstance,
  options: CrawlerRoutesOptions,
): CrawlerRoutes {
  const { config, renderer, metrics, readClientInfo, readerFor } = options;
  const { limits } = config;
  const limit = pLimit(MAX_BACKEND_CALLS);
  const cache = new SwrCache<File>({
    freshMs: limits.sharedFreshMs,
    staleMs: limits.sharedStaleMs,
    staleIfErrorMs: limits.staleIfErrorMs,
    isOwnFailure: ({ error }) => isRefusal(error),
    maxBytes: MAX_CACHE_BYTES,
    sizeOf: ({ gzipped }) => gzipped?.length ?? 1,
    onRead: (source) => metrics.cacheRead('sitemap', source),
  });

  async function load(request: FastifyRequest, section: SitemapSection, file: number) {
    const client = readClientInfo(request.raw);
    const { origin } = client;
    const world = config.allowMockWorlds ? mockWorldHeaders(request.raw) : undefined;
    const read = async (): Promise<File> => {
      const { fileCount, entries, changedOn } = await renderer.readSitemap(
        {
          origin,
          backend: config.backend.origin,
          headers: { ...renderHeaders(client, request.id, config), ...world },
          Request: RenderRequest,
          fetch: (input) =>
            limit(() =>
              createRenderFetch(options, origin, (seconds, status) =>
                cache.pause(seconds * 1_000, status === 429 ? client.address : undefined),
              )(input),
            ),
          readShared: world ? (_, readData) => readData() : readerFor(client),
        },
        section,
        file,
      );
      const gzipped = entries.length > 0 ? await compress(await toSitemapXml(entries)) : undefined;
      return { gzipped, fileCount, changedOn };
    };
    if (world) return { value: await read(), source: 'miss', ageMs: 0 } satisfies Cached<File>;
    return cache.get(
      `${origin} ${section} ${file}`,
      async () => ({ value: await read(), isUsable: true }),
      client.address,
    );
  }

  async function sendXml(
    request: FastifyRequest,
    reply: FastifyReply,
    gzipped: Buffer,
  ): Promise<FastifyReply> {
    const encoding = negotiateEncoding(request.headers['accept-encoding'], ['gzip']);
    const isCompressed = encoding === 'gzip';
    if (isCompressed) reply.header('content-encoding', encoding);
    return reply
      .type('application/xml; charset=utf-8')
      .headers({
        'cache-control': `public, max-age=${Math.round(limits.sharedFreshMs / 1_000)}`,
        vary: 'accept-encoding',
      })
      .send(isCompressed ? gzipped : await decompress(gzipped));
  }

  app.get('/robots.txt', async (request, reply) => {
    const { origin } = readClientInfo(request.raw);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${ROBOTS_MAX_AGE_S}`)
      .send(robotsText(origin, renderer.disallowedPatterns()));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const { origin } = readClientInfo(request.raw);
    try {
      const firstFiles = await Promise.all(
        renderer.SITEMAP_SECTIONS.map(async (section) => {
          const { value } = await load(request, section, 1);
          return { section, ...value };
        }),
      );
      const links = firstFiles.flatMap(({ section, fileCount, changedOn }) =>
        Array.from({ length: fileCount }, (_, index) => ({
          url: `${origin}/sitemaps/${section}-${index + 1}.xml`,
          // Posts are sorted by date, so only the first file changes with a new one.
          changedOn: index === 0 ? changedOn : undefined,
        })),
      );
      return await sendXml(request, reply, await compress(await toIndexXml(links)));
    } catch (error) {
      return sendFailure(request, reply, error);
    }
  });

  app.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    const [, name, number] = FILE_NAME.exec(request.params.name) ?? [];
    const section = renderer.SITEMAP_SECTIONS.find((one) => one === name);
    if (!section) return sendMissing(reply);
    try {
      const file = Number(number);
      const { value: first } = await load(request, section, 1);
      // Asking the backend for any number would fill the cache with empty files.
      if (file > first.fileCount) return sendMissing(reply);
      const { value } = file === 1 ? { value: first } : await load(request, section, file);
      if (!value.gzipped) return sendMissing(reply);
      return await sendXml(request, reply, value.gzipped);
    } catch (error) {
      return sendFailure(request, reply, error);
    }
  });

  return { expire: () => cache.expire(() => true), bytes: () => cache.bytes };
}

function sendMissing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'public, max-age=60')
    .type('text/plain; charset=utf-8')
    .send('Not found.\n');
}

/** Crawlers keep the last sitemap after a 503. */
function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  request.log.warn({ error: String(error) }, 'sitemap');
  return reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER_S) })
    .type('text/plain; charset=utf-8')
    .send('The sitemap is not available.\n');
}
