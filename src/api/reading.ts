import { unstable_serialize as serialise } from 'swr';
import type { Api } from './api.ts';
import type { Client } from './client.ts';
import type { AnyQuery, Query } from './define.ts';
import { preloadQuery } from './preload-query.ts';
import type { Input, OperationId } from './types.ts';
import { infiniteFallback, infiniteKey } from './use-infinite-query.ts';

/** One query that a screen will ask, told ahead: for prefetching on hover and for the server. */
export interface Reading {
  query: AnyQuery;
  input: object;
  /** The screen reads page by page. */
  paged: boolean;
}

/** Tells that a screen asks this query with this input. */
export function reading<Id extends OperationId, Data>(
  query: Query<Id, Data>,
  ...[input]: Partial<Input<Id>> extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>]
): Reading {
  return { query: query as unknown as AnyQuery, input: input ?? {}, paged: false };
}

/** Tells that a screen asks this query page by page. */
export function pagedReading<Id extends OperationId, Data>(
  query: Query<Id, Data>,
  input: object = {},
): Reading {
  return { query: query as unknown as AnyQuery, input, paged: true };
}

/** Starts the readings so that their answers are on the way when the screen mounts. */
export function preloadReadings(api: Api, readings: readonly Reading[]): void {
  for (const { query, input, paged } of readings) {
    const [, pageInput] = paged ? infiniteKey(query, input, 0) : query.key(input as never);
    preloadQuery(api, query, pageInput as never);
  }
}

/**
 * Asks the readings and returns their answers as SWR fallback. A refused one is passed to `onError`
 * and left out: the screen asks again and shows the failure in its place.
 */
export async function readAll(
  client: Client,
  readings: readonly Reading[],
  onError: (asked: Reading, error: unknown) => void,
): Promise<Record<string, unknown>> {
  const answers = await Promise.all(
    readings.map(async (asked) => {
      const { query, input, paged } = asked;
      const key = paged ? infiniteKey(query, input, 0) : query.key(input as never);
      try {
        const data = await client.call(query, key[1] as never);
        return paged ? infiniteFallback(query, input, data) : { [serialise(key)]: data };
      } catch (error) {
        onError(asked, error);
        return {};
      }
    }),
  );
  return Object.assign({}, ...answers) as Record<string, unknown>;
}
