import { type State, unstable_serialize as serialise } from 'swr';
import type { Api, Prefetch } from '../api.ts';
import { createSession } from '../session.ts';
import type { QueryKey, RouteQuery } from './define-operation.ts';

/** A page that opens later fetches again. */
const TTL_MS = 30_000;

/**
 * Fetches the data of a page that may open next, so that its first render is complete. SWR's
 * `preload` ignores invalidations, and the page would show a skeleton first. Errors are left to the
 * screen's own request.
 */
export function prefetchQueries(api: Api, queries: readonly RouteQuery[]): void {
  const hasToken = api.scope.get(createSession).getState().token !== null;
  for (const { query, key } of queries) {
    const serialised = serialise(key);
    if (isFresh(api.prefetches.get(serialised))) continue;
    if (query.access === 'customer' && !hasToken) continue;
    const prefetch: Prefetch = {
      startedAtMs: Date.now(),
      data: api.client.call(query, key[1] as never),
    };
    api.prefetches.set(serialised, prefetch);
    const isCurrent = () => api.prefetches.get(serialised) === prefetch;
    prefetch.data.then(
      (data) => {
        if (!isCurrent() || api.cache.get(serialised)?.data !== undefined) return;
        // SWR's own field: what invalidation and sign-out match.
        const entry: State & { _k: QueryKey } = {
          data,
          isLoading: false,
          isValidating: false,
          _k: key,
        };
        api.cache.set(serialised, entry);
      },
      () => {
        if (isCurrent()) api.prefetches.delete(serialised);
      },
    );
  }
}

/** Returns fresh prefetched data, for one request. */
export function takePrefetched(api: Api, serialisedKey: string): Promise<unknown> | undefined {
  const found = api.prefetches.get(serialisedKey);
  api.prefetches.delete(serialisedKey);
  return isFresh(found) ? found.data : undefined;
}

const isFresh = (prefetch: Prefetch | undefined): prefetch is Prefetch =>
  prefetch !== undefined && Date.now() - prefetch.startedAtMs < TTL_MS;
