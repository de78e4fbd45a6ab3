import { expect, logIn, test, whenAlive } from './helpers/shop.ts';
import { sayIn } from './helpers/messages.ts';

for (const [format, locale] of [
  ['A4', 'ar'],
  ['Letter', 'en'],
] as const) {
  test(`@ORD-05 an order prints on one page of ${format}: shop, code, lines, address and figures, ${locale}`, async ({
    page,
  }) => {
    const say = sayIn(locale);
    // A deep link waits for the login.
    await page.goto(`/order-history/1?lang=${locale}`);
    await whenAlive(page, say);
    await expect(page).toHaveURL(/\/(\?.*)?$/);
    await logIn(page, say);
    await expect(page).toHaveURL(/\/order-history\/1/);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toContainText('000001');

    const paper = await page.pdf({ format });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

    await page.emulateMedia({ media: 'print' });
    await expect(title).toBeVisible();
    await expect(page.getByText('Souk', { exact: true }).last()).toBeVisible();
    for (const name of ['Products', 'Delivery address', 'Order Summary']) {
      await expect(page.getByRole('region', { name: new RegExp(`^${say(name)}`) })).toBeVisible();
    }
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('list', { name: say('How far the order is') })).toBeHidden();
  });
}

test('an order is cancelled from its page by keyboard, and the lists follow, in ar', async ({
  page,
}) => {
  const say = sayIn('ar');
  await page.goto('/order-history?lang=ar');
  await logIn(page, say);
  const tabs = page.getByRole('navigation', { name: say('Orders by state') });
  await expect(tabs.getByRole('link').first()).toContainText('2');
  await page.getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await page.getByRole('button', { name: say('Cancel Order') }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: say('Yes') }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: say('Order status') })).toBeFocused();
  await page.goBack();
  await expect(tabs.getByRole('link').first()).toContainText('1');
});
