import type { Locator, Page } from '@playwright/test';
import * as paths from '../src/lib/router/paths.ts';
import { findContrastViolations, findRuleViolations } from './helpers/axe.ts';
import { translator } from './helpers/messages.ts';
import { navigateTo, startWithCart, urlsOfPart } from './helpers/routes.ts';
import {
  expect,
  signIn,
  tabTo,
  test,
  waitForHydration,
  waitForStableLayout,
} from './helpers/shop.ts';

// Each part fits into the timeout.
const PARTS = 11;

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const UNKNOWN_URL = '/no-such-page';

/** One page for each layout. Elsewhere, the contrast of header and footer would be the same. */
const LAYOUT_URLS = new Set<string>([
  paths.HOME_PATH,
  paths.CHECKOUT_PATH,
  paths.DASHBOARD_PATH,
  paths.BLOGS_PATH,
  UNKNOWN_URL,
]);

for (const locale of ['en', 'ar'] as const) {
  for (let part = 0; part < PARTS; part += 1) {
    test(`@A11Y-01 axe finds no violations on every page of a customer, desktop and phone, light and dark, ${locale}, part ${part + 1}`, async ({
      page,
    }) => {
      await startWithCart(page, locale);
      const urls = urlsOfPart(part, PARTS);
      const violations: string[] = [];
      for (const [index, url] of (part === PARTS - 1 ? [...urls, UNKNOWN_URL] : urls).entries()) {
        await navigateTo(page, url);
        const scope = LAYOUT_URLS.has(url) ? 'html' : 'main';
        // Resizes each page once.
        for (const size of index % 2 === 0 ? SIZES : SIZES.toReversed()) {
          await page.setViewportSize(size);
          await waitForStableLayout(page);
          const found = await findRuleViolations(page);
          // Contrast does not depend on the direction.
          if (locale === 'en') found.push(...(await findContrastViolations(page, scope)));
          violations.push(...found.map((text) => `${url}, ${size.width} px: ${text}`));
        }
      }
      expect(violations).toEqual([]);
    });
  }
}

test('@A11Y-01 a customer buys a product by keyboard alone, and never loses the focus', async ({
  page,
}) => {
  const t = translator('en');
  const main = page.getByRole('main');
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  await signIn(page);
  await page.goto(paths.productPath(10));
  await waitForHydration(page, t);
  const name = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await press(main.getByRole('button', { name: 'Add to cart' }).first());
  await expect(page.getByText('product added to the cart')).toBeVisible();
  await expect(main.getByRole('button', { name: 'View In Cart' })).toBeFocused();

  await page.keyboard.press('Enter');
  const cart = page.getByRole('dialog', { name: /My Cart/ });
  await expect(cart.getByRole('checkbox').first()).toBeChecked();
  await press(cart.getByRole('button', { name: 'Proceed to Checkout' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused();
  await expect(main.getByText(name, { exact: true }).first()).toBeVisible();

  const change = main.getByRole('button', { name: 'Change' });
  await press(change);
  const addresses = page.getByRole('dialog');
  await expect(addresses).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(addresses).toBeHidden();
  await expect(change).toBeFocused();

  await tabTo(page, main.getByRole('radio').first());
  await page.keyboard.press('Space');
  await press(main.getByRole('button', { name: 'Place order' }));
  const confirmation = page.getByRole('dialog', { name: 'Your order has been placed' });
  await expect(confirmation).toBeVisible();
  await expectFocusOnPage(page);
  await press(confirmation.getByRole('link', { name: 'View orders' }));
  await expect(page).toHaveURL(/\/order-history/);
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
});

/** Expects that a key would reach a control or heading, not the document. */
async function expectFocusOnPage(page: Page) {
  await expect(page.locator(':focus')).toHaveCount(1);
  await expect(page.locator('body:focus')).toHaveCount(0);
}
