import type { Agent } from 'undici';
import { isFinalStatus, sendToBackend } from './agents.ts';

/** What the calls of one rendering have in common. */
export interface RenderCalls {
  /** Ends all of them when the page's time is over. */
  signal: AbortSignal;
  onResult: (result: number | 'error') => void;
  /** The backend asked to wait so many seconds, with a 429 or 503. */
  onRetryAfter: (seconds: number) => void;
}

const DEFAULT_RETRY_AFTER_S = 10;
const MAX_RETRY_AFTER_S = 3_600;

/** A `fetch` for rendering: with the server's limits in time and size, and without the cost of the global one. */
export function createRenderFetch(agent: Agent, calls: RenderCalls): typeof fetch {
  return async (input) => {
    const request = input as Request;
    try {
      const response = await sendToBackend(agent, request.url, {
        method: 'GET',
        headers: Object.fromEntries(request.headers),
        signal: calls.signal,
      });
      const status = isFinalStatus(response.statusCode) ? response.statusCode : 502;
      if (status === 429 || status === 503) {
        calls.onRetryAfter(readRetryAfter(response.headers['retry-after']));
      }
      const text = await response.body.text();
      calls.onResult(status);
      return toResponse(status, text, response.headers['content-type']);
    } catch (error) {
      calls.onResult('error');
      throw error;
    }
  };
}

/** As much of a `Response` as the client reads; a real one would encode the text into a stream and decode it again. */
function toResponse(status: number, text: string, type: string | string[] | undefined): Response {
  const response: Pick<Response, 'ok' | 'status' | 'headers' | 'text'> = {
    ok: status >= 200 && status <= 299,
    status,
    headers: new Headers(typeof type === 'string' ? { 'content-type': type } : {}),
    text: () => Promise.resolve(text),
  };
  return response as Response;
}

function readRetryAfter(value: string | string[] | undefined): number {
  const seconds = Number(value);
  return seconds > 0 ? Math.min(Math.ceil(seconds), MAX_RETRY_AFTER_S) : DEFAULT_RETRY_AFTER_S;
}
