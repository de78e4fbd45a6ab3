import { expect, logIn, test, waitForHydration } from './helpers/shop.ts';
import { translator } from './helpers/messages.ts';

for (const [format, locale] of [
  ['A4', 'ar'],
  ['Letter', 'en'],
] as const) {
  test(`@ORD-05 a return prints on one page of ${format}, without the shell, ${locale}`, async ({
    page,
  }) => {
    const t = translator(locale);
    await page.goto(`/returned-order-history/1?lang=${locale}`);
    await waitForHydration(page, t);
    // The guard stores the return URL until the login.
    await expect(page).toHaveURL(/\/(\?.*)?$/);
    await logIn(page, t);
    await expect(page).toHaveURL(/\/returned-order-history\/1/);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    await expect(page.getByText(t('Reason for return'))).toBeVisible();

    const paper = await page.pdf({ format });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(title).toBeVisible();
    await expect(page.getByText(t('Reason for return'))).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
}
