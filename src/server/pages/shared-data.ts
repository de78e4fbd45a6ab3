import type { ReadShared } from '../../app/entries/entry-server.tsx';
import type { Limits } from '../config/limits.ts';
import { type CacheSource, SwrCache } from './swr-cache.ts';

/** Data that guests share, per origin and language (SRV-04). */
export interface SharedData {
  /** Per origin: the backend builds absolute URLs from it. */
  readerFor: (origin: string) => ReadShared;
  /** Empty if unknown. */
  languagesOf: (origin: string) => readonly string[];
  /** Whether the settings were ever loaded. */
  hasSettings: () => boolean;
  expire: () => number;
}

const MAX_BYTES = 16 * 1_024 * 1_024;

export function createSharedData(
  limits: Limits,
  onRead: (source: CacheSource) => void,
): SharedData {
  const cache = new SwrCache<{ data: unknown }>({
    freshMs: limits.sharedFreshMs,
    staleMs: limits.sharedStaleMs,
    staleIfErrorMs: limits.staleIfErrorMs,
    maxBytes: MAX_BYTES,
    sizeOf: ({ data }) => JSON.stringify(data)?.length ?? 1,
    onRead,
  });
  const languages = new Map<string, readonly string[]>();

  return {
    readerFor(origin) {
      return async <Value>(key: string, load: () => Promise<Value>) => {
        const cached = await cache.get(`${origin} ${key}`, async () => {
          const data = await load();
          if (key.startsWith('getSettings')) noteLanguages(languages, origin, data);
          return { value: { data }, isUsable: true };
        });
        return cached.value.data as Value;
      };
    },
    languagesOf: (origin) => languages.get(origin) ?? [],
    hasSettings: () => languages.size > 0,
    expire: () => cache.expire(() => true),
  };
}

const MAX_ORIGINS = 100;

function noteLanguages(
  languages: Map<string, readonly string[]>,
  origin: string,
  settings: unknown,
): void {
  const { languages: list } = settings as { languages?: readonly { name: string }[] };
  if (languages.size >= MAX_ORIGINS) languages.clear();
  languages.set(origin, list?.map(({ name }) => name) ?? []);
}
