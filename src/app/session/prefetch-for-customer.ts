import { unstable_serialize as serialise } from 'swr';
import type { Api } from '../../api/api.ts';
import type { RouteQuery } from '../../api/runtime/define-operation.ts';
import { prefetchQueries } from '../../api/runtime/prefetch.ts';
import { createSession } from '../../api/session.ts';

/**
 * Fetches what the server could not render for a customer, before hydration, which takes up to a
 * second on a phone (PERF-02). Screens request it once the stored session is restored. Resolves
 * when the requests are sent.
 */
export async function prefetchForCustomer(api: Api, queries: readonly RouteQuery[]): Promise<void> {
  const token = api.scope.get(createSession).readStoredToken();
  if (token === null) return;
  const missing = queries.filter(
    ({ query, key }) => query.access !== 'optional' && !api.ssrData.has(serialise(key)),
  );
  if (missing.length === 0) return;
  prefetchQueries(api, missing, token);
  // The page names this file, so it has usually arrived. Its failure is that of the requests.
  await import('../../api/client.ts').catch(() => undefined);
}
