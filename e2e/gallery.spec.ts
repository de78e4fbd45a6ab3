import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { findDarkViolations, findViolations } from './helpers/axe.ts';
import { canCompare, expectPicture, whenPicturesLoaded } from './helpers/screenshots.ts';
import { overflowOf, whenStill } from './helpers/shop.ts';

interface Variant {
  dir: 'ltr' | 'rtl';
  theme: 'light' | 'dark';
}

const VARIANTS: Variant[] = [
  { dir: 'ltr', theme: 'light' },
  { dir: 'rtl', theme: 'dark' },
];

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

// A trace of so large a page costs more than the test.
base.use({ trace: 'off' });

/** Every test has the built gallery to itself, without a server; noise in the console fails it. */
const test = base.extend<{ openGallery: (variant: Variant) => Promise<void> }>({
  openGallery: async ({ page }, use) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) logged.push(message.text());
    });
    page.on('pageerror', (error) => logged.push(String(error)));
    await page.route('http://gallery.test/**', (route) => {
      const { pathname } = new URL(route.request().url());
      const name = pathname === '/ui' ? '/src/dev/gallery/index.html' : pathname;
      const path = join(import.meta.dirname, '../.cache/gallery', name);
      return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
    });
    await use(async ({ dir, theme }) => {
      await page.goto(`http://gallery.test/ui?dir=${dir}&theme=${theme}`);
      await expect(page.getByRole('heading', { name: 'The parts of the shop' })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
    });
    expect(logged, 'errors and warnings of the browser').toEqual([]);
  },
});

for (const dir of ['ltr', 'rtl'] as const) {
  test(`axe finds nothing in any part of the design system, ${dir}, light and dark`, async ({
    page,
    openGallery,
  }) => {
    await openGallery({ dir, theme: 'light' });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await findViolations(page), `${size.width} px`).toEqual([]);
    }
    expect(await findDarkViolations(page), 'dark').toEqual([]);
  });
}

test('axe finds nothing in what lies over the page, and it gives the focus back', async ({
  page,
  openGallery,
}) => {
  await openGallery({ dir: 'rtl', theme: 'dark' });
  const parts = page.getByRole('main');
  for (const [name, role] of [
    ['Open dialog m', 'dialog'],
    ['Ask first', 'alertdialog'],
    ['Open drawer', 'dialog'],
    ['Open popover', 'dialog'],
    ['الحساب', 'menu'],
  ] as const) {
    const openButton = parts.getByRole('button', { name, exact: true });
    await openButton.click();
    await expect(page.getByRole(role)).toBeVisible();
    expect(await findViolations(page, `[role=${role}]`), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role)).toBeHidden();
    await expect(openButton).toBeFocused();
  }
});

test('no part makes a phone’s page scroll sideways, even with text twice as large', async ({
  page,
  openGallery,
}) => {
  await page.setViewportSize(SIZES[1] ?? { width: 0, height: 0 });
  for (const variant of VARIANTS) {
    await openGallery(variant);
    expect(await overflowOf(page), variant.dir).toBe(0);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await overflowOf(page), `${variant.dir}, large text`).toBe(0);
  }
});

test('@TOAST-01 on a phone a toast stands clear of a dialog at the bottom', async ({
  page,
  openGallery,
}) => {
  await page.setViewportSize(SIZES[1] ?? { width: 0, height: 0 });
  for (const variant of VARIANTS) {
    await openGallery(variant);
    const specimen = page.getByText('live, at the bottom of the page').locator('../..');
    await specimen.getByRole('button').click();
    // The gallery's texts are of the page's direction, the region's name with them.
    const toast = page.locator('section:has(> [aria-live]) button').locator('..');
    // It stays while it is pointed at.
    await toast.hover();
    await page.getByRole('button', { name: 'Ask first' }).press('Enter');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    await whenStill(page);
    const [over, under] = [await toast.boundingBox(), await dialog.boundingBox()];
    expect((over?.y ?? 0) + (over?.height ?? Infinity), variant.dir).toBeLessThan(under?.y ?? 0);
    // Below the edge of the screen nobody would see it.
    expect(over?.y, variant.dir).toBeGreaterThan(0);
  }
});

if (canCompare()) {
  for (const variant of VARIANTS) {
    test(`the parts look as on their pictures, ${variant.dir}, ${variant.theme}`, async ({
      page,
      openGallery,
    }, info) => {
      // As high as the highest section: else each shot would resize the page.
      await page.setViewportSize({ width: 1100, height: 3600 });
      await openGallery(variant);
      // Stopped before the first shot: a ring that was turning may still be painted askew.
      await page.addStyleTag({
        content: '*, ::before, ::after { animation: none !important; transition: none !important }',
      });
      await whenPicturesLoaded(page);
      for (const section of await page.locator('main > section').all()) {
        const id = await section.getAttribute('id');
        await expectPicture(section, `${id}-${variant.dir}-${variant.theme}`, info);
      }
    });
  }
}
