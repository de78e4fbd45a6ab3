import type { Page } from '@playwright/test';
import { HOSTILE_FLAG } from '../mocks/fixtures/hostile-text.ts';
import { addToCartByApi } from '../scripts/test/stored-customer.ts';
import * as paths from '../src/lib/router/paths.ts';
import { expect, signIn, test, waitForHydration, waitForStableLayout } from './helpers/shop.ts';
import { translator } from './helpers/messages.ts';

type Paths = typeof paths;
/** Exports of paths.ts that are routes. */
type RouteName = {
  [Name in keyof Paths]: Paths[Name] extends string | { pattern: string } ? Name : never;
}[keyof Paths];

type OwnRoute = Exclude<RouteName, 'SELLER_REGISTRATION_PATH'>;

const ROUTE_URLS: Record<OwnRoute, readonly string[]> = {
  HOME_PATH: [paths.HOME_PATH],
  PRODUCTS_PATH: [paths.PRODUCTS_PATH, `${paths.PRODUCTS_PATH}?search=${'x'.repeat(120)}`],
  // With colours; with sizes.
  productPath: [3, 4].map(paths.productPath),
  DIGITAL_PRODUCTS_PATH: [paths.DIGITAL_PRODUCTS_PATH],
  CATEGORIES_PATH: [paths.CATEGORIES_PATH],
  categoryPath: [1].map(paths.categoryPath),
  MOST_POPULAR_PATH: [paths.MOST_POPULAR_PATH],
  BEST_DEAL_PATH: [paths.BEST_DEAL_PATH],
  flashSalePath: [paths.flashSalePath(1)],
  SHOPS_PATH: [paths.SHOPS_PATH],
  shopPath: [1, 2].map(paths.shopPath),
  CART_PATH: [paths.CART_PATH],
  CHECKOUT_PATH: [paths.CHECKOUT_PATH],
  BUY_NOW_PATH: [paths.BUY_NOW_PATH],
  DASHBOARD_PATH: [paths.DASHBOARD_PATH],
  PROFILE_PATH: [paths.PROFILE_PATH],
  CHANGE_PASSWORD_PATH: [paths.CHANGE_PASSWORD_PATH],
  WISHLIST_PATH: [paths.WISHLIST_PATH],
  ADDRESSES_PATH: [paths.ADDRESSES_PATH],
  NEW_ADDRESS_PATH: [paths.NEW_ADDRESS_PATH],
  editAddressPath: [paths.editAddressPath(1)],
  ORDERS_PATH: [paths.ORDERS_PATH],
  orderPath: [6, 11].map(paths.orderPath),
  DIGITAL_ORDERS_PATH: [paths.DIGITAL_ORDERS_PATH],
  digitalOrderPath: [3].map(paths.digitalOrderPath),
  returnProductPath: [paths.returnProductPath(6)],
  RETURNS_PATH: [paths.RETURNS_PATH],
  returnPath: [2, 5].map(paths.returnPath),
  TICKETS_PATH: [paths.TICKETS_PATH],
  ticketPath: [paths.ticketPath(1012691)],
  MESSAGES_PATH: [paths.MESSAGES_PATH, paths.chatPath(7)],
  MESSAGES_ALIAS_PATH: [paths.MESSAGES_ALIAS_PATH],
  BLOGS_PATH: [paths.BLOGS_PATH],
  blogPath: [paths.blogPath('coffee-at-home-without-the-fuss')],
  TERMS_PATH: [paths.TERMS_PATH],
  PRIVACY_POLICY_PATH: [paths.PRIVACY_POLICY_PATH],
  RETURN_POLICY_PATH: [paths.RETURN_POLICY_PATH],
  ABOUT_US_PATH: [paths.ABOUT_US_PATH],
  CONTACT_US_PATH: [paths.CONTACT_US_PATH],
  SUPPORT_PATH: [paths.SUPPORT_PATH],
  legalPagePath: [paths.legalPagePath('our-story')],
};

const WIDTHS = [390, 320];
/** Of several shops, with and without options. */
const CART_PRODUCTS = [3, 4, 10, 26];

const BLANK = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

/** Each half fits into the timeout. */
function urlsOfHalf(half: number): string[] {
  const urls = allUrls();
  const middle = Math.ceil(urls.length / 2);
  return half === 0 ? urls.slice(0, middle) : urls.slice(middle);
}

/** Neighbours are never the same page. */
function allUrls(): string[] {
  const lists = Object.values(ROUTE_URLS);
  const rounds = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    lists.flatMap((list) => list.slice(round, round + 1)),
  ).flat();
}

const CASES = (['en', 'ar'] as const).flatMap((locale) => [
  { locale, half: 0 },
  { locale, half: 1 },
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
    for (const [index, url] of urlsOfHalf(half).entries()) {
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

  for (const half of [0, 1]) {
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
      for (const url of urlsOfHalf(half)) {
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

/** Drawing hundreds of images would be slow. */
async function drawBlankImages(page: Page) {
  await page.route('**/media/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: BLANK }),
  );
}

/** Navigates inside the running app. */
async function navigateTo(page: Page, url: string) {
  await page.evaluate((target) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState(null, '', target);
  }, url);
  await page.waitForFunction(() => {
    const isThere = document.querySelector('main h1:not([data-left])');
    return isThere && !document.querySelector('main [aria-busy=true]');
  });
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
