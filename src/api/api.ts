import type { Cache } from 'swr';
import type { AppScope } from '../lib/react/app-scope.ts';
import type { Client } from './client.ts';
import { createOptimisticUpdates, type OptimisticUpdates } from './runtime/optimistic-updates.ts';
import { createSerialQueue, type SerialQueue } from './runtime/serial-queue.ts';
import type { OperationId } from './types.ts';

/** A call that screens wait for. */
export interface InFlightRequest {
  controller: AbortController;
  /** How many components wait for it. */
  subscribers: number;
}

/** All that the hooks share in one running app: one per page in the browser, one per request on the server. */
export interface Api {
  /** Holds the session and the other state of the app. */
  scope: AppScope;
  client: Client;
  /** SWR's cache; kept here so that writes can read what a screen shows. */
  cache: Cache;
  optimisticUpdates: OptimisticUpdates;
  serial: SerialQueue;
  /** Queries that writes of a serial group have made stale: fetched again once the last write of the group is through. */
  owed: Map<string, Set<OperationId>>;
  /** Calls that screens wait for or show, by serialised key. */
  inFlight: Map<string, InFlightRequest>;
  /** The last notice of each query's responses that a shopper has seen. */
  shownNotices: Map<OperationId, string | null>;
  /**
   * Refreshers of mounted page-by-page lists, by their serialised key: SWR's filter form of `mutate` skips them. Parts that share a
   * list have one each, of which one is enough.
   */
  infinite: Map<OperationId, Map<string, (() => void)[]>>;
  /** Serialised keys of page-by-page lists that went stale off screen: asked again when next shown. */
  staleLists: Set<string>;
  /** Data that came with the page, by serialised key: fetched again once stale or after a while. */
  ssrData: Map<string, unknown>;
  /** When the page was made, ms. */
  startedAt: number;
  /** When the app was started, ms. */
  loadedAt: number;
  /** Are told which queries' answers a write of this tab has changed (AUTH-19). */
  writeListeners: Set<(ids: readonly OperationId[]) => void>;
}

/**
 * Makes the shared part; `ssrData` came with the page, by serialised key, and `renderedAt` is when the server rendered it, ms
 * since 1970.
 */
export function createApi(
  scope: AppScope,
  client: Client,
  ssrData: Record<string, unknown> = {},
  renderedAt = Infinity,
): Api {
  return {
    scope,
    client,
    cache: new Map(),
    optimisticUpdates: createOptimisticUpdates(),
    serial: createSerialQueue(),
    owed: new Map(),
    inFlight: new Map(),
    shownNotices: new Map(),
    infinite: new Map(),
    staleLists: new Set(),
    ssrData: new Map(Object.entries(ssrData)),
    // By a clock that is slow the page would come from the future.
    startedAt: Math.min(renderedAt, Date.now()),
    loadedAt: Date.now(),
    writeListeners: new Set(),
  };
}

/** Data that came with the page counts as fresh for this long, ms. */
const SSR_DATA_TTL_MS = 60_000;

/** Whether the data under this serialised key just came with the page. */
export function hasSsrData(api: Api, serialisedKey: string): boolean {
  return api.ssrData.has(serialisedKey) && Date.now() - api.startedAt < SSR_DATA_TTL_MS;
}

/** Whether nothing newer than this data of the page, or of a call, is needed until the page is loaded again. */
export function isLoadedOnce(api: Api, serialisedKey: string): boolean {
  const cameWithPage =
    api.ssrData.has(serialisedKey) && api.loadedAt - api.startedAt < SSR_DATA_TTL_MS;
  return cameWithPage || api.cache.get(serialisedKey)?.data !== undefined;
}

/** Data of a query that came with the page doesn't count as fresh any more. */
export function discardSsrData(api: Api, id: string): void {
  for (const key of api.ssrData.keys()) {
    if (key.startsWith(`@"${id}",`) || key.startsWith(`$inf$@"${id}",`)) api.ssrData.delete(key);
  }
}

/** Returns the data under this serialised key if it just came with the page, only once. */
export function consumeSsrData(api: Api, serialisedKey: string): unknown {
  const data = hasSsrData(api, serialisedKey) ? api.ssrData.get(serialisedKey) : undefined;
  api.ssrData.delete(serialisedKey);
  return data;
}
