import { expect, test, waitForHydration } from './helpers/shop.ts';
import { translator } from './helpers/messages.ts';

for (const [locale, start] of [
  ['en', 'tent'],
  ['ar', 'خيمة'],
] as const) {
  const t = translator(locale);

  test(`@LIST-07 a customer gets from home to a product by keyboard, ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/?lang=${locale}`);
    await waitForHydration(page, t);
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: t('Search products') });
    await expect(box).toBeFocused();
    await page.keyboard.type(start, { delay: 20 });
    // Input is kept while the list's code loads.
    await expect(box).toHaveValue(start);
    const option = page
      .getByRole('group', { name: t('Products') })
      .getByRole('option')
      .first();
    await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
    await expect(option).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    const name = (await option.locator('bdi').first().textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products\/\d+\/details/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('region', { name: t('Categories') })).toBeVisible();
    await expect(box).toHaveValue(start);
  });

  test(`the search dialog on phones suggests products, and Escape first closes the list, then the dialog, ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`/?lang=${locale}`);
    await waitForHydration(page, t);
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('What are you looking for?') })
      .click();
    const dialog = page.getByRole('dialog', { name: t('Search') });
    const box = dialog.getByRole('combobox');
    await expect(box).toBeFocused();
    await page.keyboard.type(start, { delay: 20 });
    const options = dialog.getByRole('option');
    await expect(options.first()).toBeVisible();
    await expect(options.last()).toContainText(start);
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('listbox')).toHaveCount(0);
    await expect(box).toHaveValue(start);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('What are you looking for?') })
      .click();
    // What was typed is kept.
    await expect(box).toHaveValue(start);
    await expect(options.first()).toBeVisible();
    // A press on the button hides the dialog, not only the list.
    await dialog.getByRole('button', { name: t('Close') }).click();
    await expect(dialog).toBeHidden();
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('What are you looking for?') })
      .click();
    await dialog
      .getByRole('group', { name: t('Products') })
      .getByRole('option')
      .first()
      .click();
    await expect(page).toHaveURL(/\/products\/\d+\/details/);
    await expect(dialog).toBeHidden();
  });
}
