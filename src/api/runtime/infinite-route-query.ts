import type { AnyQuery, Query } from './define-operation.ts';
import type { RouteQuery } from './route-query.ts';
import type { OperationId } from '../types.ts';
import { infiniteFallback, infiniteKey } from './use-infinite-query.ts';

/** Tells that a screen asks this query page by page. */
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
