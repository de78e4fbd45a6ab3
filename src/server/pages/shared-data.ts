import type { ReadShared } from '../../app/entries/entry-server.tsx';
import type { Limits } from '../config/limits.ts';
import type { ClientInfo } from '../http/client-address.ts';
import { type CacheSource, SwrCache } from './swr-cache.ts';

/** Data that guests share, per origin and language (SRV-04). */
export interface SharedData {
  /** Per origin: the backend builds absolute URLs from it. */
  readerFor: (client: Pick<ClientInfo, 'address' | 'origin'>) => ReadShared;
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
    isOwnFailure: ({ error }) => isRefusal(error),
    maxBytes: MAX_BYTES,
    sizeOf: ({ data }) => JSON.stringify(data)?.length ?? 1,
    onRead,
  });
  const languages = new Map<string, readonly string[]>();

  return {
    readerFor({ address, origin }) {
      return async <Value>(key: string, load: () => Promise<Value>) => {
        const loadAndNote = async () => {
          const data = await load();
          if (key.startsWith('getSettings')) noteLanguages(languages, origin, data);
          return { value: { data }, isUsable: true };
        };
        const cached = await cache.get(`${origin} ${key}`, loadAndNote, address);
        return cached.value.data as Value;
      };
    },
    languagesOf: (origin) => languages.get(origin) ?? [],
    hasSettings: () => languages.size > 0,
    expire: () => cache.expire(() => true),
  };
}

/** Whether the backend refused a call because of the client's rate limit. */
export function isRefusal(error: unknown): boolean {
  // The renderer is another bundle: its classes differ from those of this one.
  return error instanceof Error && 'status' in error && error.status === 429;
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
