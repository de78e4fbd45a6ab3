import {
  expect,
  delayRequests,
  test,
  waitForHydration,
  waitForStableLayout,
} from './helpers/shop.ts';
import { builtFile } from './helpers/built-file.ts';
import { translator } from './helpers/messages.ts';

for (const locale of ['en', 'ar'] as const) {
  test(`@PROD-01 the gallery has one tab stop, and its viewer fills the screen, ${locale}`, async ({
    page,
  }) => {
    const t = translator(locale);
    const nextKey = locale === 'ar' ? 'ArrowLeft' : 'ArrowRight';
    await page.goto(`/products/3/details?lang=${locale}`);
    await waitForHydration(page, t);
    const gallery = page.getByRole('region', { name: t('Images of {name}', { name: '' }) });
    const pictureLabel = (index: number) => t('Image {0} of {count}', { 0: index, count: 7 });
    const picture = (index: number) => new RegExp(pictureLabel(index));
    const thumb = (index: number) =>
      gallery.getByRole('button', { name: new RegExp(`^${pictureLabel(index)}`) });
    const openButton = gallery.locator('li:not([inert]) > button[aria-haspopup]');
    await openButton.focus();
    await page.keyboard.press(nextKey);
    await expect(thumb(2)).toHaveAttribute('aria-current', 'true');
    await expect(openButton).toBeFocused();
    const second = gallery.getByRole('img', { name: picture(2) });
    await expect(second).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Tab');
    await expect(gallery.locator(':focus')).toHaveCount(0);

    await openButton.click();
    const viewer = page.getByRole('dialog');
    await expect(viewer).toBeVisible();
    await waitForStableLayout(page);
    const box = await viewer.boundingBox();
    expect(box?.width).toBeGreaterThan(1380);
    expect(box?.height).toBeGreaterThan(840);
    await page.keyboard.press(nextKey);
    await expect(viewer.getByRole('img', { name: picture(3) })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(openButton).toBeFocused();
    await expect(thumb(3)).toHaveAttribute('aria-current', 'true');
  });
}

test('@PROD-03 the selected option is in the URL and survives a reload', async ({ page }) => {
  const t = translator('en');
  await page.goto('/products/19/details');
  await waitForHydration(page, t);
  const last = page
    .getByRole('group', { name: t('Size') })
    .getByRole('radio')
    .last();
  // Shoppers press the chip around the radio.
  await last.locator('..').click();
  await expect(page).toHaveURL(/[?&]size=\d+/);
  const price = page.getByRole('main').locator('h1 >> xpath=ancestor::section').getByText(/\$\d/);
  const before = await price.first().textContent();
  await page.reload();
  await waitForHydration(page, t);
  await expect(last).toBeChecked();
  await expect(price.first()).toHaveText(before ?? '');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('@PROD-04 the bar shows price, selection and button at 360 px, in Arabic', async ({
    page,
  }) => {
    const t = translator('ar');
    await page.goto('/products/19/details?lang=ar');
    await waitForHydration(page, t);
    const bar = page.locator('section:has(> div > p > bdi)').last();
    await expect(bar).toBeInViewport({ ratio: 1 });
    const add = bar.getByRole('button', { name: t('Choose a size') });
    await expect(add).toBeVisible();
    await expect(bar).toContainText('$');
    // "Grey", and not "in stock".
    await expect(bar).toContainText('رمادي');
    await expect(bar).not.toContainText('متوفر');
    // The bar hides while the buttons are in view.
    await page
      .getByRole('button', { name: t('Buy now') })
      .first()
      .scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 120);
    await expect(bar).toBeHidden();
    const link = page.getByRole('contentinfo').getByRole('link').last();
    await link.focus();
    await expect(add).toBeVisible();
    await waitForStableLayout(page);
    const [linkBox, barBox] = [await link.boundingBox(), await bar.boundingBox()];
    expect((linkBox?.y ?? 0) + (linkBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
  });

  test('@PERF-03 @PROD-01 the gallery loads large files of the picture in view and its neighbours', async ({
    page,
  }) => {
    const t = translator('en');
    await page.goto('/products/4/details');
    const gallery = page.getByRole('region', { name: t('Images of {name}', { name: '' }) });
    const large = () =>
      gallery
        .locator('li')
        .getByRole('img', { includeHidden: true })
        .evaluateAll((images: HTMLImageElement[]) =>
          images.map(({ currentSrc }) => !currentSrc.endsWith('-200.webp')),
        );
    await expect.poll(large).toEqual([true, false, false, false, false]);
    await waitForHydration(page, t);
    await expect.poll(large).toEqual([true, true, false, false, false]);
    await gallery
      .getByRole('button', { name: t('Image {0} of {count}', { 0: 4, count: 5 }), exact: true })
      .click();
    await expect.poll(large).toEqual([true, true, true, true, true]);
  });
});

test('@PROD-01 thumbnails stay while a page from a cache, older than a minute, reads newer data', async ({
  page,
}) => {
  const t = translator('en');
  const release = await delayRequests(
    page,
    `**/${builtFile('src/features/product/components/product-rest.ts')}`,
  );
  await page.clock.setFixedTime(Date.now() + 120_000);
  const [reread] = await Promise.all([
    page.waitForResponse('**/api/product-details?*'),
    page.goto('/products/4/details'),
  ]);
  await reread.finished();
  const thumb = page.getByRole('button', {
    name: t('Image {0} of {count}', { 0: 1, count: 5 }),
    exact: true,
  });
  // The page shows the newer data before it is idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(thumb).toBeVisible();
  release();
  await waitForHydration(page, t);
  await expect(thumb).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('@PROD-06 reviews that a link opens have their styles', async ({ page }) => {
    await page.goto('/products/4/details?tab=reviews');
    const stars = page.getByRole('link', { name: /^5 stars/ });
    const box = await stars.boundingBox();
    expect(box?.height).toBeLessThan(60);
  });
});
