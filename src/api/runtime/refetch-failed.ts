import type { Api } from '../api.ts';
import type { Mutate } from './invalidation.ts';

/** Refetches all failed queries. */
export async function refetchFailed(api: Api, mutate: Mutate): Promise<void> {
  const failed = [...api.cache.keys()].filter((key) => api.cache.get(key)?.error !== undefined);
  // The screen shows the new error.
  await Promise.all(failed.map((key) => mutate(key).catch(() => undefined)));
}
