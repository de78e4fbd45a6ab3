import { findDarkViolations, findViolations } from './helpers/axe.ts';
import { expect, openAccountMenu, signIn, test, waitForHydration } from './helpers/shop.ts';
import { CART_BUTTON_LABEL, translator } from './helpers/messages.ts';

// Large pages are separate, to avoid timeouts.
const GUEST_PATHS = ['/', '/products/3/details'];
const CUSTOMER_PATHS = ['/cart', '/checkout', '/order-history', '/no-such-page'];

for (const locale of ['en', 'ar'] as const) {
  for (const [role, paths] of [
    ['a guest', GUEST_PATHS],
    ['a customer', CUSTOMER_PATHS],
  ] as const) {
    test(`axe finds no violations on the journey's pages of ${role}, ${locale}, light and dark`, async ({
      page,
    }) => {
      if (role === 'a customer') await signIn(page);
      for (const path of paths) {
        await page.goto(`${path}?lang=${locale}`);
        await waitForHydration(page, translator(locale));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        expect(await findViolations(page), path).toEqual([]);
        expect(await findDarkViolations(page), `${path}, dark`).toEqual([]);
      }
    });
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
