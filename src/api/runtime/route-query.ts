import { unstable_serialize as serialise } from 'swr';
import type { Api } from '../api.ts';
import type { Client } from '../client.ts';
import type { AnyQuery, Query, QueryKey } from './define-operation.ts';
import { preloadQuery } from './preload-query.ts';
import type { Input, OperationId } from '../types.ts';

/** One query that a screen will ask, told ahead: for prefetching on hover and for the server. */
export interface RouteQuery {
  query: AnyQuery;
  /** Of the one call that is made for it. */
  key: QueryKey;
  /** The answer as entries of SWR's cache. */
  toFallback: (data: unknown) => Record<string, unknown>;
}

/** Tells that a screen asks this query with this input. */
export function routeQuery<Id extends OperationId, Data>(
  query: Query<Id, Data>,
  ...[input]: Partial<Input<Id>> extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>]
): RouteQuery {
  const key = query.key(input);
  return {
    query: query as unknown as AnyQuery,
    key,
    toFallback: (data) => ({ [serialise(key)]: data }),
  };
}

/** Starts the queries so that their responses are on the way when the screen mounts. */
export function preloadRouteQueries(api: Api, queries: readonly RouteQuery[]): void {
  for (const { query, key } of queries) preloadQuery(api, query, key[1] as never);
}

/**
 * Fetches the queries and returns their data as SWR fallback. A refused one is passed to `onError`
 * and left out: the screen asks again and shows the failure in its place.
 */
export async function fetchRouteQueries(
  client: Client,
  queries: readonly RouteQuery[],
  onError: (query: RouteQuery, error: unknown) => void,
): Promise<Record<string, unknown>> {
  const entries = await Promise.all(
    queries.map(async (query) => {
      try {
        return query.toFallback(await client.call(query.query, query.key[1] as never));
      } catch (error) {
        onError(query, error);
        return {};
      }
    }),
  );
  return Object.assign({}, ...entries) as Record<string, unknown>;
}
