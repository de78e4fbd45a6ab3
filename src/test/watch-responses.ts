import { act } from '@testing-library/react';
import { vi } from 'vitest';

export interface WatchedResponses {
  countPending: () => number;
  unauthorized: string[];
  /** Waits, in real time, for all responses and for the requests that follow them. */
  settle: () => Promise<void>;
}

/** Between a response and a request that follows it, with a margin. */
const IDLE_TURNS = 10;

/** Watches every request. Restore all mocks afterwards. */
export function watchResponses(): WatchedResponses {
  const real = globalThis.fetch;
  const unauthorized: string[] = [];
  let open = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    open += 1;
    try {
      const response = await real(input, init);
      await response.clone().arrayBuffer();
      if (response.status === 401 && input instanceof Request)
        unauthorized.push(`${input.method} ${new URL(input.url).pathname}`);
      return response;
    } finally {
      open -= 1;
    }
  });
  return {
    countPending: () => open,
    unauthorized,
    settle: () =>
      act(async () => {
        for (let idleTurns = 0; idleTurns < IDLE_TURNS; idleTurns += 1) {
          await new Promise((resolve) => {
            setImmediate(resolve);
          });
          if (open > 0) idleTurns = 0;
        }
      }),
  };
}
