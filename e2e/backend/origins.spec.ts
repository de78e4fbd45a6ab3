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

test('pictures with URLs of the backend’s own host, without TLS, load from the shop’s origin', async ({
  page,
  baseURL,
}) => {
  const { origin } = new URL(baseURL ?? '');
  for (const path of ['/', '/products/3/details', '/shops']) {
    await page.goto(path);
    await waitForHydration(page, t);
    // Rejects if a picture is blocked or broken.
    await waitForImages(page);
    expect(await loadedOrigins(page), path).toEqual([origin]);
  }
});
