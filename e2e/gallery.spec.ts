import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test as base } from '@playwright/test';
import { canCompare, expectPicture } from './helpers/screenshots.ts';

const VARIANTS = [
  { dir: 'ltr', theme: 'light' },
  { dir: 'ltr', theme: 'dark' },
  { dir: 'rtl', theme: 'light' },
  { dir: 'rtl', theme: 'dark' },
] as const;

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

// A trace of so large a page costs more than the test.
base.use({ trace: 'off' });

/** Every test has the built gallery to itself, without a server; noise in the console fails it. */
const test = base.extend<{ openGallery: (theme: (typeof VARIANTS)[number]) => Promise<void> }>({
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

async function expectNoViolations(page: Page, part = 'body') {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'] })
    // One run in one frame: the page has no others.
    .setLegacyMode(true)
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

for (const theme of VARIANTS) {
  test(`axe finds nothing in any part of the design system, ${theme.dir}, ${theme.theme}`, async ({
    page,
    openGallery,
  }) => {
    await page.setViewportSize(SIZES[0] ?? { width: 0, height: 0 });
    await openGallery(theme);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectNoViolations(page);
    }
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
    await expectNoViolations(page, `[role=${role}]`);
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
  const tooWide = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  for (const theme of [VARIANTS[0], VARIANTS[3]]) {
    await openGallery(theme);
    expect(await tooWide(), theme.dir).toBe(0);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await tooWide(), `${theme.dir}, large text`).toBe(0);
  }
});

if (canCompare()) {
  for (const theme of [VARIANTS[0], VARIANTS[3]]) {
    test(`the parts look as on their pictures, ${theme.dir}, ${theme.theme}`, async ({
      page,
      openGallery,
    }, info) => {
      // As high as the highest section: else each shot would resize the page.
      await page.setViewportSize({ width: 1100, height: 3600 });
      await openGallery(theme);
      // Stopped before the first shot: a ring that was turning may still be painted askew.
      await page.addStyleTag({
        content: '*, ::before, ::after { animation: none !important; transition: none !important }',
      });
      // None waits until it comes into view.
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode()));
      });
      for (const section of await page.locator('main > section').all()) {
        const id = await section.getAttribute('id');
        await expectPicture(section, `${id}-${theme.dir}-${theme.theme}`, info);
      }
    });
  }
}
