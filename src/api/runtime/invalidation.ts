import { type useSWRConfig, unstable_serialize as serialise } from 'swr';
import { type Api, discardSsrData } from '../api.ts';
import type { AnyQuery, Query } from './define-operation.ts';
import { hasSubscribers } from './in-flight-requests.ts';
import { customerQueries, optionalQueries } from '../generated/access.ts';
import { createSession } from '../session.ts';
import type { Input, OperationId } from '../types.ts';

type Mutate = ReturnType<typeof useSWRConfig>['mutate'];

/** Asks the named queries again wherever they are shown; answers not on screen are asked when next needed. */
export async function invalidate(
  api: Api,
  mutate: Mutate,
  ids: readonly OperationId[],
): Promise<void> {
  if (ids.length === 0) return;
  const stale = new Set<unknown>(ids);
  for (const id of ids) {
    discardSsrData(api, id);
    for (const key of listKeys(api, id)) api.staleLists.add(key);
    for (const refreshers of api.infinite.get(id)?.values() ?? []) refreshers.at(-1)?.();
  }
  await mutate((key) => Array.isArray(key) && stale.has(key[0]));
}

/** Puts data of the server under a query's key; changes still open stay on top. */
export async function setQueryData<Id extends OperationId, Data>(
  api: Api,
  mutate: Mutate,
  query: Query<Id, Data> | AnyQuery,
  input: Input<Id> | undefined,
  data: Data,
): Promise<void> {
  const key = query.key(input as never);
  await mutate(key, api.optimisticUpdates.rebase(serialise(key), data), { revalidate: false });
}

/**
 * After a login, logout or change of account: a customer's answers are forgotten, and answers that
 * a token makes personal are asked again (AUTH-16, AUTH-17).
 */
export async function refreshForSession(api: Api, mutate: Mutate): Promise<void> {
  // Screens learn of a logout only after this: until then they would ask without a token (STATE-04).
  const revalidate = api.scope.get(createSession).getState().token !== null;
  const forgotten = [...customerQueries].flatMap((id) => [
    mutate((key) => Array.isArray(key) && key[0] === id, undefined, { revalidate }),
    // The filter form skips the lists' own entries, which hold the other customer's pages.
    ...listKeys(api, id).map((key) => mutate(key, undefined, { revalidate })),
  ]);
  await Promise.all([...forgotten, invalidate(api, mutate, [...optionalQueries] as OperationId[])]);
}

/** Asks again whatever failed and is shown: on request, once the network may be back. */
export async function refetchFailed(api: Api, mutate: Mutate): Promise<void> {
  const failed = [...api.cache.keys()].filter((key) => api.cache.get(key)?.error !== undefined);
  // The failure of the new try reaches the screen that shows it.
  await Promise.all(failed.map((key) => mutate(key).catch(() => undefined)));
}

/**
 * Drops answers that nothing on screen shows, those that came with the page too: a part that broke
 * on one of them gets a new one when it is shown again.
 */
export async function dropUnusedCache(
  api: Api,
  mutate: Mutate,
  fallback: Record<string, unknown>,
): Promise<void> {
  const keys = new Set([...api.cache.keys(), ...Object.keys(fallback)]);
  const unused = [...keys].filter((key) => !hasSubscribers(api, key));
  for (const key of unused) {
    api.ssrData.delete(key);
    Reflect.deleteProperty(fallback, key);
  }
  // Through SWR, which else takes the answer of a moment ago for the one that it is asked for.
  await Promise.all(unused.map((key) => mutate(key, undefined, { revalidate: true })));
}

/** Keys of the page-by-page lists of a query that the cache knows, mounted or not. */
function listKeys(api: Api, id: string): string[] {
  return [...api.cache.keys()].filter((key) => key.startsWith(`$inf$@"${id}",`));
}
