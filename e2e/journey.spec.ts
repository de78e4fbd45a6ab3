import {
  expect,
  openAccountMenu,
  submitLogin,
  test,
  waitForHydration,
  waitForStableLayout,
} from './helpers/shop.ts';
import { translator } from './helpers/messages.ts';

for (const locale of ['en', 'ar'] as const) {
  const t = translator(locale);
  const direction = locale === 'ar' ? 'rtl' : 'ltr';

  test(`@ROUTE-07 @TOAST-01 a guest buys a product, from the home page to the order history, in ${locale} ${direction}`, async ({
    page,
  }) => {
    await page.goto(`/?lang=${locale}`);
    await waitForHydration(page, t);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);

    for (const section of ['Categories', 'Popular products', 'Top-rated shops', 'Just for you']) {
      await expect(page.getByRole('heading', { name: t(section) })).toBeVisible();
    }
    // Products without sizes and colours.
    const addButton = new RegExp(t('Add {name} to cart').replace('{name}', '.+'));
    const justForYou = page.getByRole('region', { name: t('Just for you') });
    const product = justForYou
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: addButton }) })
      .nth(1);
    await expect(product.getByRole('img').first()).toBeVisible();
    await product.getByRole('link').first().click();

    await expect(page).toHaveURL(/\/products\/\d+\/details/);
    // Product names in the cart are never translated.
    const id = /\d+/.exec(new URL(page.url()).pathname)?.[0];
    const response = await page.request.get(`/api/product-details?product_id=${id}`, {
      headers: { 'Accept-Language': 'en', Accept: 'application/json' },
    });
    const { data } = (await response.json()) as { data: { product: { name: string } } };
    const { name } = data.product;
    await waitForHydration(page, t);
    await page
      .getByRole('button', { name: t('Add to cart'), exact: true })
      .first()
      .click();
    const notice = page.getByText(t('Please login first!'));
    await expect(notice).toBeVisible();
    await waitForStableLayout(page);
    const box = await notice.boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    if (box && width > 768) {
      const isAtLeft = box.x + box.width / 2 < width / 2;
      expect(isAtLeft, 'toasts are on the left in ltr, on the right in rtl').toBe(
        direction === 'ltr',
      );
    }
    await submitLogin(page, t);
    await expect(page.getByRole('dialog')).toBeHidden();

    // Continues the guest's action.
    const notifications = page.getByRole('region', { name: t('Notifications') });
    await expect(notifications.getByText(t('product added to the cart'))).toBeVisible();
    await notifications.getByRole('button', { name: t('View In Cart') }).click();
    const cart = page.getByRole('dialog', { name: new RegExp(t('My Cart')) });
    await expect(cart.getByText(name, { exact: true })).toBeVisible();

    await cart
      .getByRole('button', { name: t('Increase quantity of {itemName}', { itemName: name }) })
      .click();
    await expect(
      cart.getByRole('group', { name: t('Quantity of {itemName}', { itemName: name }) }),
    ).toContainText('2');
    await cart.getByRole('checkbox').first().check();
    await cart.getByRole('button', { name: t('Proceed to Checkout') }).click();

    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByRole('heading', { level: 1, name: t('Checkout') })).toBeVisible();
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: t('Change') }).click();
    const addresses = page.getByRole('dialog');
    await addresses.locator('label').nth(1).click();
    await expect(addresses).toBeHidden();
    await page
      .locator('label')
      .filter({ hasText: t('Cash on delivery') })
      .click();
    await page.getByRole('button', { name: t('Place order') }).click();

    const confirmation = page.getByRole('dialog', { name: t('Your order has been placed') });
    await expect(confirmation).toBeVisible();
    await confirmation.getByRole('link', { name: t('View orders') }).click();
    await expect(page).toHaveURL(/\/order-history/);
    const orders = page.getByRole('main').getByRole('listitem');
    await expect(orders.filter({ hasText: /RC|#/ }).first()).toBeVisible();
    await expect(page.getByRole('main').getByText(t('Cash on delivery')).first()).toBeVisible();

    if ((page.viewportSize()?.width ?? 0) >= 768) {
      await page
        .getByRole('button', { name: t('Account menu for {0}', { 0: 'Amira Haddad' }) })
        .click();
      await page.getByRole('menuitem', { name: t('Log Out') }).click();
    } else {
      const menu = await openAccountMenu(page, t);
      await menu.getByRole('button', { name: t('Log Out') }).click();
    }
    const logoutDialog = page.getByRole('alertdialog', { name: t('Logout Confirmation') });
    await logoutDialog.getByRole('button', { name: t('Yes') }).click();
    await expect(page.getByText(t('Logout successfully'))).toBeVisible();
    await expect(page).toHaveURL(/\/(\?.*)?$/);
    const shopper = await openAccountMenu(page, t);
    await expect(shopper.getByRole('button', { name: t('Log in'), exact: true })).toBeVisible();
  });
}
