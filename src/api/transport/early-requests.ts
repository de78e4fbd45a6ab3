import { CUSTOMER_REQUESTS_ID } from '../../lib/config/page-files.ts';
import { readStoredToken } from '../stored-session.ts';
import { createRequestHeaders } from './request-headers.ts';

/**
 * Requests what the server could not render for a customer while the page's scripts load: on a
 * phone more than a second before a screen could (PERF-02).
 */

interface EarlyRequest {
  request: Request;
  response: Promise<Response>;
  controller: AbortController;
}

/** A page that takes longer to start requests again. */
const TTL_MS = 30_000;

/** By URL. */
const early = new Map<string, EarlyRequest>();

/** Sends the requests that the page lists for customers, if one is logged in. */
export function sendEarlyRequests(): void {
  // A seller’s text cannot be a script.
  const list = document.querySelector(`script#${CUSTOMER_REQUESTS_ID}`)?.textContent;
  const token = list ? readStoredToken() : null;
  if (!list || token === null) return;
  const headers = createRequestHeaders(document.documentElement.lang, token);
  for (const url of JSON.parse(list) as string[]) {
    const controller = new AbortController();
    const request = new Request(url, { headers, signal: controller.signal });
    const response = fetch(request);
    // The request that takes it reports a failure.
    response.catch(() => undefined);
    early.set(request.url, { request, response, controller });
  }
  setTimeout(() => early.clear(), TTL_MS);
}

/** Like `fetch`, but takes the response of an equal request that was sent early, once. */
export function fetchOrTakeEarly(request: Request): Promise<Response> {
  const { method, url, signal } = request;
  // After a write they are old.
  if (method !== 'GET') early.clear();
  const found = early.get(url);
  early.delete(url);
  if (!found || signal.aborted || headersOf(found.request) !== headersOf(request))
    return fetch(request);
  signal.addEventListener('abort', () => found.controller.abort(signal.reason));
  return found.response;
}

const headersOf = ({ headers }: Request) => [...headers].join('\n');
