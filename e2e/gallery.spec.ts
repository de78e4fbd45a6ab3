import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { findViolations, findViolationsInThemes } from './helpers/axe.ts';
import { canCompare, expectScreenshot, waitForImages } from './helpers/screenshots.ts';
import { horizontalOverflow, waitForStableLayout } from './helpers/shop.ts';

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

/** Serves the built gallery; console warnings and errors fail the test. */
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
      await expect(page.getByRole('heading', { name: 'UI gallery' })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
    });
    expect(logged, 'errors and warnings of the browser').toEqual([]);
  },
});

for (const dir of ['ltr', 'rtl'] as const) {
  for (const size of SIZES) {
    test(`axe finds no violations in the design system, ${dir}, ${size.width} px wide, light and dark`, async ({
      page,
      openGallery,
    }) => {
      await page.setViewportSize(size);
      await openGallery({ dir, theme: 'light' });
      expect(await findViolationsInThemes(page)).toEqual([]);
    });
  }
}

test('@A11Y-01 axe finds no violations in overlays, and they return the focus', async ({
  page,
  openGallery,
}) => {
  await openGallery({ dir: 'rtl', theme: 'dark' });
  const parts = page.getByRole('main');
  for (const [name, role] of [
    ['Open dialog m', 'dialog'],
    ['Open confirmation', 'alertdialog'],
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

test('no component makes a phone’s page scroll sideways, even at twice the text size', async ({
  page,
  openGallery,
}) => {
  await page.setViewportSize(SIZES[1] ?? { width: 0, height: 0 });
  for (const variant of VARIANTS) {
    await openGallery(variant);
    expect(await horizontalOverflow(page), variant.dir).toBe(0);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await horizontalOverflow(page), `${variant.dir}, large text`).toBe(0);
  }
});

test('@TOAST-01 on a phone a toast does not overlap a dialog at the bottom', async ({
  page,
  openGallery,
}) => {
  await page.setViewportSize(SIZES[1] ?? { width: 0, height: 0 });
  for (const variant of VARIANTS) {
    await openGallery(variant);
    const specimen = page.getByText('live, at the bottom of the page').locator('../..');
    await specimen.getByRole('button').click();
    // The region's name is translated.
    const toast = page.locator('section:has(> [aria-live]) button').locator('..');
    // Hovering keeps the toast open.
    await toast.hover();
    await page.getByRole('button', { name: 'Open confirmation' }).press('Enter');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    await waitForStableLayout(page);
    const [over, under] = [await toast.boundingBox(), await dialog.boundingBox()];
    expect((over?.y ?? 0) + (over?.height ?? Infinity), variant.dir).toBeLessThan(under?.y ?? 0);
    expect(over?.y, variant.dir).toBeGreaterThan(0);
  }
});

if (canCompare()) {
  for (const variant of VARIANTS) {
    test(`the components look as on their pictures, ${variant.dir}, ${variant.theme}`, async ({
      page,
      openGallery,
    }, info) => {
      // Otherwise each screenshot would resize the page.
      await page.setViewportSize({ width: 1100, height: 3600 });
      await openGallery(variant);
      // A spinner that has already turned may still be painted at an angle.
      await page.addStyleTag({
        content: '*, ::before, ::after { animation: none !important; transition: none !important }',
      });
      await waitForImages(page);
      for (const section of await page.locator('main > section').all()) {
        const id = await section.getAttribute('id');
        await expectScreenshot(section, `${id}-${variant.dir}-${variant.theme}`, info);
      }
    });
  }
}
