import { afterAll, vi } from 'vitest';
import { skipOwnerStacks } from './skip-owner-stacks.ts';

skipOwnerStacks();

// The files of a worker share modules and globals, so each restores its changes.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
