import { translator, untranslated } from './helpers/messages.ts';
import { expect, horizontalOverflow, test, waitForHydration } from './helpers/shop.ts';

const t = translator('ar');

test('@LIST-02 Back and reload restore the list and its scroll position, in Arabic', async ({
  page,
}) => {
  await page.goto('/products?lang=ar&search=a&sort=low_to_high&page=2');
  await waitForHydration(page, t);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(20);
  const names = await cards.getByRole('heading').allTextContents();
  await cards.nth(8).scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => window.scrollY);
  expect(position).toBeGreaterThan(0);
  await cards.nth(8).getByRole('link').click();
  await expect(page).toHaveURL(/\/products\/\d+\/details$/);
  await expect(page.getByRole('heading', { level: 1, name: names[8] ?? '' })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/search=a&sort=low_to_high&page=2$/);
  await expect
    .poll(() => page.evaluate(() => Math.round(window.scrollY)))
    .toBe(Math.round(position));
  // Cards outside the screen follow.
  await expect.poll(() => cards.getByRole('heading').allTextContents()).toEqual(names);

  // Back returns to the pressed link.
  const next = page.getByRole('link', { name: t('Next page') });
  await next.scrollIntoViewIfNeeded();
  const end = await page.evaluate(() => window.scrollY);
  await next.click();
  await expect(page).toHaveURL(/page=3$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(cards.getByRole('heading').first()).not.toHaveText(names[0] ?? '');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(end));
  // The previous list may still be shown, and reload would keep its position.
  await expect.poll(() => cards.getByRole('heading').allTextContents()).toEqual(names);

  await page.reload();
  await waitForHydration(page, t);
  expect(await cards.getByRole('heading').allTextContents()).toEqual(names);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(end));
});

test('@HOME-01 @ROUTE-09 Back and reload restore the products that a shopper loaded on the home page', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page, untranslated);
  const list = page.getByRole('region', { name: 'Just for you' });
  const cards = list.getByRole('article');
  const loadMore = list.getByRole('button', { name: 'Load more' });
  // The index of shops above the list appears when it comes near.
  await page.getByRole('region', { name: 'Top-rated shops' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: /shops under one roof$/ })).toBeAttached();
  for (const count of [20, 30]) {
    await loadMore.click();
    await expect(cards).toHaveCount(count);
  }
  await expect(page).toHaveURL(/\/\?page=3$/);
  const pressed = cards.nth(23);
  await pressed.scrollIntoViewIfNeeded();
  const position = () => page.evaluate(() => Math.round(window.scrollY));
  const top = () => pressed.evaluate((card) => Math.round(card.getBoundingClientRect().top));
  const [left, leftTop] = [await position(), await top()];
  await pressed.getByRole('link').first().click();
  await expect(page).toHaveURL(/details$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL(/\/\?page=3$/);
  await expect(cards).toHaveCount(30);
  await expect.poll(position).toBe(left);
  await expect.poll(top).toBe(leftTop);

  await page.reload();
  await expect(cards).toHaveCount(30);
  await expect.poll(position).toBe(left);

  // The logo starts again.
  await page.getByRole('banner').getByRole('link', { name: /^Souk/ }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(cards).toHaveCount(10);
  await expect.poll(position).toBe(0);
});

test('a customer filters on a phone by keyboard, in Arabic', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products?lang=ar&search=a');
  await waitForHydration(page, t);
  const button = page.getByRole('button', { name: t('Filter'), exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: t('Filter') });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  const review = drawer.getByRole('group', { name: t('Customer rating') });
  await review.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(review.getByRole('radio').nth(2)).toBeChecked();
  const apply = drawer.getByRole('button').last();
  await expect(apply).toContainText(/\d/);
  await apply.focus();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/search=a&rating=4$/);
  const applied = page.getByRole('button', { name: new RegExp(`^${t('Filter')}`) });
  await expect(applied).toBeFocused();
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect(applied).toBeInViewport();
  const overflow = await horizontalOverflow(page);
  expect(overflow).toBeLessThanOrEqual(0);
});
