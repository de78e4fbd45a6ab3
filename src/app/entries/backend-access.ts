import { LRUCache } from 'lru-cache';
import { type Client, createApiClient, type DecodeText } from '../../api/client.ts';

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

const MAX_DECODED_BYTES = 32 * 1024 * 1024;

const decoded = new LRUCache<string, object>({
  maxSize: MAX_DECODED_BYTES,
  // Objects take several times the memory of their text.
  sizeCalculation: (_, text) => 8 * text.length,
});

/**
 * Pages often get the same responses. What depends on the same objects, such as markup, is then
 * known too (PERF-04).
 */
const decodeOnce: DecodeText = async (text, decode) => {
  type Data = Awaited<ReturnType<typeof decode>>;
  const known = decoded.get(text) as Data | undefined;
  if (known !== undefined) return known;
  const data = await decode();
  if (typeof data === 'object' && data !== null) decoded.set(text, data);
  return data;
};

/** Creates a client without a token. Its data must not be mutated. */
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
    decodeText: decodeOnce,
    ...(translate ? { translate } : {}),
  });
}
