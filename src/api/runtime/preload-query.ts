import { preload } from 'swr';
import type { Api } from '../api.ts';
import type { Query } from './define-operation.ts';
import type { Input, OperationId } from '../types.ts';

/** Starts a query so that its answer is on the way when a screen mounts; a failure is left to the screen's own call. */
export function preloadQuery<Id extends OperationId, Data>(
  api: Api,
  query: Query<Id, Data>,
  input?: Input<Id>,
): void {
  const started: unknown = preload(query.key(input), () => api.client.call(query, input));
  if (started instanceof Promise) started.catch(() => undefined);
}
