import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startProcess } from '../scripts/bench/server-process.ts';
import { buildStatic } from '../scripts/static/build-static.ts';
import { serveStatic } from './helpers/serve-static.ts';
import { expect, test, waitForHydration } from './helpers/shop.ts';

const root = resolve(import.meta.dirname, '..');

test('a static host shows pages without a server, in two languages, and the other pages too', async ({
  browser,
  page,
}) => {
  const output = mkdtempSync(join(tmpdir(), 'souk-static-'));
  const env = { MOCK_PORT: '0', MOCK_QUIET: '1', MOCK_STATE: '' };
  const mock = await startProcess(join(root, 'mocks/main.ts'), env, ['--import', 'tsx']);
  const count = await buildStatic({
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
  const host = await serveStatic(output);
  try {
    // The sitemap has six files.
    expect(count).toBe(6 * 2);
    const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
    const reader = await withoutScripts.newPage();
    for (const [path, status, title] of [
      ['/', 200, 'Souk'],
      ['/products/1/details?lang=fr', 200, 'Souk'],
      ['/nothing', 404, 'Souk'],
      // In the browser only.
      ['/products/2/details', 200, ''],
      ['/?page=2', 200, ''],
    ] as const) {
      const response = await reader.goto(host.url + path);
      expect(response?.status(), path).toBe(status);
      expect(response?.headers()['content-security-policy'], path).toContain("script-src 'self'");
      expect(await reader.title(), path).toContain(title);
      await expect(reader.getByRole('heading', { level: 1 })).toHaveCount(title === '' ? 0 : 1);
    }
    await expect(reader.goto(`${host.url}/media/x.webp`)).resolves.toBeTruthy();
    expect(reader.url()).toBe(`${mock.url}/media/x.webp`);
    await withoutScripts.close();

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
    expect(readFileSync(join(output, 'hosts/netlify/_redirects'), 'utf8')).toContain(
      '/* lang=fr /_pages/lang/fr/:splat 200!',
    );
  } finally {
    host.stop();
    mock.stop();
    rmSync(output, { recursive: true, force: true });
  }
});
