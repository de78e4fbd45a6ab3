import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ar', 'fr', 'es'],
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}', include: ['src'], exclude: ['**/*.test.*'] },
  ],
  fallbackLocales: { default: 'en' },
  format: formatter({ lineNumbers: false }),
});
