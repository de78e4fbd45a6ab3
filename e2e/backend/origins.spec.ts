import type { Page } from '@playwright/test';
import { translator } from '../helpers/messages.ts';
import { waitForImages } from '../helpers/screenshots.ts';
import { expect, test, waitForHydration } from '../helpers/shop.ts';

const t = translator('en');

/** Origins of the displayed pictures that have loaded. */
function loadedOrigins(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const loaded = [...document.images].filter((image) => image.naturalWidth > 0);
    return [...new Set(loaded.map((image) => new URL(image.currentSrc).origin))];
  });
}

test.beforeEach(({ shop }) => shop.recreate({ scenarios: ['other-origin'] }));

test('@SAFE-01 pictures of a backend on another origin, without TLS, load under the policy', async ({
  page,
  baseURL,
}) => {
  const backend = process.env['E2E_MOCK_URL'] ?? '';
  expect(backend).toMatch(/^http:/);
  expect(new URL(backend).origin).not.toBe(new URL(baseURL ?? '').origin);
  for (const path of ['/', '/products/3/details', '/shops']) {
    const response = await page.goto(path);
    expect(response?.headers()['content-security-policy']).toContain(backend);
    await waitForHydration(page, t);
    // Rejects if a picture is blocked or broken.
    await waitForImages(page);
    expect(await loadedOrigins(page), path).toEqual([backend]);
  }
});
