import { vi } from 'vitest';

export interface WatchedResponses {
  countPending: () => number;
  unauthorized: string[];
}

/** Watches every request. Restore all mocks afterwards. */
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
  return { countPending: () => open, unauthorized };
}
