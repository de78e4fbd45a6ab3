import { type useSWRConfig, unstable_serialize as serialise } from 'swr';
import { type Api, discardEarlyData } from '../api.ts';
import type { AnyQuery, Query } from './define-operation.ts';
import { customerQueries, optionalQueries } from '../generated/access.ts';
import { createSession } from '../session.ts';
import type { Input, OperationId } from '../types.ts';

export type Mutate = ReturnType<typeof useSWRConfig>['mutate'];

/** Refetches mounted queries with these ids; marks the others as stale. */
export async function invalidate(
  api: Api,
  mutate: Mutate,
  ids: readonly OperationId[],
): Promise<void> {
  if (ids.length === 0) return;
  const stale = new Set<unknown>(ids);
  for (const id of ids) {
    discardEarlyData(api, id);
    for (const key of listKeys(api, id)) api.staleLists.add(key);
    for (const refreshers of api.mountedLists.get(id)?.values() ?? []) refreshers.at(-1)?.();
  }
  await mutate((key) => Array.isArray(key) && stale.has(key[0]));
}

/** Sets the server data of a query. Pending optimistic changes stay applied. */
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

/** Clears customer queries and refetches queries that depend on the token (AUTH-16, AUTH-17). */
export async function refreshForSession(api: Api, mutate: Mutate): Promise<void> {
  // Screens are notified of a logout later and would refetch without a token (STATE-04).
  const { token } = api.scope.get(createSession).getState();
  const revalidate = token !== null;
  // Queries with pending changes would not load.
  api.optimisticUpdates.clear();
  api.serial.clear();
  // The stored session may have been restored after its first requests.
  for (const [key, prefetch] of api.prefetches) {
    if (prefetch.token !== token) api.prefetches.delete(key);
  }
  const forgotten = [...customerQueries].flatMap((id) => [
    mutate((key) => Array.isArray(key) && key[0] === id, undefined, { revalidate }),
    // The filter form skips infinite lists, which contain the previous customer's pages.
    ...listKeys(api, id).map((key) => mutate(key, undefined, { revalidate })),
  ]);
  await Promise.all([...forgotten, invalidate(api, mutate, [...optionalQueries] as OperationId[])]);
}

function listKeys(api: Api, id: string): string[] {
  return [...api.cache.keys()].filter((key) => key.startsWith(`$inf$@"${id}",`));
}
