import { AxeBuilder } from '@axe-core/playwright';
import { expect, logIn, openShoppersPart, test } from './shop.ts';
import { sayIn } from './say.ts';

const PAGES = ['/', '/products/3/details', '/cart', '/checkout', '/order-history', '/no-such-page'];

for (const locale of ['en', 'ar'] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on the journey's pages, ${locale}, ${scheme}`, async ({ page }) => {
      const say = sayIn(locale);
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.goto(`/?lang=${locale}`);
      await logIn(page, say);
      await expect(page.getByRole('dialog')).toBeHidden();
      for (const path of PAGES) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([]);
      }
    });
  }
}

test('axe finds nothing in the login dialog and the basket', async ({ page }) => {
  const say = sayIn('en');
  await page.goto('/');
  const shopper = await openShoppersPart(page, say);
  await shopper.getByRole('button', { name: say('Log in'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: say('Welcome!') })).toBeVisible();
  const login = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
  expect(login.violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: say('My Cart, {total} items', { total: 0 }) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const basket = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
  expect(basket.violations.map(({ id }) => id)).toEqual([]);
});
