import type { Locator, Page } from '@playwright/test';
import { productPath } from '../src/lib/router/paths.ts';
import {
  fillCart,
  delayRequests,
  expect,
  signIn,
  tabTo,
  test,
  waitForHydration,
  waitForStableLayout,
} from './helpers/shop.ts';
import { translator } from './helpers/messages.ts';

type Translate = ReturnType<typeof translator>;

/** Opens the checkout with a product and a selected gateway. */
async function openCheckout(page: Page, t: Translate, locale: string) {
  await fillCart(page, await signIn(page));
  await page.goto(`/checkout?lang=${locale}`);
  await waitForHydration(page, t);
  await expect(page.getByRole('button', { name: t('Change'), exact: true })).toBeVisible();
  await page.locator('label').filter({ hasText: 'Stripe' }).click();
}

const placeButton = (page: Page, t: Translate) =>
  page.getByRole('button', { name: t('Place order'), exact: true });

test('@CHK-05 after payment in the popup, the page updates and the popup closes, in Arabic', async ({
  page,
}) => {
  const t = translator('ar');
  await openCheckout(page, t, 'ar');
  const [popup] = await Promise.all([page.waitForEvent('popup'), placeButton(page, t).click()]);
  await popup.waitForURL(/\/order\/\d+\/payment\?gateway=stripe/);
  expect(await popup.evaluate(() => window.opener === null)).toBe(true);
  await expect(
    page.getByText(t('Not paid yet. Pay in the window that opened. This page updates by itself.')),
  ).toBeVisible();
  const closed = popup.waitForEvent('close');
  await popup.locator('form[action*="success"] button').click();
  await closed;
  const dialog = page.getByRole('dialog', { name: t('Your order has been placed') });
  await expect(dialog).toContainText(t('Payment received. Thank you!'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('main').getByText(t('Paid'), { exact: true })).toBeVisible();
});

test('@CHK-06 a cancelled payment keeps the order, which can be paid afterwards, in ar', async ({
  page,
}) => {
  const t = translator('ar');
  await openCheckout(page, t, 'ar');
  const [first] = await Promise.all([page.waitForEvent('popup'), placeButton(page, t).click()]);
  const closed = first.waitForEvent('close');
  await first.waitForURL(/\/order\/\d+\/payment\?/);
  await first
    .locator('form[action*="cancel"]')
    .filter({ hasNot: first.locator('input[name=error]') })
    .getByRole('button')
    .click();
  await closed;
  const dialog = page.getByRole('dialog', { name: t('Your order isn’t paid yet') });
  const [second] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: t('Pay now') }).click(),
  ]);
  await second.locator('form[action*="success"] button').click();
  await expect(page.getByRole('dialog', { name: t('Your order has been placed') })).toContainText(
    t('Payment received. Thank you!'),
  );
});

test('@CHK-05 payment uses the same tab if popups are blocked, and Back shows the order', async ({
  page,
}) => {
  const t = translator('en');
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (url, target, features) =>
      target === '_self' ? open(url, target, features) : null;
  });
  await openCheckout(page, t, 'en');
  await placeButton(page, t).click();
  await page.waitForURL(/\/order\/\d+\/payment\?gateway=stripe/);
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout\?placed=\d+/);
  await expect(page.getByText(t('Not paid yet'), { exact: true })).toBeVisible();
  await page.goForward();
  await page.locator('form[action*="success"] button').click();
  await page.waitForURL(/\/payment\/success/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout\?placed=\d+/);
  await expect(page.getByRole('main').getByText(t('Paid'), { exact: true })).toBeVisible();
});

test('@CHK-01 the steps below stay in place when the addresses arrive late', async ({ page }) => {
  const t = translator('en');
  await page.setViewportSize({ width: 390, height: 844 });
  await fillCart(page, await signIn(page));
  const release = await delayRequests(page, '**/api/addresses*');
  await page.goto('/checkout');
  await waitForHydration(page, t);
  const below = page.getByRole('heading', { name: t('Payment method'), exact: true });
  await expect(below).toBeVisible();
  await waitForStableLayout(page);
  const before = (await below.boundingBox())?.y;
  release();
  await expect(page.getByRole('button', { name: t('Change'), exact: true })).toBeVisible();
  await waitForStableLayout(page);
  expect((await below.boundingBox())?.y).toBe(before);
});

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
  await page.goto(productPath(10));
  await waitForHydration(page, t);
  const name = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await press(main.getByRole('button', { name: 'Add to cart' }).first());
  await expect(page.getByText('product added to the cart')).toBeVisible();
  await expect(main.getByRole('button', { name: 'View in cart' })).toBeFocused();

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
