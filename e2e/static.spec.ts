import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startProcess } from '../scripts/bench/server-process.ts';
import { buildStatic } from '../scripts/static/build-static.ts';
import { serveStatic } from './helpers/serve-static.ts';
import { expect, test, waitForHydration } from './helpers/shop.ts';

const root = resolve(import.meta.dirname, '..');

/** Two pages of each file of the sitemap, in English and French, on a static host. */
let host: { url: string; mockUrl: string; output: string; pageCount: number };
let stop: () => Promise<void>;

// One build for all.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(60_000);
  const output = mkdtempSync(join(tmpdir(), 'souk-static-'));
  const env = { MOCK_PORT: '0', MOCK_QUIET: '1', MOCK_STATE: '' };
  const mock = await startProcess(join(root, 'mocks/main.ts'), env, ['--import', 'tsx']);
  const pageCount = await buildStatic({
    build: join(root, 'dist'),
    output,
    backendUrl: mock.url,
    apiOrigin: mock.url,
    publicOrigin: 'http://shop.example',
    limit: 1,
    languages: ['fr'],
    concurrency: 4,
    log: () => undefined,
  });
  const site = await serveStatic(output);
  host = { url: site.url, mockUrl: mock.url, output, pageCount };
  stop = async () => {
    site.stop();
    await mock.stop();
    rmSync(output, { recursive: true, force: true });
  };
});

test.afterAll(() => stop());

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('@SRV-09 a static host has pages with their headers, and rules for the other paths', async ({
    page,
  }) => {
    // The sitemap has six files.
    expect(host.pageCount).toBe(6 * 2);
    for (const [path, status, title] of [
      ['/', 200, 'Souk'],
      ['/products/1/details?lang=fr', 200, 'Souk'],
      ['/nothing', 404, 'Souk'],
      // In the browser only.
      ['/products/2/details', 200, ''],
      ['/?page=2', 200, ''],
    ] as const) {
      const response = await page.goto(host.url + path);
      expect(response?.status(), path).toBe(status);
      expect(response?.headers()['content-security-policy'], path).toContain("script-src 'self'");
      expect(await page.title(), path).toContain(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(title === '' ? 0 : 1);
    }
    await expect(page.goto(`${host.url}/media/x.webp`)).resolves.toBeTruthy();
    expect(page.url()).toBe(`${host.mockUrl}/media/x.webp`);
    expect(readFileSync(join(host.output, 'hosts/netlify/_redirects'), 'utf8')).toContain(
      '/* lang=fr /_pages/lang/fr/:splat 200!',
    );
  });
});

test('a static host shows all pages in the chosen language', async ({ page }) => {
  await page.goto(host.url);
  await waitForHydration(page, (text) => text);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto(`${host.url}/products/2/details`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  // The host has this page in English only, because the address names no language.
  await page.goto(host.url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('button', { name: 'Se connecter' }).first()).toBeVisible();
});
