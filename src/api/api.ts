import type { Cache } from 'swr';
import type { Client } from './client.ts';
import { createOptimisticUpdates, type OptimisticUpdates } from './runtime/optimistic-updates.ts';
import { createSerialQueue, type SerialQueue } from './runtime/serial-queue.ts';
import type { OperationId } from './types.ts';

/** All that the hooks share in one running app: one per page in the browser, one per request on the server. */
export interface Api {
  client: Client;
  /** SWR's cache; kept here so that writes can read what a screen shows. */
  cache: Cache;
  overlays: OptimisticUpdates;
  serial: SerialQueue;
  /** Refreshers of mounted page-by-page lists: SWR's filter form of `mutate` skips their keys. */
  infinite: Map<OperationId, Set<() => void>>;
  /** Serialised keys of page-by-page lists that went stale off screen: asked again when next shown. */
  staleLists: Set<string>;
  /** Answers that came with the page, by serialised key: asked again once stale or after a while. */
  handedOver: Map<string, unknown>;
  /** When the page was made, ms. */
  startedAt: number;
  /** Are told which queries' answers a write of this tab has changed (AUTH-19). */
  onWritten: Set<(ids: readonly OperationId[]) => void>;
}

/**
 * Makes the shared part; `fallback` are answers that came with the page, by serialised key, and `renderedAt` is when the server
 * rendered it, ms since 1970.
 */
export function createApi(
  client: Client,
  fallback: Record<string, unknown> = {},
  renderedAt = Infinity,
): Api {
  return {
    client,
    cache: new Map(),
    overlays: createOptimisticUpdates(),
    serial: createSerialQueue(),
    infinite: new Map(),
    staleLists: new Set(),
    handedOver: new Map(Object.entries(fallback)),
    // By a clock that is slow the page would come from the future.
    startedAt: Math.min(renderedAt, Date.now()),
    onWritten: new Set(),
  };
}

/** Answers that came with the page count as fresh for this long, ms. */
const HAND_OVER_LIFE = 60_000;

/** Whether the answer under this serialised key just came with the page. */
export function hasSsrData(api: Api, serialisedKey: string): boolean {
  return api.handedOver.has(serialisedKey) && Date.now() - api.startedAt < HAND_OVER_LIFE;
}

/** Answers of a query that came with the page don't count as fresh any more. */
export function discardSsrData(api: Api, id: string): void {
  for (const key of api.handedOver.keys()) {
    if (key.startsWith(`@"${id}",`) || key.startsWith(`$inf$@"${id}",`)) api.handedOver.delete(key);
  }
}

/** The answer under this serialised key if it just came with the page; it is handed out once. */
export function consumeSsrData(api: Api, serialisedKey: string): unknown {
  const answer = hasSsrData(api, serialisedKey) ? api.handedOver.get(serialisedKey) : undefined;
  api.handedOver.delete(serialisedKey);
  return answer;
}
