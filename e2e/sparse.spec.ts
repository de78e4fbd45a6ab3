import type { Locator, Page } from '@playwright/test';
import { translator } from './helpers/messages.ts';
import { canCompare, expectScreenshot, waitForImages } from './helpers/screenshots.ts';
import { expect, test, waitForHydration, waitForStableLayout } from './helpers/shop.ts';

const t = translator('en');
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error('Failed to measure a part of the page: it is not shown.');
  return box;
}

function boundingBoxOf(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((one) => one.x)), Math.min(...boxes.map((one) => one.y))];
  const right = Math.max(...boxes.map((one) => one.x + one.width));
  const bottom = Math.max(...boxes.map((one) => one.y + one.height));
  return { x, y, width: right - x, height: bottom - y };
}

const areaOf = ({ width, height }: Box) => width * height;

test.beforeEach(({ shop }) => shop.recreate({ scenarios: ['sparse'] }));

test('@PROD-01 a single image, a single video and the placeholder each fill their column', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto('/products/1/details');
  const gallery = page.getByRole('region', { name: /^Images of/ });
  const picture = gallery.getByRole('button');
  await expect(picture).toHaveCount(1);
  const { width } = await boxOf(picture);
  expect(width).toBeGreaterThan(500);

  await page.goto('/products/3/details');
  const video = gallery.getByRole('button', { name: /^Play Video 1 of 1/ });
  const frame = await boxOf(video);
  expect(frame.width).toBe(width);
  expect(frame.width / frame.height).toBeCloseTo(16 / 9, 1);

  await page.goto('/products/2/details');
  const placeholder = page
    .getByRole('main')
    .getByRole('img', { name: 'Sonata Mini Stereo' })
    .first();
  const placeholderBox = await boxOf(placeholder);
  expect(placeholderBox.width).toBe(width);
  const iconBox = await boxOf(placeholder.locator('svg'));
  expect(iconBox.x + iconBox.width / 2).toBeCloseTo(placeholderBox.x + placeholderBox.width / 2, 0);
  expect(iconBox.y + iconBox.height / 2).toBeCloseTo(
    placeholderBox.y + placeholderBox.height / 2,
    0,
  );

  await page.goto('/products/1/details');
  await waitForHydration(page, t);
  await picture.click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Next image' })).toBeHidden();
});

for (const [banners, ads] of [
  [1, 0],
  [3, 1],
  [3, 2],
  [0, 1],
  [0, 2],
] as const) {
  test(`@HOME-01 the top of the home page has no gaps with ${banners} banners and ${ads} advertisements`, async ({
    page,
    shop,
  }) => {
    await shop.recreate({});
    const titles: string[] = [];
    await page.route('**/api/home*', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as {
        data: { banners: object[]; ads: { title: string }[] };
      };
      body.data.banners.splice(banners);
      body.data.ads.splice(ads);
      titles.push(...body.data.ads.map(({ title }) => title));
      await route.fulfill({ response, json: body });
    });
    await page.goto('/no-such-page');
    await waitForHydration(page, t);
    // The client must request the data, so that the test can change it.
    await page.getByRole('link', { name: 'Go to home page' }).click();
    const column = page.getByRole('region', { name: 'Just for you' });
    await expect(column).toBeVisible();
    const tiles = titles.map((title) => page.getByRole('link').filter({ hasText: title }));
    if (banners > 0)
      tiles.push(page.getByRole('region', { name: 'Highlights' }).locator('li').first());
    for (const size of [WIDE, { width: 768, height: 1024 }, PHONE]) {
      await page.setViewportSize(size);
      const name = `${size.width} wide`;
      const boxes = await Promise.all(tiles.map(boxOf));
      const [hero, content] = [boundingBoxOf(boxes), await boxOf(column)];
      expect.soft(hero.height, name).toBeLessThan(size.height * 0.62);
      if (size === PHONE) {
        // One row, which scrolls.
        expect.soft(new Set(boxes.map(({ height }) => height)).size, name).toBe(1);
        expect.soft(hero.x, name).toBe(content.x);
        continue;
      }
      expect.soft([hero.x, hero.width], name).toEqual([content.x, content.width]);
      const filled = boxes.reduce((sum, box) => sum + areaOf(box), 0) / areaOf(hero);
      // Allows for gaps.
      expect.soft(filled, name).toBeGreaterThan(0.94);
    }
  });
}

test('@HOME-01 a flash sale with one product fills the rest with its image', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/');
  const sale = page.getByRole('region', { name: 'Flash sale', exact: true });
  const [frame, card] = [await boxOf(sale), await boxOf(sale.getByRole('article'))];
  expect(frame.x + frame.width - (card.x + card.width)).toBeLessThan(100);
});

if (canCompare()) {
  for (const { locale, scheme, size } of [
    { locale: 'en', scheme: 'light', size: WIDE },
    { locale: 'ar', scheme: 'dark', size: PHONE },
  ] as const) {
    for (const [name, path] of [
      ['home', '/'],
      ['one-picture', '/products/1/details'],
      ['no-picture', '/products/2/details'],
      ['video-only', '/products/3/details'],
    ] as const) {
      test(`a page with little content looks as on its picture, ${name}, ${locale}, ${scheme}`, async ({
        page,
      }, info) => {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        // Delivery times are shown as days.
        await page.clock.setFixedTime(new Date('2026-11-23T10:00:00Z'));
        await page.goto(`${path}?lang=${locale}`);
        await waitForPaint(page, locale);
        const part =
          path === '/'
            ? page.getByRole('main')
            : page
                .getByRole('navigation', { name: translator(locale)('Breadcrumb') })
                .locator('..');
        await expectScreenshot(part, `sparse-${name}-${locale}-${scheme}`, info);
      });
    }
  }
}

/** Hides countdowns and the floating button, which change. */
async function waitForPaint(page: Page, locale: 'en' | 'ar') {
  await waitForHydration(page, translator(locale));
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.addStyleTag({
    content: '[role=timer], button:not(main *, header *) { visibility: hidden }',
  });
  await waitForImages(page);
  await waitForStableLayout(page);
}
