import type { Cache } from 'swr';
import type { Client } from './client.ts';
import { createOverlays, type Overlays } from './overlays.ts';
import { createSerialQueue, type SerialQueue } from './serial-queue.ts';
import type { OperationId } from './types.ts';

/** All that the hooks share in one running app: one per page in the browser, one per request on the server. */
export interface Api {
  client: Client;
  /** SWR's cache; kept here so that writes can read what a screen shows. */
  cache: Cache;
  overlays: Overlays;
  serial: SerialQueue;
  /** Refreshers of mounted page-by-page lists: SWR's filter form of `mutate` skips their keys. */
  infinite: Map<OperationId, Set<() => void>>;
  /** Serialised keys of page-by-page lists that went stale off screen: asked again when next shown. */
  staleLists: Set<string>;
  /** Serialised keys whose answers came with the page: asked again only after a while. */
  handedOver: ReadonlySet<string>;
  /** When the page was made, ms. */
  startedAt: number;
}

/** Makes the shared part; `fallback` are answers that came with the page, by serialised key. */
export function createApi(client: Client, fallback: Record<string, unknown> = {}): Api {
  return {
    client,
    cache: new Map(),
    overlays: createOverlays(),
    serial: createSerialQueue(),
    infinite: new Map(),
    staleLists: new Set(),
    handedOver: new Set(Object.keys(fallback)),
    startedAt: Date.now(),
  };
}

/** Answers that came with the page count as fresh for this long, ms. */
const HAND_OVER_LIFE = 60_000;

/** Whether the answer under this serialised key just came with the page. */
export function isHandedOver(api: Api, serialisedKey: string): boolean {
  return api.handedOver.has(serialisedKey) && Date.now() - api.startedAt < HAND_OVER_LIFE;
}
