import type { Client } from '../client.ts';
import type { RouteQuery } from './define-operation.ts';

/**
 * Fetches the queries and returns their data as SWR fallback. Omits failed ones: the screen
 * refetches and shows the error.
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
