import type { Page } from '@playwright/test';
import { CART_BUTTON_LABEL, translator } from './helpers/messages.ts';
import { expect, logIn, submitLogin, test, waitForHydration } from './helpers/shop.ts';

async function openGoogle(page: Page, t: (source: string) => string) {
  await waitForHydration(page, t);
  const login = page.getByRole('banner').getByRole('button', { name: t('Log in'), exact: true });
  await login.click();
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: t('Continue with Google') }).click();
  return popup;
}

/** The shop logs calls that a navigation cancels. */
const waitForCalls = (page: Page) => page.waitForLoadState('networkidle');

test('@AUTH-15 Google’s popup signs in, in Arabic', async ({ page }) => {
  const translate = translator('ar');
  await page.goto('/?lang=ar');
  const google = await openGoogle(page, translate);
  const closed = google.waitForEvent('close');
  await google.getByRole('button', { name: 'Continue as Lina Berg' }).click();
  await expect(
    page.getByRole('button', { name: translate('Account menu for {0}', { 0: 'Lina Berg' }) }),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await closed;
});

test('@ROUTE-05 @LANG-03 a guest returns to the requested page after login, and every call sends language and request type, in Arabic', async ({
  page,
}) => {
  const translate = translator('ar');
  const headers: Record<string, string>[] = [];
  await page.goto('/?lang=ar');
  await waitForHydration(page, translate);
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) headers.push(request.headers());
  });
  await waitForCalls(page);
  await page.goto('/order-history?status=all&page=2');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await waitForCalls(page);
  // The history entry stores the return URL.
  await page.reload();
  await logIn(page, translate);
  await expect(page).toHaveURL(/\/order-history\?status=all&page=2$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('Order History'));
  await waitForCalls(page);
  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForCalls(page);

  expect(headers.length).toBeGreaterThan(5);
  for (const header of headers) {
    expect(header['accept-language']).toBe('ar');
    expect(header['x-requested-with']).toBe('XMLHttpRequest');
  }
});

const t = translator('en');

test('@AUTH-15 a cancelled Google popup shows an error and signs nobody in', async ({
  page,
  shop,
}) => {
  shop.expectConsole(/Failed to sign in with Google/);
  await page.goto('/');
  const google = await openGoogle(page, t);
  await google.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'The Google login window was closed. Try again when you’re ready.',
  );
  await expect(page.getByRole('dialog', { name: 'Welcome!' })).toBeVisible();
});

test('@AUTH-19 two tabs share login, cart and logout', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/wishlist');
  await page.goto('/products/3/details');
  await waitForHydration(page, t);
  await waitForHydration(other, t);
  await expect(other.getByRole('dialog', { name: 'Welcome!' })).toBeVisible();

  await logIn(page, t);
  const account = { name: t('Account menu for {0}', { 0: 'Amira Haddad' }) };
  await expect(page.getByRole('button', account)).toBeVisible();
  await expect(other.getByRole('button', account)).toBeVisible();
  await expect(other.getByRole('dialog')).toBeHidden();

  await expect(page.getByRole('dialog')).toBeHidden();
  const cartLink = (total: number) => ({ name: t(CART_BUTTON_LABEL, { total }) });
  await expect(other.getByRole('button', cartLink(0))).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(page.getByRole('button', cartLink(1))).toBeVisible();
  await expect(other.getByRole('button', cartLink(1))).toBeVisible();

  await page.getByRole('button', account).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Logout successfully')).toBeVisible();
  await expect(
    other.getByRole('heading', { name: t('You logged out in another tab') }),
  ).toBeVisible();
  await expect(other.getByRole('button', { name: 'Log in' }).first()).toBeVisible();
});

test('@ROUTE-05 closing the dialog on /wishlist navigates to /, and Back is not trapped', async ({
  page,
}) => {
  await page.goto('/products/3/details');
  await waitForHydration(page, t);
  await page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${t('Wishlist')}`) })
    .click();
  await expect(page.getByRole('dialog', { name: t('Welcome!') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await page.goBack();
  await expect(page).toHaveURL(/\/products\/3\/details(\?|$)/);
  await page.goto('/wishlist');
  await submitLogin(page, t);
  await expect(page.getByText(t('Your wishlist is empty'))).toBeVisible();
});
