import { defineConfig, devices } from '@playwright/test';
import { installedBrowser } from './scripts/test/browser.ts';

const executablePath = installedBrowser();

// Playwright 1.60 to 1.65 describe the page at each failed attempt of an assertion that waits, a
// third of the browser's time. No option stops it, so package.json has 1.59.
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/playwright',
  globalSetup: './e2e/helpers/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // One more than the expected processors, because some workers wait.
  workers: 3,
  reporter: [
    ['list'],
    [
      'json',
      {
        outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '.cache/reports/playwright.json',
      },
    ],
  ],
  expect: { timeout: 7_000 },
  timeout: 40_000,
  use: {
    browserName: 'chromium',
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing takes a third of the time. `TRACE=on npx playwright test FILE` keeps the traces of
    // failures.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 8_000,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        // Independent of the machine's font hinting.
        '--font-render-hinting=none',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      testIgnore: '**/e2e/alone/**',
    },
    {
      name: 'phone',
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        userAgent: devices['Pixel 7'].userAgent,
      },
      // The complete path is compared, so a folder of the clone must not match.
      testMatch: '**/e2e/{journey,pages,shell}.spec.ts',
    },
    // Measures times, so `make test` runs it after the others.
    {
      name: 'alone',
      testMatch: '**/e2e/alone/*.spec.ts',
      outputDir: '.cache/playwright-alone',
      workers: 1,
    },
  ],
});
