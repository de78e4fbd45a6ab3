import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { IMAGE_SERVICE_PATH, IMAGE_WIDTHS } from '../../lib/image-service.ts';
import { type BackendAgents, codeOf, sendToBackend } from '../backend/agents.ts';
import { USER_AGENT } from '../backend/render-fetch.ts';
import type { ServerConfig } from '../config/server-config.ts';
import type { ReadClientInfo } from '../http/client-address.ts';
import { forwardingHeaders, toBackendHost } from '../http/forward-headers.ts';
import type { Metrics } from '../operations/metrics.ts';
import { matchesEtag } from '../pages/page-headers.ts';
import { OverloadedError } from '../pages/swr-cache.ts';
import { type ImageSource, parseImageSource } from './image-source.ts';
import { type ImageFormat, resizeImage, type Sharp, UnsuitableImageError } from './resize-image.ts';

export interface ImageService {
  bytes: () => number;
  /** Drops all pictures; returns their number. */
  expire: () => number;
}

interface Image {
  /** Undefined: shoppers get the original. */
  bytes: Buffer | undefined;
  etag: string;
}

interface Job {
  source: ImageSource;
  width: number;
  format: ImageFormat;
  headers: Record<string, string>;
}

const DAY_S = 86_400;
/** Uploads usually get a new URL, but a replaced file must appear eventually. */
const IMAGE_MAX_AGE_S = 7 * DAY_S;
const ORIGINAL_MAX_AGE_S = 3_600;
/** Bytes of an entry besides its picture. */
const ENTRY_BYTES = 500;

/**
 * Serves pictures of the backend in a few widths, as AVIF or WebP. In case of doubt it redirects to
 * the original.
 *
 * @throws if sharp is not installed
 */
export async function registerImages(
  app: FastifyInstance,
  options: {
    config: ServerConfig;
    agents: BackendAgents;
    metrics: Metrics;
    readClientInfo: ReadClientInfo;
    isOverloaded: () => boolean;
  },
): Promise<ImageService> {
  const { config, agents, metrics, readClientInfo, isOverloaded } = options;
  const { limits } = config;
  const sharp = await loadSharp();
  const limitJobs = pLimit(limits.imagesAtOnce);

  async function loadSource({ source, headers }: Job): Promise<Uint8Array> {
    try {
      const agent = source.isExternal ? agents.externalImages : agents.images;
      const response = await sendToBackend(agent, source.url, {
        method: 'GET',
        headers,
        signal: AbortSignal.timeout(limits.imageMs),
      });
      metrics.backendCall('image', response.statusCode);
      if (response.statusCode !== 200) {
        await response.body.dump();
        throw new Error(`The picture has status ${response.statusCode}.`);
      }
      return await response.body.bytes();
    } catch (error) {
      if (codeOf(error) !== 'UND_ERR_RES_EXCEEDED_MAX_SIZE') throw error;
      throw new UnsuitableImageError('too large');
    }
  }

  async function createImage(job: Job): Promise<Image> {
    try {
      const bytes = await resizeImage(sharp, await loadSource(job), { ...job, limits });
      return { bytes, etag: `"${createHash('sha1').update(bytes).digest('base64url')}"` };
    } catch (error) {
      if (!(error instanceof UnsuitableImageError)) throw error;
      return { bytes: undefined, etag: '' };
    }
  }

  // `fetch` loads each key only once at a time.
  const cache = new LRUCache<string, Image, Job>({
    maxSize: limits.imageCacheBytes,
    sizeCalculation: ({ bytes }) => ENTRY_BYTES + (bytes?.length ?? 0),
    ttl: DAY_S * 1_000,
    fetchMethod(_key, _stale, { context: job }) {
      if (isOverloaded() || limitJobs.pendingCount >= limits.imagesQueued) {
        throw new OverloadedError('Too many pictures are waiting.');
      }
      return limitJobs(() => createImage(job));
    },
  });

  app.get(IMAGE_SERVICE_PATH, async (request, reply) => {
    const client = readClientInfo(request.raw);
    const { src, w } = request.query as Record<string, unknown>;
    const source =
      typeof src === 'string' ? parseImageSource(src, client.origin, config) : undefined;
    const width = IMAGE_WIDTHS.find((one) => String(one) === w);
    if (!source || width === undefined) {
      return reply
        .code(400)
        .header('cache-control', 'no-store')
        .send({ message: 'This picture or width is not available.' });
    }
    reply.header('vary', 'accept');
    const format = negotiateFormat(request.headers.accept);
    if (!format) return redirectToOriginal(reply, source, ORIGINAL_MAX_AGE_S);
    const key = `${format} ${width} ${source.url}`;
    const job: Job = {
      source,
      width,
      format,
      headers: {
        accept: 'image/*',
        'user-agent': USER_AGENT,
        ...(source.isExternal
          ? {}
          : {
              ...forwardingHeaders(client, request.id),
              host: toBackendHost(client.origin, config),
            }),
      },
    };
    const known = cache.get(key);
    const image =
      known ??
      (await Promise.race([
        cache.fetch(key, { context: job }).catch((error: unknown) => {
          request.log.warn({ code: codeOf(error) }, 'picture failed');
          return undefined;
        }),
        setTimeout(limits.imageWaitMs, undefined, { ref: false }),
      ]));
    metrics.cacheRead('image', known ? 'fresh' : image ? 'miss' : 'failed');
    if (!image) return redirectToOriginal(reply, source, 0);
    if (!image.bytes) return redirectToOriginal(reply, source, ORIGINAL_MAX_AGE_S);
    reply.headers({ 'cache-control': `public, max-age=${IMAGE_MAX_AGE_S}`, etag: image.etag });
    if (matchesEtag(request.headers['if-none-match'], image.etag)) return reply.code(304).send();
    return reply.type(`image/${format}`).send(image.bytes);
  });

  return {
    bytes: () => cache.calculatedSize,
    expire() {
      const { size } = cache;
      cache.clear();
      return size;
    },
  };
}

async function loadSharp(): Promise<Sharp> {
  try {
    const { default: sharp } = await import('sharp');
    // `imagesAtOnce` limits the processors.
    sharp.concurrency(1);
    // Would cache decoded pictures.
    sharp.cache(false);
    return sharp;
  } catch (error) {
    throw new Error(
      'Failed to start: IMAGE_SERVICE is "on", but the package sharp is missing. Install it next to dist/.',
      { cause: error },
    );
  }
}

/** All browsers accept WebP; some crawlers and mail programs accept neither. */
function negotiateFormat(accept = ''): ImageFormat | undefined {
  return (['avif', 'webp'] as const).find((format) =>
    new RegExp(String.raw`\bimage/${format}\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`, 'i').test(accept),
  );
}

/** The source is one of the shop's own, so this is no open redirect. */
function redirectToOriginal(
  reply: FastifyReply,
  { publicUrl }: ImageSource,
  maxAgeSeconds: number,
): FastifyReply {
  return reply
    .header('cache-control', maxAgeSeconds > 0 ? `public, max-age=${maxAgeSeconds}` : 'no-store')
    .redirect(publicUrl, 302);
}
