import { addToCartByApi } from '../scripts/test/stored-customer.ts';
import { expect, signIn, test, waitForHydration } from './helpers/shop.ts';
import { translator } from './helpers/messages.ts';

const t = translator('en');

test('@LANG-01 selecting a language stores it, fetches its texts and reloads the page in it', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page, t);
  const texts = page.waitForRequest((request) => request.url().endsWith('/api/lang/ar'));
  await page.evaluate(() => Object.assign(window, { before: true }));
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar');
  await texts;
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('combobox', { name: translator('ar')('Language') })).toHaveValue(
    'ar',
  );
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('ar');
  expect(await page.evaluate(() => 'before' in window), 'the page was reloaded').toBe(false);
});

test('@MONEY-02 selecting a currency updates every price without a reload and persists', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page, t);
  const main = page.getByRole('main');
  await expect(main.getByText(/\$\d/).first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { before: true }));
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
  await expect(main.getByText(/€\d/).first()).toBeVisible();
  await expect(main.getByText(/\$\d/)).toHaveCount(0);
  expect(await page.evaluate(() => 'before' in window), 'no reload').toBe(true);
  await page.reload();
  await expect(main.getByText(/€\d/).first()).toBeVisible();
  await expect(main.getByText(/\$\d/)).toHaveCount(0);
});

test('@SHELL-08 Log Out asks for confirmation with Cancel and Yes, and Cancel changes nothing', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/');
  await waitForHydration(page, t);
  const account = page.getByRole('button', { name: 'Account menu for Amira Haddad' });
  await account.click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Logout Confirmation' });
  await expect(dialog.getByRole('button', { name: 'Yes' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(account).toBeVisible();
});

test('@CHK-02 @CART-15 a checkout without items offers a way back, for an empty cart and for one without a selection', async ({
  page,
}) => {
  const token = await signIn(page);
  const main = page.getByRole('main');
  await page.goto('/checkout');
  await expect(main.getByRole('heading', { name: 'Cart is empty' })).toBeVisible();
  await expect(main.getByText(/\$0\.00/)).toHaveCount(0);

  // The only shop of a cart is selected automatically.
  await addToCartByApi(page.request, token, [10]);
  await page.goto('/products/3/details');
  await waitForHydration(page, t);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await notifications.getByRole('button', { name: 'View In Cart' }).click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByText('Please select at least one shop')).toBeVisible();
  await page.goto('/checkout');
  await expect(main.getByRole('heading', { name: 'No items selected' })).toBeVisible();
  await main.getByRole('button', { name: 'View cart' }).click();
  await expect(page.getByRole('dialog', { name: /My Cart/ })).toBeVisible();
});

test('a sold-out product opens and explains that it cannot be bought', async ({ page }) => {
  const response = await page.request.get('/api/products', {
    headers: { Accept: 'application/json' },
  });
  const { data } = (await response.json()) as {
    data: { products: { id: number; quantity: number; is_digital: boolean }[] };
  };
  const soldOut = data.products.find(
    ({ quantity, is_digital: digital }) => quantity === 0 && !digital,
  );
  await page.goto(`/products/${soldOut?.id}/details`);
  await expect(page.getByRole('link', { name: 'See similar' })).toHaveAttribute('href', '#similar');
  await expect(page.getByText('This product is sold out.')).toBeVisible();
});
