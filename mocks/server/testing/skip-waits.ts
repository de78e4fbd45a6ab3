import { onTestFinished, vi } from 'vitest';

/** Ends every wait of exactly `ms` milliseconds at once until the end of the test; returns how many there were. */
export function skipWaits(ms: number): () => number {
  const real = globalThis.setTimeout;
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timers.mockRestore());
  timers.mockImplementation((done: () => void, delay?: number) =>
    real(done, delay === ms ? 0 : delay),
  );
  return () => timers.mock.calls.filter(([, delay]) => delay === ms).length;
}
