import { configureGlobal } from 'fast-check';
import { afterAll, vi } from 'vitest';
import { skipOwnerStacks } from './skip-owner-stacks.ts';

skipOwnerStacks();
// Each run of property tests has the same values. `FC_SEED` sets others.
configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_121) });

// The files of a worker share modules and globals, so each restores its changes.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
