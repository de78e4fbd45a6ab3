import { createHash } from 'node:crypto';
import type * as Entry from '../../app/entries/entry-server.tsx';
import { DEFAULT_RETRY_AFTER_S } from '../../lib/retry-after.ts';
import {
  createRenderFetch,
  type OnRetryAfter,
  type RenderFetchOptions,
  RenderRequest,
  toBackendOrigin,
} from '../backend/render-fetch.ts';
import { realtimeOf } from '../config/realtime.ts';
import { contentPolicy } from '../http/content-security-policy.ts';
import { imagePrefixes } from '../images/image-source.ts';
import { isRefusal } from './shared-data.ts';
import type { PageDocument, Template } from './template.ts';

export type Renderer = Pick<
  typeof Entry,
  'renderPage' | 'matchPage' | 'disallowedPatterns' | 'readSitemap' | 'SITEMAP_SECTIONS'
>;

/** Without theme, uncompressed. */
export interface Page extends PageDocument {
  status: number;
  /** Path and query, with a 302. */
  redirectTo: string | undefined;
  locale: string;
  policy: string;
  /** If false, it must not be cached. */
  isComplete: boolean;
  /** Whether the backend refused a call because of the client's rate limit. */
  isRefused: boolean;
  /** Seconds, with a 503. */
  retryAfterSeconds: number | undefined;
  hash: string;
}

export interface RenderJob {
  url: URL;
  locale: string | undefined;
  screenFile: string | undefined;
  headers: Record<string, string>;
  readShared: Entry.ReadShared;
  onError: (error: unknown) => void;
  onRetryAfter: OnRetryAfter;
}

export interface PageRenderer {
  render: (job: RenderJob) => Promise<Page>;
  inProgress: () => number;
}

export function createPageRenderer(
  options: RenderFetchOptions & { renderer: Renderer; template: Template },
): PageRenderer {
  const { config, renderer, template, metrics } = options;
  let inProgress = 0;

  async function render(job: RenderJob): Promise<Page> {
    const { origin } = job.url;
    const { apiBase: apiOrigin } = config.runtime;
    let retryAfterSeconds: number | undefined;
    let isRefused = false;
    const response = await renderer.renderPage({
      url: job.url,
      locale: job.locale,
      backend: config.backend.origin,
      headers: job.headers,
      Request: RenderRequest,
      fetch: createRenderFetch(options, origin, (seconds, refusedWith) => {
        retryAfterSeconds = seconds;
        isRefused ||= refusedWith === 429;
        job.onRetryAfter(seconds, refusedWith);
      }),
      readShared: job.readShared,
      deliveryCountries: config.deliveryCountries,
      config: {
        ...config.runtime,
        realtime: realtimeOf(config.realtime, toBackendOrigin(origin, config)),
        imagePrefixes: config.servesImages ? imagePrefixes(origin, config) : [],
      },
      onError(error) {
        // Shared data repeats an earlier refusal without a call.
        isRefused ||= isRefusal(error);
        job.onError(error);
      },
    });
    const { status, locale, isComplete, redirectTo } = response;
    const document = template.toDocument(response, job.screenFile);
    return {
      ...document,
      status,
      redirectTo: redirectTo && keepLanguage(redirectTo, job.url),
      locale,
      isComplete,
      isRefused,
      retryAfterSeconds: status === 503 ? (retryAfterSeconds ?? DEFAULT_RETRY_AFTER_S) : undefined,
      policy: contentPolicy({
        origin,
        apiOrigin,
        imageSources: config.imageSources,
        realtime: config.realtime,
        // Stand-ins use the shop's own origin.
        providers: config.runtime.socialScripts ? [] : response.providers,
        usesPusher: response.usesPusher,
      }),
      hash: createHash('sha1').update(document.before).update(document.after).digest('base64url'),
    };
  }

  return {
    inProgress: () => inProgress,
    async render(job) {
      inProgress += 1;
      metrics.rendering(inProgress);
      const startedAt = performance.now();
      try {
        return await render(job);
      } finally {
        inProgress -= 1;
        metrics.rendering(inProgress);
        metrics.rendered(performance.now() - startedAt);
      }
    },
  };
}

/** Keeps `?lang=`, which belongs to the URL of a language (SEO-02). */
function keepLanguage(redirectTo: string, { origin, searchParams }: URL): string {
  const target = new URL(redirectTo, origin);
  const lang = searchParams.get('lang');
  if (lang !== null) target.searchParams.set('lang', lang);
  return target.pathname + target.search;
}
