import { type Client, createApiClient } from '../../api/client.ts';

/** How the server reaches the backend. */
export interface BackendAccess {
  backend: string;
  /** Sent with each request to the backend. */
  headers: Record<string, string>;
  /** Limits the time and size of backend responses. */
  fetch: typeof globalThis.fetch;
  /** Class of the requests that `fetch` receives. */
  Request?: typeof globalThis.Request;
}

/** Reads data that all guests share. Values must not be mutated. */
export type ReadShared = <Value>(key: string, load: () => Promise<Value>) => Promise<Value>;

/** Creates a client without a token. */
export function createGuestClient(
  { backend, headers, fetch, Request }: BackendAccess,
  locale: string,
  translate?: (text: string) => Promise<string>,
): Client {
  return createApiClient({
    baseUrl: backend,
    getToken: () => null,
    getLocale: () => locale,
    headers,
    fetch,
    ...(Request ? { Request } : {}),
    // `fetch` has one.
    timeoutMs: Infinity,
    ...(translate ? { translate } : {}),
  });
}
