import { afterAll, vi } from 'vitest';

// The files of a worker share its modules and globals: each returns what it has replaced.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
