import type { Page } from '@playwright/test';
import { expect, signIn, submitLogin, test, waitForHydration } from './helpers/shop.ts';
import { translator } from './helpers/messages.ts';

const t = translator('en');

/** Prevents automatic retries, which would remove the button before it is pressed. */
function preventRetries(page: Page) {
  return page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    Reflect.set(window, 'setTimeout', (run: () => void, ms = 0, ...values: []) =>
      // SWR waits for five seconds or more.
      ms < 5000 ? start(run, ms, ...values) : 0,
    );
  });
}

test('a failed login shows an error in the dialog and keeps the input', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page, t);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await submitLogin(page, t, 'demo@souk.example', 'wrong');
  const dialog = page.getByRole('dialog', { name: 'Welcome!' });
  await expect(dialog.getByRole('alert')).toContainText('Credential is invalid!');
  await expect(dialog.getByLabel('Email or phone number')).toHaveValue('demo@souk.example');
  await submitLogin(page, t, '', '');
  await expect(dialog.getByText('The phone/email field is required.')).toBeVisible();
});

test('a server error shows a message and a working retry', async ({ page, shop }) => {
  await preventRetries(page);
  await page.goto('/no-such-page');
  await waitForHydration(page, t);
  await shop.fail({ operation: 'getHome', status: 500 });
  await page.getByRole('link', { name: 'Go to home page' }).click();
  await expect(page.getByText('Something went wrong on our side.')).toBeVisible();
  await shop.fail();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('heading', { name: 'Just for you' })).toBeVisible();
});

test('an invalid response and a lost connection show a message and a retry', async ({
  page,
  shop,
}) => {
  await preventRetries(page);
  await page.goto('/no-such-page');
  await waitForHydration(page, t);
  await shop.fail({ operation: 'getHome', status: 'broken-json' });
  await page.getByRole('link', { name: 'Go to home page' }).click();
  await expect(page.getByText('Something went wrong while loading this.')).toBeVisible();
  await page.route('**/api/home*', (route) => route.abort());
  await shop.fail();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByText('We couldn’t connect.')).toBeVisible();
});

test('a customer without an address adds one in checkout and orders', async ({ page }) => {
  const translate = translator('en');
  await signIn(page, 'new@souk.example');
  await page.goto('/products/3/details');
  await waitForHydration(page, translate);
  await page
    .getByRole('button', { name: translate('Add to cart'), exact: true })
    .first()
    .click();
  await page
    .getByRole('region', { name: translate('Notifications') })
    .getByRole('button', { name: translate('View In Cart') })
    .click();
  const cart = page.getByRole('dialog');

  // Checkout requires a selection.
  const shop = cart.getByRole('checkbox').first();
  await expect(shop).toBeChecked();
  await shop.uncheck();
  await cart.getByRole('button', { name: translate('Proceed to Checkout') }).click();
  await expect(page.getByText(translate('Please select at least one shop'))).toBeVisible();
  await shop.check();
  await cart.getByRole('button', { name: translate('Proceed to Checkout') }).click();

  await page.getByRole('button', { name: translate('Place order') }).click();
  await expect(page.getByText(translate('Choose a delivery address.')).first()).toBeVisible();
  const form = page.getByRole('main');
  await form.getByLabel(new RegExp(`^${translate('Name')}`)).fill('Nora Lind');
  await form.getByLabel(new RegExp(`^${translate('Phone number')}`)).fill('01700000001');
  await form.getByLabel(translate('Address line 1')).fill('12 Harbour Street');
  await form.getByRole('button', { name: translate('Save address') }).click();
  await expect(form.getByText(/12 Harbour Street/)).toBeVisible();
  await page.getByRole('button', { name: translate('Place order') }).click();
  await expect(
    page.getByRole('dialog', { name: translate('Your order has been placed') }),
  ).toBeVisible();
});
