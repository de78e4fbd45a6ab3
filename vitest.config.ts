import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default defineConfig((env) =>
  mergeConfig(vite(env), {
    test: {
      include: ['{src,mocks,contract,scripts}/**/*.test.{ts,tsx}'],
      environment: 'node',
      env: { MOCK_QUIET: '1' },
      globalSetup: ['src/test/mock-setup.ts'],
      setupFiles: ['src/test/setup.ts'],
      css: false,
      testTimeout: 30_000,
    },
  }),
);
