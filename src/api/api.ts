import type { Cache } from 'swr';
import type { AppScope } from '../lib/react/app-scope.ts';
import type { Client } from './client.ts';
import { createOptimisticUpdates, type OptimisticUpdates } from './runtime/optimistic-updates.ts';
import { createSerialQueue, type SerialQueue } from './runtime/serial-queue.ts';
import type { OperationId } from './types.ts';

export interface InFlightRequest {
  controller: AbortController;
  subscribers: number;
}

export interface Prefetch {
  /** In ms since 1970. */
  startedAtMs: number;
  /** Null for a guest. */
  token: string | null;
  data: Promise<unknown>;
}

/** State that all API hooks of one running app share. */
export interface Api {
  scope: AppScope;
  client: Client;
  /** Exposed so that mutations can read the shown data. */
  cache: Cache;
  optimisticUpdates: OptimisticUpdates;
  serial: SerialQueue;
  /** Queries to refetch after the last mutation of a serial group. */
  deferredInvalidations: Map<string, Set<OperationId>>;
  /** By serialised key. */
  inFlight: Map<string, InFlightRequest>;
  /** The last notice per query that the shopper has seen. */
  shownNotices: Map<OperationId, string | null>;
  /**
   * Refresh functions of mounted infinite lists, by serialised key: SWR's filter form of `mutate`
   * skips them. Components that share a list add one each; calling one is enough.
   */
  mountedLists: Map<OperationId, Map<string, (() => void)[]>>;
  /** Serialised keys of infinite lists that went stale while unmounted. */
  staleLists: Set<string>;
  /** Server-rendered data by serialised key. Removed once consumed or stale. */
  ssrData: Map<string, unknown>;
  /** By serialised key. Removed once consumed or stale. */
  prefetches: Map<string, Prefetch>;
  /** When the server rendered the page, in ms since 1970. */
  renderedAtMs: number;
  /** When the app started, in ms since 1970. */
  loadedAtMs: number;
  /** Called with the queries that a mutation in this tab changed (AUTH-19). */
  mutationListeners: Set<(ids: readonly OperationId[]) => void>;
}

/** Creates the API state. `ssrData` is by serialised key, `renderedAtMs` in ms since 1970. */
export function createApi(
  scope: AppScope,
  client: Client,
  ssrData: Record<string, unknown> = {},
  renderedAtMs = Infinity,
): Api {
  return {
    scope,
    client,
    cache: new Map(),
    optimisticUpdates: createOptimisticUpdates(),
    serial: createSerialQueue(),
    deferredInvalidations: new Map(),
    inFlight: new Map(),
    shownNotices: new Map(),
    mountedLists: new Map(),
    staleLists: new Set(),
    ssrData: new Map(Object.entries(ssrData)),
    prefetches: new Map(),
    // A slow client clock would put it in the future.
    renderedAtMs: Math.min(renderedAtMs, Date.now()),
    loadedAtMs: Date.now(),
    mutationListeners: new Set(),
  };
}

const SSR_DATA_TTL_MS = 60_000;

/** Whether fresh server-rendered data exists for the key. */
export function hasSsrData(api: Api, serialisedKey: string): boolean {
  return api.ssrData.has(serialisedKey) && Date.now() - api.renderedAtMs < SSR_DATA_TTL_MS;
}

/**
 * Whether data was loaded since the page load. Unlike `hasSsrData`, does not expire while the page
 * is open.
 */
export function isLoadedOnce(api: Api, serialisedKey: string): boolean {
  const cameWithPage =
    api.ssrData.has(serialisedKey) && api.loadedAtMs - api.renderedAtMs < SSR_DATA_TTL_MS;
  return cameWithPage || api.cache.get(serialisedKey)?.data !== undefined;
}

/** Drops the server-rendered and prefetched data of a query. */
export function discardEarlyData({ ssrData, prefetches }: Api, id: string): void {
  for (const entries of [ssrData, prefetches]) {
    for (const key of entries.keys()) {
      if (key.startsWith(`@"${id}",`) || key.startsWith(`$inf$@"${id}",`)) entries.delete(key);
    }
  }
}

/** Returns fresh server-rendered data and removes it. */
export function consumeSsrData(api: Api, serialisedKey: string): unknown {
  const data = hasSsrData(api, serialisedKey) ? api.ssrData.get(serialisedKey) : undefined;
  api.ssrData.delete(serialisedKey);
  return data;
}
