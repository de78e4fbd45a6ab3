import { findViolations, findViolationsInThemes } from './helpers/axe.ts';
import { expect, openAccountMenu, signIn, test, waitForHydration } from './helpers/shop.ts';
import { CART_BUTTON_LABEL, translator } from './helpers/messages.ts';
import { drawBlankImages, exampleUrls, halfOf, navigateTo } from './helpers/routes.ts';
import { addToCartByApi } from '../scripts/test/stored-customer.ts';
import { CONTACT_US_PATH } from '../src/lib/router/paths.ts';

/** Of several shops, with and without options. */
const CART_PRODUCTS = [3, 4, 10, 26];

for (const locale of ['en', 'ar'] as const) {
  for (const [role, urls] of [
    ['guest', [...exampleUrls('guest'), '/no-such-page']],
    ['customer', exampleUrls('customer')],
  ] as const) {
    for (const half of [0, 1] as const) {
      // Each runs on desktop and phone.
      test(`@A11Y-01 axe finds no violations on the pages of a ${role}, ${locale}, light and dark, half ${half + 1}`, async ({
        page,
      }, info) => {
        info.setTimeout(90_000);
        if (role === 'customer')
          await addToCartByApi(page.request, await signIn(page), CART_PRODUCTS);
        await drawBlankImages(page);
        await page.goto(`${CONTACT_US_PATH}?lang=${locale}`);
        await waitForHydration(page, translator(locale));
        const violations: string[] = [];
        for (const url of halfOf(urls, half)) {
          await navigateTo(page, url);
          for (const found of await findViolationsInThemes(page))
            violations.push(`${url}, ${found}`);
        }
        expect(violations).toEqual([]);
      });
    }
  }
}

test('axe finds no violations in the login dialog and the cart', async ({ page }) => {
  const t = translator('en');
  await page.goto('/');
  const shopper = await openAccountMenu(page, t);
  await shopper.getByRole('button', { name: t('Log in'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: t('Welcome!') })).toBeVisible();
  expect(await findViolations(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: t(CART_BUTTON_LABEL, { total: 0 }) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findViolations(page, '[role=dialog]')).toEqual([]);
});
