import type { Client, ClientOptions } from './client.ts';
import { loadCode } from '../lib/load-code.ts';
import { toNetworkError } from './errors.ts';

/**
 * Like `createApiClient`, but loads its code with the first call: a server-rendered page is painted
 * without it (PERF-03). Until it has loaded, a call fails like one whose request fails.
 */
export function createLazyClient(options: ClientOptions): Client {
  let pending: Promise<Client> | undefined;
  const load = () => {
    pending ??= loadCode(() => import('./client.ts'))
      .then((module) => module.createApiClient(options))
      .catch((cause: unknown) => {
        // The next call loads it again.
        pending = undefined;
        throw cause;
      });
    return pending;
  };
  return {
    translate: options.translate ?? ((text) => Promise.resolve(text)),
    // The session may change while the code loads.
    async call(operation, input, signal, token = options.getToken(), onProgress) {
      const client = await load().catch((cause: unknown) => {
        throw toNetworkError(operation.id, cause, signal);
      });
      return client.call(operation, input, signal, token, onProgress);
    },
  };
}
