import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { CATALOGUE_LOCALES } from './src/lib/i18n/locale.ts';

export default defineConfig({
  sourceLocale: 'en',
  locales: [...CATALOGUE_LOCALES],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['src'],
      // Passes on the messages of others.
      exclude: ['**/*.test.*', '**/testing/**', '**/lib/i18n/trans.tsx'],
    },
  ],
  // From the root, as Vite resolves it.
  runtimeConfigModule: { Trans: ['/src/lib/i18n/trans.tsx', 'Trans'] },
  fallbackLocales: { default: 'en' },
  format: formatter({ lineNumbers: false }),
});
