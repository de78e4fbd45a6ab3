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
const NULL_BODY = new Set([204, 205, 304]);

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
      const type = response.headers['content-type'];
      return new Response(NULL_BODY.has(status) ? null : text, {
        status,
        headers: typeof type === 'string' ? { 'content-type': type } : {},
      });
    } catch (error) {
      calls.onResult('error');
      throw error;
    }
  };
}

function readRetryAfter(value: string | string[] | undefined): number {
  const seconds = Number(value);
  return seconds > 0 ? Math.min(Math.ceil(seconds), MAX_RETRY_AFTER_S) : DEFAULT_RETRY_AFTER_S;
}
