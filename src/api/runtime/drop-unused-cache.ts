import type { Api } from '../api.ts';
import type { Mutate } from './invalidation.ts';

/** Drops unused data, so that a component that broke on it refetches on its next mount. */
export async function dropUnusedCache(
  api: Api,
  mutate: Mutate,
  fallback: Record<string, unknown>,
): Promise<void> {
  const keys = new Set([...api.cache.keys(), ...Object.keys(fallback)]);
  const unused = [...keys].filter((key) => (api.inFlight.get(key)?.subscribers ?? 0) === 0);
  for (const key of unused) {
    api.ssrData.delete(key);
    Reflect.deleteProperty(fallback, key);
  }
  // `mutate` bypasses SWR's deduping, which would reuse the last response.
  await Promise.all(unused.map((key) => mutate(key, undefined, { revalidate: true })));
}
