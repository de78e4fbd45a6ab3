import type { Page } from '@playwright/test';
import { translator } from '../helpers/messages.ts';
import { expect, submitLogin, test, waitForHydration } from '../helpers/shop.ts';

const t = translator('en');

interface Product {
  id: number;
  quantity: number;
  is_digital: boolean;
  sizes: object[];
  colors: object[];
}

async function findPlainProduct(page: Page): Promise<number> {
  const response = await page.request.get('/api/products?page=1&per_page=100', {
    headers: { 'Accept-Language': 'en', Accept: 'application/json' },
  });
  const { data } = (await response.json()) as { data: { products: Product[] } };
  const plain = data.products.find(
    (one) =>
      !one.is_digital && one.quantity > 9 && one.sizes.length === 0 && one.colors.length === 0,
  );
  if (!plain) throw new Error('Failed to find a product without options.');
  return plain.id;
}

/** Presses "Add to cart" on the page of a product without options. */
async function addPlainProduct(page: Page): Promise<void> {
  await page.goto(`/products/${await findPlainProduct(page)}/details?lang=en`);
  await waitForHydration(page, t);
  await page
    .getByRole('button', { name: t('Add to cart'), exact: true })
    .first()
    .click();
}

/** Places the order that the checkout shows, and opens it from the list of orders. */
async function placeCashOrder(page: Page): Promise<void> {
  // Without an address, the order is not sent.
  await expect(page.getByRole('button', { name: t('Change'), exact: true })).toBeVisible();
  await page
    .locator('label')
    .filter({ hasText: t('Cash on delivery') })
    .click();
  const summary = page.getByRole('region', { name: t('Order summary') });
  await summary.getByRole('button', { name: t('Place order') }).click();
  const confirmation = page.getByRole('dialog', { name: t('Your order has been placed') });
  await confirmation.getByRole('link', { name: t('View orders') }).click();
  await page.getByRole('heading', { level: 2 }).first().getByRole('link').click();
}

for (const { scenarios, delivery } of [
  { scenarios: ['r2'], delivery: undefined },
  { scenarios: ['r3'], delivery: '$6.00' },
  { scenarios: ['r4', 'single-vendor'], delivery: '$6.00' },
] as const) {
  test(`@API-08 a guest logs in, buys a product and cancels the order on ${scenarios.join(' and ')}`, async ({
    page,
    shop,
  }) => {
    await shop.recreate({ scenarios });
    await addPlainProduct(page);
    await expect(page.getByText(t('Please login first!'))).toBeVisible();
    await submitLogin(page, t);
    const notifications = page.getByRole('region', { name: t('Notifications') });
    await expect(notifications.getByText(t('product added to the cart'))).toBeVisible();
    await notifications.getByRole('button', { name: t('View In Cart') }).click();
    const cart = page.getByRole('dialog', { name: new RegExp(t('My Cart')) });
    // A single vendor's products need no selection.
    if (scenarios.length === 1) await cart.getByRole('checkbox').first().check();
    await cart.getByRole('button', { name: t('Proceed to Checkout') }).click();

    const summary = page.getByRole('region', { name: t('Order summary') });
    if (delivery) await expect(summary.getByText(delivery)).toBeVisible();
    await placeCashOrder(page);
    await page.getByRole('button', { name: t('Cancel order') }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: t('Cancel order') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: t('Order cancelled') })).toBeFocused();
  });
}

test('@API-08 @ADDR-01 a shopper adds an address with a delivery area and orders to it on r3', async ({
  page,
  context,
  shop,
}) => {
  await shop.recreate({ scenarios: ['r3'] });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 25.27, longitude: 55.3 });
  await addPlainProduct(page);
  await submitLogin(page, t);
  const notifications = page.getByRole('region', { name: t('Notifications') });
  await notifications.getByRole('button', { name: t('View In Cart') }).click();
  const cart = page.getByRole('dialog', { name: new RegExp(t('My Cart')) });
  await cart.getByRole('checkbox').first().check();
  await cart.getByRole('button', { name: t('Proceed to Checkout') }).click();

  await page.getByRole('button', { name: t('Change'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Add address') })
    .click();
  const form = page.getByRole('dialog', { name: t('New address') });
  await form.getByLabel(new RegExp(`^${t('Name')}`)).fill('Amira Haddad');
  await form.getByLabel(new RegExp(`^${t('Phone number')}`)).fill('0501234567');
  await form.getByLabel(new RegExp(`^${t('Address line 1')}`)).fill('Al Rigga Road 12');
  await form.getByLabel(new RegExp(`^${t('Delivery area')}`)).selectOption('Deira');
  await form.getByRole('button', { name: t('Use my location') }).click();
  await expect(form.getByText(t('Location added'))).toBeVisible();
  await form.getByRole('button', { name: t('Save address') }).click();
  await expect(form).toBeHidden();

  const summary = page.getByRole('region', { name: t('Order summary') });
  await expect(summary.getByText('$5.50')).toBeVisible();
  await placeCashOrder(page);
  await expect(page.getByText(/Al Rigga Road 12.*Deira/).first()).toBeVisible();
});
