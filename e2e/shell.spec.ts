import type { Page } from '@playwright/test';
import { findViolations } from './helpers/axe.ts';
import {
  expect,
  signIn,
  tabTo,
  openAccountMenu,
  horizontalOverflow,
  test,
  waitForHydration,
  waitForStableLayout,
} from './helpers/shop.ts';
import { builtFile } from './helpers/built-file.ts';
import { CART_BUTTON_LABEL, translator } from './helpers/messages.ts';

const PAGES = ['/', '/products/3/details', '/checkout', '/order-history'];

const same = (text: string) => text;

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 768;

async function expectNoViolations(page: Page, state: string) {
  expect(await findViolations(page), state).toEqual([]);
}

for (const locale of ['en', 'ar'] as const) {
  const t = translator(locale);

  test(`axe finds no violations in the menus of the header, ${locale}`, async ({ page }) => {
    await signIn(page);
    await page.goto(`/?lang=${locale}`);
    await waitForHydration(page, t);
    if (isWide(page)) {
      await page.getByRole('button', { name: t('Download our app') }).click();
      await expect(page.getByRole('menuitem', { name: 'Google Play' })).toBeVisible();
      await expectNoViolations(page, 'stores');
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: t('Account menu for {0}', { 0: 'Amira Haddad' }) })
        .click();
      await expect(page.getByRole('menuitem', { name: t('Log Out') })).toBeVisible();
      await expectNoViolations(page, 'user menu');
    } else {
      const menu = await openAccountMenu(page, t);
      await expect(menu.getByRole('button', { name: t('Log Out') })).toBeVisible();
      await expectNoViolations(page, 'slide-in menu');
    }
  });

  test(`@SHELL-11 the floating button opens the cart, ${locale}`, async ({ page }) => {
    await page.goto(`/?lang=${locale}`);
    await waitForHydration(page, t);
    const button = page.getByRole('button', { name: new RegExp(`^${t('My Cart')} .*0\\.00`) });
    await button.click();
    await expect(page.getByRole('dialog', { name: new RegExp(t('My Cart')) })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto('/checkout');
    await waitForHydration(page, t);
    await expect(button).toHaveCount(0);
  });

  test(`no control of the header is outside the screen, ${locale}`, async ({ page }) => {
    await page.goto(`/?lang=${locale}`);
    await waitForHydration(page, t);
    for (const width of isWide(page) ? [1024, 768] : [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await waitForStableLayout(page);
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll('header a, header button, header select')]
          .filter((control) => !control.closest('ul') && control.checkVisibility())
          .filter((control) => {
            const { left, right } = control.getBoundingClientRect();
            return left < 0 || right > document.documentElement.clientWidth;
          })
          .map((control) => control.outerHTML),
      );
      expect(outside, `at ${width} px`).toEqual([]);
      const overflow = await horizontalOverflow(page);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

const t = translator('en');

test('@SHELL-12 every page has a working skip link, named landmarks and one h1', async ({
  page,
}) => {
  await signIn(page);
  for (const path of PAGES) {
    await page.goto(path);
    await waitForHydration(page, t);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    for (const role of ['navigation', 'complementary'] as const) {
      const landmarks = page.getByRole(role);
      for (const landmark of await landmarks.all()) {
        await expect(landmark).toHaveAccessibleName(/\S/);
      }
    }
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: t('Skip to main content') });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test('@ROUTE-03 any other path shows page not found in the bare layout', async ({ page }) => {
  const response = await page.goto('/no-such-page/at/all');
  expect(response?.status()).toBe(404);
  await expect(
    page.getByRole('heading', { level: 1, name: 'This stall has packed up' }),
  ).toBeVisible();
  await waitForHydration(page, t);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('@ROUTE-03 the backend serves its own pages', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page, t);
  if (isWide(page)) {
    await page.getByRole('banner').getByRole('link', { name: 'Become a Seller' }).click();
    await expect(page).toHaveURL(/\/shop\/register$/);
  }
  for (const path of [
    '/shop/register',
    '/order/1/payment',
    '/payment/1',
    '/shop/download-invoice/1',
    '/shop/payment-slip/1',
  ]) {
    const response = await page.request.get(path);
    expect(await response.text(), path).not.toContain('id="root"');
  }
});

test("@SHELL-09 the footer's link columns collapse below 640 px and are open above", async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page, t);
  const footer = page.getByRole('contentinfo');
  const fold = footer.getByRole('button', { name: 'Shop', exact: true });
  const link = footer.getByRole('link', { name: 'Become a Seller' });
  await page.setViewportSize({ width: 639, height: 800 });
  await expect(link).toBeHidden();
  await expect(footer.getByRole('link', { name: 'hello@souk.example' })).toBeVisible();
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(link).toBeHidden();
  await page.setViewportSize({ width: 640, height: 800 });
  await expect(link).toBeVisible();
  await expect(fold).toBeHidden();
});

test('the top bar scrolls away, and the navbar stays with its icons', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page, t);
  const cartButton = page.getByRole('button', { name: t(CART_BUTTON_LABEL, { total: 0 }) });
  const glyph = cartButton.locator('svg path').first();
  await expect(glyph).toBeVisible();
  await expect(glyph).toHaveCSS('stroke', /^rgb/);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(cartButton).toBeInViewport();
  await expect(page.getByRole('combobox', { name: 'Currency' })).not.toBeInViewport();
});

test('on phones the search scrolls away; the icons and the tools of a list stay', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products');
  await waitForHydration(page, t);
  const isUncovered = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  const search = t('What are you looking for?');
  expect(await isUncovered(search)).toBe(true);
  await page.getByRole('article').nth(8).scrollIntoViewIfNeeded();
  await expect.poll(() => isUncovered(search)).toBe(false);
  expect(await isUncovered(t('Menu'))).toBe(true);
  expect(await isUncovered(t('Filter'))).toBe(true);
});

test('@PERF-07 a guest’s first press fetches the product cards of the home page and is carried out; countdowns run before', async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  const countdown = page.getByRole('main').getByRole('timer').first();
  const sentText = String(await countdown.textContent());
  await expect(countdown).not.toHaveText(sentText);
  const fetched = scripts.size;
  await page
    .getByRole('main')
    .getByRole('button', { name: /wishlist/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Welcome!' })).toBeVisible();
  expect(scripts.size).toBeGreaterThan(fetched);
});

test('a phone loads the bars of the header when it becomes wide, and shows them for the open page', async ({
  page,
}) => {
  const bars = new RegExp(builtFile('src/app/shell/wide-header/wide-header.tsx'));
  const requested: string[] = [];
  page.on('request', (request) => void requested.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await waitForHydration(page, same);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Shops' }).click();
  await expect(page).toHaveURL(/\/shops$/);
  expect(requested.filter((url) => bars.test(url))).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 800 });
  await waitForHydration(page, same);
  const mainMenu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(mainMenu.locator('[aria-current]')).toHaveText('Shops');
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('AED');
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('AED');
  await page.getByRole('combobox', { name: 'Search products' }).fill('lamp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\?search=lamp/);
});

test('@LIST-01 a press beside the buttons of a card opens its product', async ({ page }) => {
  await page.goto('/products');
  await waitForHydration(page, same);
  const card = page.getByRole('main').getByRole('article').first();
  const edge = await card.boundingBox();
  const buy = await card.getByRole('button', { name: /^Buy .* now$/ }).boundingBox();
  if (!edge || !buy) throw new Error('The first card is hidden.');
  const href = await page.evaluate(
    ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('a')?.getAttribute('href'),
    [(edge.x + buy.x) / 2, buy.y + buy.height / 2],
  );
  expect(href).toMatch(/^\/products\/\d+\/details$/);
});

test('@A11Y-01 on phones, rows scroll to what the keyboard focuses', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await waitForHydration(page, same);
  const categories = page.getByRole('region', { name: 'Categories', exact: true });
  const cut = categories.getByRole('link', { name: 'Garden & Tools' });
  const edge = () => cut.evaluate((link) => link.getBoundingClientRect().right);
  expect(await edge()).toBeGreaterThan(390);
  await categories.getByRole('link').first().focus();
  await tabTo(page, cut);
  await expect.poll(edge).toBeLessThanOrEqual(390);
});

test('Back closes an open overlay before it leaves the page', async ({ page }) => {
  const back = () => page.evaluate(() => history.back());
  await page.goto('/');
  await waitForHydration(page, same);
  const products = page.getByRole('region', { name: 'Popular products' });
  await products.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/details$/);
  const openButton = page.getByRole('button', { name: /^My Cart .*0\.00/ });
  await openButton.click();
  const cart = page.getByRole('dialog', { name: /My Cart/ });
  await expect(cart).toBeVisible();
  await back();
  await expect(cart).toBeHidden();
  await expect(page).toHaveURL(/details$/);
  await expect(openButton).toBeFocused();
  await back();
  await expect(page).toHaveURL(/\/$/);
});
