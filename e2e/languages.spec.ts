import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from './helpers/shop.ts';
import { translator } from './helpers/messages.ts';

const t = translator('en');
const html = (page: Page) => page.locator('html');

/** Counts page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Excludes fallback fonts. */
function loadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status, family }) => status === 'loaded' && !family.includes('Fallback'))
      .map(({ family }) => family.replaceAll('"', '')),
  );
}

async function waitForTranslations(page: Page, locale: string) {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('souk.settings')))
    .toContain(`"appLocale":"${locale}"`);
}

test("@LANG-02 the page follows a change of the shop's language once, and then keeps the shopper’s choice", async ({
  page,
  shop,
}) => {
  await page.goto('/products/3/details?tab=reviews');
  await waitForTranslations(page, 'en');
  await expect(html(page)).toHaveAttribute('dir', 'ltr');
  await shop.recreate({ settings: { app_locale: 'ar' } });
  const loads = countLoads(page);
  await page.reload();
  await expect(html(page)).toHaveAttribute('lang', 'ar');
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await waitForHydration(page, translator('ar'));
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('ar');
  expect(new URL(page.url()).search, 'the URL is unchanged').toBe('?tab=reviews');
  expect(loads(), 'one reload by hand, one by itself').toBe(2);

  await page.getByRole('combobox', { name: translator('ar')('Language') }).selectOption('en');
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await waitForHydration(page, t);
  await page.reload();
  await waitForHydration(page, t);
  await waitForTranslations(page, 'ar');
  await expect(html(page)).toHaveAttribute('dir', 'ltr');
  expect(loads(), 'one by the choice, one by hand').toBe(4);
});

test('@LANG-02 without storage the page never reloads in a loop, and the choice is stored in a cookie', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('No storage', 'SecurityError');
      },
    });
  });
  await shop.recreate({ settings: { app_locale: 'ar' } });
  const loads = countLoads(page);
  await page.goto('/');
  await waitForHydration(page, t);
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(1);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar');
  await waitForHydration(page, translator('ar'));
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(2);
});

test('@LANG-02 without cookies the page reloads once for the stored language', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
    localStorage.setItem('locale', 'ar');
  });
  const loads = countLoads(page);
  await page.goto('/');
  await expect.poll(loads).toBe(2);
  await waitForHydration(page, t);
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(2);
  expect((await context.cookies()).some(({ name }) => name === 'locale')).toBe(false);
});

test('@LANG-07 the picker shows titles, stores codes and uses the shop’s text direction', async ({
  page,
  shop,
}) => {
  // There is no catalogue for this language.
  shop.expectConsole(/The language file could not be loaded/);
  await shop.recreate({
    settings: {
      languages: [
        { id: 1, title: 'English', name: 'en', direction: 'ltr' },
        { id: 2, title: 'Hebrew, as we write it', name: 'he', direction: 'ltr' },
      ],
    },
  });
  await page.goto('/shops');
  await waitForHydration(page, t);
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await expect(html(page)).toHaveAttribute('dir', 'ltr');
  const picker = page.getByRole('combobox', { name: 'Language' });
  await expect(picker).toHaveValue('en');
  await picker.selectOption({ label: 'Hebrew, as we write it' });
  await expect(html(page)).toHaveAttribute('lang', 'he');
  await waitForHydration(page, t);
  await expect(html(page)).toHaveAttribute('dir', 'ltr');
  await expect(picker).toHaveValue('he');
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('he');
});

test('@LANG-07 the shop works in English without a list of languages, and in an unknown language', async ({
  page,
  shop,
}) => {
  await shop.recreate({ settings: { languages: [] } });
  const loads = countLoads(page);
  await page.goto('/?lang=nl');
  await waitForHydration(page, t);
  await expect(html(page)).toHaveAttribute('lang', 'nl');
  await expect(html(page)).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveCount(0);
  await expect(page.getByRole('main').getByText(/\$\d/).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(1);
});

const LATIN = 'Plus Jakarta Sans Variable';
const DISPLAY = 'Rakkas';
for (const { locale, title, dismiss, price, fonts } of [
  {
    locale: 'en',
    title: 'English',
    dismiss: 'Dismiss',
    price: /^.?\$[\d,]+\.\d\d.?$/,
    fonts: [LATIN, DISPLAY],
  },
  {
    locale: 'fr',
    title: 'Français',
    dismiss: 'Rejeter',
    price: /^.?\$[\d\u00a0]+,\d\d.?$/,
    fonts: [LATIN, DISPLAY],
  },
  {
    locale: 'es',
    title: 'Español',
    dismiss: 'Descartar',
    price: /^.?\$[\d.]+,\d\d.?$/,
    fonts: [LATIN, DISPLAY],
  },
  {
    locale: 'ar',
    title: 'العربية',
    dismiss: 'تجاهل',
    price: /^.?\$[\d,]+\.\d\d.?$/,
    fonts: [LATIN, 'IBM Plex Sans Arabic', DISPLAY],
  },
] as const) {
  test(`the shop is complete in ${title}: texts, numbers, labels of its components, and only the fonts of its script`, async ({
    page,
  }) => {
    const translateHere = translator(locale);
    await page.goto(`/products?lang=${locale}`);
    await waitForHydration(page, translateHere);
    await expect(html(page)).toHaveAttribute('lang', locale);
    await expect(page.getByRole('main').getByText(price).first()).toBeVisible();
    await page.getByRole('button', { name: translateHere('Log in'), exact: true }).click();
    await expect(page.getByRole('dialog', { name: translateHere('Welcome!') })).toBeVisible();
    await expect(page.getByRole('button', { name: dismiss }).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(new Set(await loadedFonts(page))).toEqual(new Set(fonts));
  });
}

test('@WORD-01 menus and footer, which the backend sends in English, are in Arabic on every page', async ({
  page,
}) => {
  const translateHere = translator('ar');
  await page.goto('/shops?lang=ar');
  await waitForHydration(page, translateHere);
  const menu = page.getByRole('navigation', { name: translateHere('Main menu') });
  const menus = [
    'الرئيسية',
    'المنتجات',
    'المنتجات الرقمية',
    'المتاجر',
    'الأكثر رواجًا',
    'أفضل العروض',
    'اتصل بنا',
    'المدونة',
  ];
  await expect(menu.getByRole('link')).toHaveText(menus);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'سياسة الإرجاع والاسترداد' })).toBeVisible();
  await expect(footer.getByRole('heading', { name: 'المساعدة' })).toBeVisible();

  await menu.getByRole('link', { name: 'الرئيسية' }).click();
  await expect(page.getByRole('region', { name: translateHere('Highlights') })).toBeVisible();
  await expect(menu.getByRole('link')).toHaveText(menus);
});
