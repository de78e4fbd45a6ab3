import { defineConfig } from 'vitest/config';

/** Starts nginx, Varnish and servers: `npm run test:deploy`. */
export default defineConfig({
  test: {
    env: { MOCK_QUIET: '1', MOCK_STATE: '' },
    include: ['scripts/deploy/tests/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
