import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/**
 * Node's own `localStorage` (on by default since 25) would hide jsdom's. Older releases reject the
 * flag.
 */
const NODE_FLAGS = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

const FOLDERS = '{src,mocks,contract,scripts}';

const common: TestProjectInlineConfiguration['test'] = {
  env: { MOCK_QUIET: '1' },
  execArgv: NODE_FLAGS,
  css: false,
  testTimeout: 30_000,
  hookTimeout: 30_000,
  // The timeout of Testing Library: see src/test/dom-setup.ts.
  expect: { poll: { timeout: 8_000 } },
  setupFiles: ['src/test/setup.ts'],
};

export default defineConfig({
  test: {
    globalSetup: ['src/test/mock-setup.ts'],
    // Workers wait for the mock a third of their time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          ...common,
          name: 'screens',
          // Files share jsdom and libraries. Our modules and React Aria have global state and load
          // again for each file: see src/test/dom-setup.ts.
          isolate: false,
          server: {
            deps: {
              inline: [
                /node_modules\/(react-aria|react-stately|@react-aria|@react-stately|react-aria-components)\//,
              ],
            },
          },
          include: [`${FOLDERS}/**/*.test.tsx`, `${FOLDERS}/**/*.dom.test.ts`],
          exclude: ['**/*.node.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['src/test/setup.ts', 'src/test/dom-setup.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...common,
          name: 'node',
          // Loading the mock costs more than the tests. Each file restores its changes: see
          // src/test/setup.ts.
          isolate: false,
          include: [`${FOLDERS}/**/*.test.ts`, `${FOLDERS}/**/*.node.test.tsx`],
          // `npm run test:deploy` runs the latter.
          exclude: ['**/*.dom.test.ts', 'scripts/deploy/tests/**'],
          environment: 'node',
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
