import { expect, logIn, test, waitForHydration } from './helpers/shop.ts';
import { translator } from './helpers/messages.ts';

for (const [format, locale] of [
  ['A4', 'ar'],
  ['Letter', 'en'],
] as const) {
  test(`@ORD-05 an order prints on one page of ${format}: shop, code, items, address and totals, ${locale}`, async ({
    page,
  }) => {
    const t = translator(locale);
    await page.goto(`/order-history/1?lang=${locale}`);
    await waitForHydration(page, t);
    await expect(page).toHaveURL(/\/(\?.*)?$/);
    await logIn(page, t);
    await expect(page).toHaveURL(/\/order-history\/1/);
    const title = page.getByRole('heading', { level: 1 });
    const code = page.getByText(/000001$/);
    await expect(code).toBeVisible();

    const paper = await page.pdf({ format });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

    await page.emulateMedia({ media: 'print' });
    await expect(title).toBeVisible();
    await expect(code).toBeVisible();
    await expect(page.getByText('Souk', { exact: true }).last()).toBeVisible();
    for (const name of ['Products', 'Delivery address', 'Order summary']) {
      await expect(page.getByRole('region', { name: new RegExp(`^${t(name)}`) })).toBeVisible();
    }
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('list', { name: t('Order progress') })).toBeHidden();
  });
}

test('an order is cancelled from its page by keyboard, and the lists update, in ar', async ({
  page,
}) => {
  const t = translator('ar');
  await page.goto('/order-history?status=pending&lang=ar');
  await logIn(page, t);
  const tabs = page.getByRole('navigation', { name: t('Orders by status') });
  const pending = tabs.getByRole('link', { name: new RegExp(`^${t('Pending')}`) });
  await expect(pending).toContainText('2');
  await page.getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await page.getByRole('button', { name: t('Cancel order') }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: t('Cancel order') }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: t('Order cancelled') })).toBeFocused();
  await page.goBack();
  await expect(pending).toContainText('1');
});
