import type { Page } from '@playwright/test';
import { HOSTILE_FLAG } from '../mocks/fixtures/hostile-text.ts';
import { addToCartByApi } from '../scripts/test/stored-customer.ts';
import * as paths from '../src/lib/router/paths.ts';
import { expect, signIn, test, waitForHydration, waitForStableLayout } from './helpers/shop.ts';
import { translator } from './helpers/messages.ts';
import { drawBlankImages, exampleUrls, halfOf, navigateTo } from './helpers/routes.ts';

const WIDTHS = [390, 320];
/** Of several shops, with and without options. */
const CART_PRODUCTS = [3, 4, 10, 26];

const CASES = (['en', 'ar'] as const).flatMap((locale) => [
  { locale, half: 0 as const },
  { locale, half: 1 as const },
]);

for (const { locale, half } of CASES) {
  test(`no page scrolls sideways on a phone with hostile names, brands, sizes and words, in ${locale}, half ${half + 1} of the pages`, async ({
    page,
    shop,
  }) => {
    await shop.recreate({ scenarios: ['hostile'] });
    // The browser logs the blocked handlers of inert HTML.
    shop.expectConsole(/^Executing inline event handler violates/);
    await openWithCart(page, locale);
    const overflows: string[] = [];
    for (const [index, url] of halfOf(exampleUrls('both'), half).entries()) {
      await navigateTo(page, url);
      if (url === paths.CART_PATH) {
        for (const box of await page.getByRole('main').getByRole('checkbox').all()) {
          await box.check();
        }
      }
      // Resizes each page once.
      for (const width of index % 2 === 0 ? WIDTHS : WIDTHS.toReversed()) {
        await page.setViewportSize({ width, height: 844 });
        await waitForStableLayout(page);
        const overflow = await page.evaluate(measureOverflow);
        if (overflow) overflows.push(`${url}, ${width} pixels: ${overflow}`);
      }
    }
    expect(overflows).toEqual([]);
    expect(await hasScriptRun(page)).toBe(false);
  });
}

test.describe('without a content security policy', () => {
  test.use({ bypassCSP: true });

  for (const half of [0, 1] as const) {
    test(`@SAFE-01 scripts in any text of any response never run, half ${half + 1} of the pages`, async ({
      page,
      shop,
    }) => {
      // Hostile codes and dates break parts of pages, which log errors.
      shop.expectConsole(/./);
      await openWithCart(page, 'en');
      await page.route('**/api/**', async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        const isJson = response.headers()['content-type']?.includes('json') ?? false;
        const body = isJson ? JSON.stringify(withScripts(JSON.parse(text))) : text;
        await route.fulfill({ response, body });
      });
      // Pages that the browser renders use the changed responses only.
      for (const url of halfOf(exampleUrls('both'), half)) {
        await navigateTo(page, url);
        await waitForStableLayout(page);
        // Before that, no error handler runs.
        await page.waitForFunction(() =>
          [...document.images].every(({ loading, complete }) => loading === 'lazy' || complete),
        );
        expect(await hasScriptRun(page), url).toBe(false);
      }
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});

const SCRIPTS = `<script>globalThis.${HOSTILE_FLAG}=1</script><img src=x onerror="globalThis.${HOSTILE_FLAG}=1"><svg onload="globalThis.${HOSTILE_FLAG}=1">`;

function withScripts(value: unknown): unknown {
  if (typeof value === 'string') return `${value} ${SCRIPTS}`;
  if (Array.isArray(value)) return value.map(withScripts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withScripts(part)]));
}

const hasScriptRun = (page: Page) => page.evaluate((flag) => flag in globalThis, HOSTILE_FLAG);

/** Opens a light page as the demo customer, with a filled cart and without real images. */
async function openWithCart(page: Page, locale: 'en' | 'ar') {
  await addToCartByApi(page.request, await signIn(page), CART_PRODUCTS);
  await drawBlankImages(page);
  await page.goto(`${paths.CONTACT_US_PATH}?lang=${locale}`);
  await waitForHydration(page, translator(locale));
}

function measureOverflow(): string | undefined {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return undefined;
  const wide = [...document.querySelectorAll('body *')].filter((part) => {
    const { left, right } = part.getBoundingClientRect();
    return left < -1 || right > clientWidth + 1;
  });
  return `${scrollWidth} wide, because of ${wide.at(-1)?.outerHTML.slice(0, 200)}`;
}
