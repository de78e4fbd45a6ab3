import { vi } from 'vitest';

/** Requests of a test, as they end. Restore all mocks afterwards. */
export interface WatchedResponses {
  /** How many requests have no response yet. */
  countOpen: () => number;
  /** Requests that were refused for want of a session, as `GET /api/carts`. */
  unauthorized: string[];
}

/** Watches every request from now on. */
export function watchResponses(): WatchedResponses {
  const real = globalThis.fetch;
  const unauthorized: string[] = [];
  let open = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    open += 1;
    try {
      const response = await real(input, init);
      if (response.status === 401 && input instanceof Request)
        unauthorized.push(`${input.method} ${new URL(input.url).pathname}`);
      return response;
    } finally {
      open -= 1;
    }
  });
  return { countOpen: () => open, unauthorized };
}
