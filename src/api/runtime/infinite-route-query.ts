import type { AnyQuery, Query, RouteQuery } from './define-operation.ts';
import type { OperationId } from '../types.ts';
import { infiniteFallback, infiniteKey } from './use-infinite-query.ts';

/** Returns the first page of an infinite query, for prefetching. */
export function infiniteRouteQuery<Id extends OperationId, Data>(
  query: Query<Id, Data>,
  input: object = {},
): RouteQuery {
  return {
    query: query as unknown as AnyQuery,
    key: infiniteKey(query, input, 0),
    toFallback: (data) => infiniteFallback(query, input, data as Data),
  };
}
