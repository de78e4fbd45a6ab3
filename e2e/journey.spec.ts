import { expect, openShoppersPart, submitLogin, test, whenAlive } from './helpers/shop.ts';
import { sayIn } from './helpers/messages.ts';

for (const locale of ['en', 'ar'] as const) {
  const say = sayIn(locale);
  const direction = locale === 'ar' ? 'rtl' : 'ltr';

  test(`@ROUTE-07 @TOAST-01 a guest buys something, from the home page to the order history, in ${locale} ${direction}`, async ({
    page,
  }) => {
    await page.goto(`/?lang=${locale}`);
    await whenAlive(page, say);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);

    // Shops, categories and products with pictures.
    for (const section of ['Categories', 'Popular Products', 'Top Rated Shops', 'Just For You']) {
      await expect(page.getByRole('heading', { name: say(section) })).toBeVisible();
    }
    const justForYou = page.getByRole('region', { name: say('Just For You') });
    const product = justForYou
      .getByRole('article')
      .filter({ hasNot: page.getByText(say('Stock Out')) })
      .nth(1);
    await expect(product.getByRole('img').first()).toBeVisible();
    await product.getByRole('link').first().click();

    // The product asks for a login before it can be put into the cart.
    await expect(page).toHaveURL(/\/products\/\d+\/details/);
    // Names in the cart are never translated: the product's English one is expected there.
    const id = /\d+/.exec(new URL(page.url()).pathname)?.[0];
    const response = await page.request.get(`/api/product-details?product_id=${id}`, {
      headers: { 'Accept-Language': 'en', Accept: 'application/json' },
    });
    const { data } = (await response.json()) as { data: { product: { name: string } } };
    const { name } = data.product;
    await whenAlive(page, say);
    const add = page.getByRole('button', { name: say('Add to Cart'), exact: true }).first();
    await add.click();
    const notice = page.getByText(say('Please login first!'));
    await expect(notice).toBeVisible();
    const box = await notice.boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    if (box && width > 768) {
      const isAtLeft = box.x + box.width / 2 < width / 2;
      expect(isAtLeft, 'toasts stand left in ltr, right in rtl').toBe(direction === 'ltr');
    }
    await submitLogin(page, say);
    await expect(page.getByRole('dialog')).toBeHidden();
    await add.click();

    // The popup leads to the basket.
    const notifications = page.getByRole('region', { name: say('Notifications') });
    await expect(notifications.getByText(say('product added to the cart'))).toBeVisible();
    await notifications.getByRole('button', { name: say('View In Cart') }).click();
    const cart = page.getByRole('dialog', { name: new RegExp(say('My Cart')) });
    await expect(cart.getByText(name, { exact: true })).toBeVisible();

    // One more, then the shop, then checkout.
    await cart.getByRole('button', { name: say('One more of {thing}', { thing: name }) }).click();
    await expect(
      cart.getByRole('group', { name: say('Quantity of {thing}', { thing: name }) }),
    ).toContainText('2');
    await cart.getByRole('checkbox').first().check();
    await cart.getByRole('button', { name: say('Proceed to Checkout') }).click();

    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByRole('heading', { level: 1, name: say('Checkout') })).toBeVisible();
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
    // Another address than the default one.
    await page.getByRole('button', { name: say('Change') }).click();
    const addresses = page.getByRole('dialog');
    await addresses.locator('label').nth(1).click();
    await expect(addresses).toBeHidden();
    await page
      .locator('label')
      .filter({ hasText: say('Cash on delivery') })
      .click();
    await page.getByRole('button', { name: say('Place Order') }).click();

    const confirmation = page.getByRole('dialog', { name: say('Your order has been placed') });
    await expect(confirmation).toBeVisible();
    await confirmation.getByRole('link', { name: say('View orders') }).click();
    await expect(page).toHaveURL(/\/order-history/);
    const orders = page.getByRole('main').getByRole('listitem');
    await expect(orders.filter({ hasText: /RC|#/ }).first()).toBeVisible();
    await expect(page.getByRole('main').getByText(say('Cash on delivery')).first()).toBeVisible();

    // And out again.
    if ((page.viewportSize()?.width ?? 0) >= 768) {
      await page
        .getByRole('button', { name: say('Account of {0}', { 0: 'Amira Haddad' }) })
        .click();
      await page.getByRole('menuitem', { name: say('Log Out') }).click();
    } else {
      const menu = await openShoppersPart(page, say);
      await menu.getByRole('button', { name: say('Log Out') }).click();
    }
    const farewell = page.getByRole('alertdialog', { name: say('Logout Confirmation') });
    await farewell.getByRole('button', { name: say('Yes') }).click();
    await expect(page.getByText(say('Logout successfully'))).toBeVisible();
    await expect(page).toHaveURL(/\/(\?.*)?$/);
    const shopper = await openShoppersPart(page, say);
    await expect(shopper.getByRole('button', { name: say('Log in'), exact: true })).toBeVisible();
  });
}
