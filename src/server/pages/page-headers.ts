import type { IncomingMessage } from 'node:http';
import type { Limits } from '../config/limits.ts';
import type { Page } from './render-page.ts';
import type { Cached } from './swr-cache.ts';

/** Short, because the page may exist soon. */
export const NOT_FOUND_FRESH_MS = 30_000;
/** Short, because a new page is being rendered. */
const STALE_MAX_AGE_S = 5;

/** Whether the requested content does not exist, or no longer. */
export function isMissing({ status }: Page): boolean {
  return status === 404 || status === 410;
}

/** Weak, and includes the theme. */
export function etagOf(page: Page, theme: string | undefined): string {
  return `W/"${page.hash}${theme ? `-${theme}` : ''}"`;
}

/** Compares weakly (RFC 9110 §13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (
    ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag))
  );
}

/** Browsers always revalidate; shared caches store the page (SRV-06). */
export function cacheHeaders(
  { value: page, source, ageMs }: Cached<Page>,
  isShared: boolean,
  limits: Limits,
): Record<string, string> {
  if (page.status >= 500) {
    return {
      'cache-control': 'no-store',
      'retry-after': String(page.retryAfterSeconds),
      'x-robots-tag': 'noindex',
    };
  }
  if (!isShared || !page.isComplete) {
    return {
      'cache-control': 'private, no-store',
      ...(page.isComplete ? {} : { 'x-robots-tag': 'noindex' }),
    };
  }
  const freshMs = isMissing(page) ? NOT_FOUND_FRESH_MS : limits.pageFreshMs;
  const seconds = source.startsWith('stale')
    ? STALE_MAX_AGE_S
    : Math.max(1, Math.round((freshMs - ageMs) / 1_000));
  const stale = Math.round(limits.pageStaleMs / 1_000);
  const staleIfError = Math.round(limits.staleIfErrorMs / 1_000);
  return {
    'cache-control': `public, max-age=0, s-maxage=${seconds}`,
    'cdn-cache-control': `public, max-age=${seconds}, stale-while-revalidate=${stale}, stale-if-error=${staleIfError}`,
  };
}

export function mockWorldHeaders({ headers }: IncomingMessage): Record<string, string> | undefined {
  const named = Object.entries(headers).filter(
    (entry): entry is [string, string] =>
      entry[0].startsWith('x-mock-') && typeof entry[1] === 'string',
  );
  const cookie = /(?:^|;\s*)mock-[a-z]+=/.test(headers.cookie ?? '') ? headers.cookie : undefined;
  if (named.length === 0 && cookie === undefined) return undefined;
  return { ...Object.fromEntries(named), ...(cookie === undefined ? {} : { cookie }) };
}
