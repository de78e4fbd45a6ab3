import { type State, unstable_serialize as serialise } from 'swr';
import type { Api, Prefetch } from '../api.ts';
import type { QueryKey, RouteQuery } from './define-operation.ts';
import { currentToken, isFresh } from './take-prefetched.ts';

/**
 * Fetches the data of a page that may open next, so that its first render is complete. SWR's
 * `preload` ignores invalidations, and the page would show a skeleton first. Errors are left to the
 * screen's own request. Only an opened page counts as viewed: a query that records views is sent
 * without token, and the screen sends it again.
 */
export function prefetchQueries(api: Api, queries: readonly RouteQuery[]): void {
  const token = currentToken(api);
  for (const { query, key } of queries) {
    const serialised = serialise(key);
    if (isFresh(api.prefetches.get(serialised))) continue;
    if (query.access === 'customer' && token === null) continue;
    if (api.cache.get(serialised)?.isValidating) continue;
    const sentToken = query.recordsView ? null : token;
    if (sentToken !== token && api.cache.get(serialised)?.data !== undefined) continue;
    const prefetch: Prefetch = {
      startedAtMs: Date.now(),
      token: sentToken,
      data: api.client.call(query, key[1] as never, undefined, sentToken),
    };
    api.prefetches.set(serialised, prefetch);
    const isCurrent = () => api.prefetches.get(serialised) === prefetch;
    prefetch.data.then(
      (data) => {
        if (!isCurrent() || token !== currentToken(api)) return;
        const known = api.cache.get(serialised);
        // A screen does not see data that appears during its own request.
        if (known?.data !== undefined || known?.isValidating) return;
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
