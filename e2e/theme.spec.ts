import { untranslated } from './helpers/messages.ts';
import type { Page } from '@playwright/test';
import { builtFile } from './helpers/built-file.ts';
import { delayRequests, expect, signIn, test, waitForHydration } from './helpers/shop.ts';

const PRODUCT = '/products/3/details';
const PRODUCT_CODE = builtFile('src/features/product/screens/product-route.ts');

async function openProduct(page: Page) {
  await page
    .getByRole('region', { name: 'Popular products' })
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .click();
}

test('the stored theme is in the HTML response and in every tab', async ({ page, context }) => {
  await page.goto('/');
  await waitForHydration(page, untranslated);
  const other = await context.newPage();
  await other.goto('/');
  await waitForHydration(other, untranslated);

  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('combobox', { name: 'Appearance' }).selectOption('Dark');
  await expect.poll(background).not.toBe(light);
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.getByRole('combobox', { name: 'Appearance' })).toHaveValue('dark');

  const response = await page.reload();
  expect(await response?.text()).toMatch(/<html lang="en" dir="ltr" data-theme="dark">/);
  await waitForHydration(page, untranslated);
  await expect(page.getByRole('combobox', { name: 'Appearance' })).toHaveValue('dark');
});

async function observeLayoutShift(page: Page) {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift'] ?? 0) + value,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Cumulative, to two places. */
function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return Number(document.documentElement.dataset['shift'] ?? 0);
  });
}

for (const [path, width] of [
  ['/', 1440],
  [PRODUCT, 390],
  // With a price that is reduced, and an article with a picture at the top.
  ['/products/30/details', 412],
  ['/about-us', 390],
  ['/?lang=ar', 390],
] as const) {
  test(`late fonts cause no layout shift: ${path}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await delayRequests(page, '**/*.woff2');
    await observeLayoutShift(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('region', { name: /Notifications|الإشعارات/ })).toBeAttached();
    // Only the fonts' shift counts, so wait for hydrated controls. The cart follows an action.
    await page.mouse.move(5, 5);
    await expect(page.getByRole('button', { name: /^(My Cart|سلتي) / })).toBeVisible();
    if (path === PRODUCT)
      await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toHaveCount(2);
    release();
    const loaded = () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts]
          .filter(({ status, family }) => status === 'loaded' && !/Fallback/.test(family))
          .map(({ family }) => family.replaceAll(/["']/g, ''));
      });
    await expect.poll(loaded).toContain('Plus Jakarta Sans Variable');
    await expect.poll(loaded).toContain('Rakkas');
    // Other pages don't load this font.
    expect((await loaded()).includes('IBM Plex Sans Arabic')).toBe(path.includes('lang=ar'));
    expect(await readLayoutShift(page)).toBeLessThan(0.005);
  });
}

const lastLink = (section: string) => (page: Page) =>
  page.getByRole('region', { name: section }).getByRole('link').last();

for (const [path, lastPart] of [
  ['/dashboard', lastLink('Current orders')],
  ['/wishlist', lastLink('Best sellers')],
  ['/checkout', (page: Page) => page.getByRole('heading', { name: 'Cart is empty' })],
] as const) {
  test(`@PERF-03 ${path} keeps its parts in place while they load`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await observeLayoutShift(page);
    await signIn(page);
    await page.goto(path);
    await expect(lastPart(page)).toBeAttached();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    expect(await readLayoutShift(page)).toBeLessThan(0.005);
  });
}

test('loads the complete Latin font only for letters with combining marks', async ({ page }) => {
  const loadedRanges = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts]
        .filter(({ status, family }) => status === 'loaded' && /Jakarta/.test(family))
        .map(({ unicodeRange }) => unicodeRange.replaceAll(/^U\+0-.*U\+304.*/g, 'complete'))
        .map((range) => range.replaceAll(/^U\+0-.*/g, 'shop'));
    });
  await page.goto('/');
  await expect.poll(loadedRanges).toEqual(['shop']);
  await page.locator('body').evaluate((body) => body.append('x\u0304'));
  await expect.poll(loadedRanges).toEqual(['complete', 'shop']);
});

test('product and orders print without the shell and controls, on white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page);
  for (const path of [PRODUCT, '/order-history']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Loads last.
    const share = page.getByRole('button', { name: /^Share / });
    await expect(share).toHaveCount(path === PRODUCT ? 1 : 0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Images print although they are buttons.
    for (const shell of ['header', 'footer', 'aside', 'button:not(:has(img))', 'select']) {
      await expect(page.locator(shell).filter({ visible: true })).toHaveCount(0);
    }
    const paper = await page.evaluate(() =>
      [document.body, ...document.body.querySelectorAll('#root > div, main')].map(
        (part) => getComputedStyle(part).backgroundColor,
      ),
    );
    expect(new Set(paper)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  }
});

test('@ROUTE-09 a slow page shows progress, then starts at the top with the focus on its heading', async ({
  page,
}) => {
  const release = await delayRequests(page, `**/${PRODUCT_CODE}`);
  await page.goto('/');
  await waitForHydration(page, untranslated);
  // The progress bar loads with the notices.
  await expect(page.getByRole('status', { name: 'Connection status' })).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 400));
  await openProduct(page);
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
  release();
  await expect(page).toHaveURL(/details$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached();
});

test('@ROUTE-09 Back and Forward restore the exact scroll position of each page', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page, untranslated);
  await expect(page.getByRole('heading', { name: 'Just for you' })).toBeAttached();
  const scrollTo = (position: number) => page.evaluate((y) => window.scrollTo(0, y), position);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await scrollTo(431);
  // Playwright scrolls before it clicks, so store the position at the click.
  await page.evaluate(() => {
    const note = () => sessionStorage.setItem('left-at', String(window.scrollY));
    window.addEventListener('click', note, { capture: true, once: true });
  });
  await openProduct(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Similar products' })).toBeAttached();
  await scrollTo(300);
  await expect.poll(scrolled).toBe(300);
  const historyLength = await page.evaluate(() => history.length);

  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  const home = Number(await page.evaluate(() => sessionStorage.getItem('left-at')));
  expect(home).toBeGreaterThan(0);
  await expect.poll(scrolled).toBe(home);
  await page.goForward();
  await expect.poll(scrolled).toBe(300);
  await page.goBack();
  await expect.poll(scrolled).toBe(home);
  expect(await page.evaluate(() => history.length)).toBe(historyLength);
});

test('@ROUTE-09 Back to a list renders the cards on the screen first, then the others', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page, untranslated);
  await page
    .getByRole('region', { name: 'Popular products' })
    .getByRole('link', { name: /^View all/ })
    .click();
  await expect(page).toHaveURL(/most-popular$/);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(20);
  const { top, bottom } = await page.evaluate(() => {
    window.scrollTo(0, 700);
    return { top: window.scrollY, bottom: window.scrollY + window.innerHeight };
  });
  expect(top).toBeGreaterThan(0);
  // A script’s click does not scroll.
  await cards.nth(12).getByRole('link').first().dispatchEvent('click');
  await expect(page).toHaveURL(/details$/);
  await expect(page.getByRole('heading', { name: 'Similar products' })).toBeAttached();

  const rendered = page.evaluate(
    () =>
      new Promise<{ top: number; bottom: number; isReserved: boolean }[]>((resolve) => {
        const observer = new MutationObserver(() => {
          const shown = document.querySelectorAll('main li:has(> article)');
          const grid = location.pathname.endsWith('most-popular') && shown[0]?.parentElement;
          if (!grid) return;
          observer.disconnect();
          resolve(
            Array.from(grid.children, (card) => {
              const box = card.getBoundingClientRect();
              const topOfPage = box.top + window.scrollY;
              return {
                top: topOfPage,
                bottom: topOfPage + box.height,
                isReserved: card.childElementCount === 0,
              };
            }),
          );
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.evaluate(() => history.back());
  const first = await rendered;
  expect(first).toHaveLength(20);
  expect(first.some(({ isReserved }) => isReserved)).toBe(true);
  const late = first.filter((card) => card.isReserved && card.top < bottom && card.bottom > top);
  expect(late).toEqual([]);
  await expect(cards).toHaveCount(20);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
});

test('@ROUTE-09 Back to a shorter page keeps the position of the longer one', async ({ page }) => {
  await page.goto('/contact-us');
  await waitForHydration(page, untranslated);
  await page.getByRole('banner').getByRole('link', { name: /^Souk/ }).first().click();
  await expect(page.getByRole('heading', { name: 'Just for you' })).toBeAttached();
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 2_000));
  await expect.poll(scrolled).toBe(2_000);
  await page.goBack();
  await expect(page).toHaveURL(/contact-us$/);
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeVisible();
  await page.goForward();
  await expect.poll(scrolled).toBe(2_000);
});

test('@ROUTE-09 a scroll in the same frame as the navigation is stored', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page, untranslated);
  await openProduct(page);
  await expect(page.getByRole('heading', { name: 'Similar products' })).toBeAttached();
  await page.evaluate(() => {
    window.scrollTo(0, 300);
    history.back();
  });
  await expect(page.getByRole('heading', { name: 'Just for you' })).toBeAttached();
  await page.goForward();
  await expect(page).toHaveURL(/details$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

test('missing code shows a message while the server is down, and a reload helps later', async ({
  page,
  shop,
}) => {
  shop.expectConsole(/A component failed to render|Failed to prefetch/);
  let logged = 0;
  page.on('console', (message) => {
    if (message.text().startsWith('A component failed to render.')) logged += 1;
  });
  await page.route(`**/${PRODUCT_CODE}`, (route) => route.fulfill({ status: 404 }));
  // The shop looks for the page before it lets the server send it.
  await page.route('**/products/*/details', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await page.goto('/');
  await waitForHydration(page, untranslated);
  await openProduct(page);
  const alert = page.getByRole('alert').filter({ hasText: 'We’ve updated the site' });
  await expect(alert).toBeVisible();
  expect(logged, 'lines in the log').toBe(1);
  await page.unroute(`**/${PRODUCT_CODE}`);
  await alert.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('button', { name: 'Buy now', exact: true })).toBeVisible();
});

test('dialogs have their styles although each style sheet failed once', async ({ page, shop }) => {
  shop.expectConsole(/Failed to load resource/);
  const html = await (await page.request.get('/')).text();
  const requests = new Map<string, number>();
  await page.route('**/_souk/*.css', (route) => {
    const { pathname } = new URL(route.request().url());
    const count = (requests.get(pathname) ?? 0) + 1;
    requests.set(pathname, count);
    return count > 1 || html.includes(pathname) ? route.continue() : route.abort();
  });
  await page.goto('/');
  await waitForHydration(page, untranslated);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome!' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('../..')).toHaveCSS('position', 'fixed');
  expect([...requests.values()]).toContain(2);
});

test('the shop shows when it is offline and hides the notice when it is online again', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await waitForHydration(page, untranslated);
  const notice = page.getByRole('status', { name: 'Connection status' });
  await expect(notice).toBeAttached();
  await context.setOffline(true);
  await expect(notice).toContainText('You’re offline.');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await context.setOffline(false);
  await expect(notice).toBeEmpty();
  await expect(page.getByRole('dialog', { name: 'Welcome!' })).toBeVisible();
});
