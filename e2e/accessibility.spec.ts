import type { Locator, Page } from '@playwright/test';
import { productPath } from '../src/lib/router/paths.ts';
import { translator } from './helpers/messages.ts';
import { expect, signIn, tabTo, test, waitForHydration } from './helpers/shop.ts';

test('a customer buys a product by keyboard alone, and never loses the focus', async ({ page }) => {
  const t = translator('en');
  const main = page.getByRole('main');
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  await signIn(page);
  await page.goto(productPath(10));
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
