import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Node's own `localStorage` (on by default since 25) would hide jsdom's. Older releases refuse the flag. */
const NODE_FLAGS = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

const FOLDERS = '{src,mocks,contract,scripts}';

/** What both kinds of tests share. */
const common: TestProjectInlineConfiguration['test'] = {
  env: { MOCK_QUIET: '1' },
  css: false,
  testTimeout: 30_000,
  // As long as Testing Library waits: see src/test/dom-setup.ts.
  expect: { poll: { timeout: 8_000 } },
  setupFiles: ['src/test/setup.ts'],
};

export default defineConfig({
  test: {
    execArgv: NODE_FLAGS,
    globalSetup: ['src/test/mock-setup.ts'],
    // A third of a worker's time is spent waiting for the mock.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          ...common,
          name: 'screens',
          // Files share jsdom and the libraries of their worker. Modules of ours, and React Aria, which remembers focus and
          // press in its own, are loaded anew for each file: see src/test/dom-setup.ts.
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
          // Files share the loaded modules of their worker: loading the mock for each costs more than its tests.
          // Each file returns what it has replaced, see src/test/setup.ts.
          isolate: false,
          include: [`${FOLDERS}/**/*.test.ts`, `${FOLDERS}/**/*.node.test.tsx`],
          exclude: ['**/*.dom.test.ts'],
          environment: 'node',
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
