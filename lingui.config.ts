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
      exclude: ['**/*.test.*', '**/testing/**'],
    },
  ],
  fallbackLocales: { default: 'en' },
  format: formatter({ lineNumbers: false }),
});
