import { onTestFinished, vi } from 'vitest';

/**
 * Skips timeouts of exactly `ms` milliseconds until the test ends; returns a function that counts
 * them.
 */
export function skipWaits(ms: number): () => number {
  const real = globalThis.setTimeout;
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timers.mockRestore());
  timers.mockImplementation((done: () => void, delay?: number) =>
    real(done, delay === ms ? 0 : delay),
  );
  return () => timers.mock.calls.filter(([, delay]) => delay === ms).length;
}
