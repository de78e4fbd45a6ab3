import type { Api, Prefetch } from '../api.ts';
import { createSession } from '../session.ts';

/** A page that opens later fetches again. */
const TTL_MS = 30_000;

export const currentToken = (api: Api) => api.scope.get(createSession).getState().token;

/** Returns fresh prefetched data, for one request. */
export function takePrefetched(api: Api, serialisedKey: string): Promise<unknown> | undefined {
  const found = api.prefetches.get(serialisedKey);
  api.prefetches.delete(serialisedKey);
  return isFresh(found) && found.token === currentToken(api) ? found.data : undefined;
}

export const isFresh = (prefetch: Prefetch | undefined): prefetch is Prefetch =>
  prefetch !== undefined && Date.now() - prefetch.startedAtMs < TTL_MS;
