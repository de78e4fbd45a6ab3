import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import vite from './vite.config.ts';

/** Node's own `localStorage` (on by default since 25) would hide jsdom's. Older releases refuse the flag. */
const NODE_FLAGS = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

export default defineConfig((env) =>
  mergeConfig(vite(env), {
    test: {
      include: ['{src,mocks,contract,scripts}/**/*.test.{ts,tsx}'],
      environment: 'node',
      execArgv: NODE_FLAGS,
      env: { MOCK_QUIET: '1' },
      globalSetup: ['src/test/mock-setup.ts'],
      setupFiles: ['src/test/setup.ts'],
      css: false,
      testTimeout: 30_000,
      // As long as Testing Library waits: see src/test/setup.ts.
      expect: { poll: { timeout: 8_000 } },
    },
  }),
);
