import type { Locator, Page } from '@playwright/test';
import { addToCartByApi } from '../scripts/test/stored-customer.ts';
import { findViolations } from './helpers/axe.ts';
import { ALL_SHOPS_LABEL, CART_BUTTON_LABEL, translator } from './helpers/messages.ts';
import {
  expect,
  fillCart,
  signIn,
  test,
  waitForHydration,
  waitForStableLayout,
} from './helpers/shop.ts';

/** Opens a page with products of two shops in a customer's cart. Returns their names. */
async function openWithCart(page: Page, path: string): Promise<string[]> {
  const token = await signIn(page, 'new@souk.example');
  const headers = { Accept: 'application/json', 'Accept-Language': 'en' };
  const list = await page.request.get('/api/products?page=1&per_page=60', { headers });
  const { products } = ((await list.json()) as { data: { products: Card[] } }).data;
  const inStock = products.filter(({ quantity, is_digital: digital }) => quantity > 15 && !digital);
  const [first] = inStock;
  const second = inStock.find(({ shop }) => shop.id !== first?.shop.id);
  const ids = [first, second].map((product) => product?.id ?? Number.NaN);
  await addToCartByApi(page.request, token, ids, 2);
  await page.goto(path);
  return [first?.name ?? '', second?.name ?? ''];
}

interface Card {
  id: number;
  name: string;
  quantity: number;
  is_digital: boolean;
  shop: { id: number };
}

test('cart and checkout request their data with only the scripts that their HTML names', async ({
  page,
}) => {
  const token = await signIn(page);
  await fillCart(page, token);
  for (const path of ['/cart', '/checkout']) {
    const html = await (await page.request.get(path)).text();
    await page.route('**/*.js', (route) =>
      html.includes(new URL(route.request().url()).pathname) ? route.continue() : undefined,
    );
    const cart = page.waitForRequest('**/api/carts');
    await page.goto(path);
    await cart;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('@CART-16 ten fast clicks on a slow network end at the right quantity', async ({
  page,
  shop,
}) => {
  const t = translator('en');
  const [name = ''] = await openWithCart(page, '/cart');
  await waitForHydration(page, t);
  await page.getByRole('checkbox').first().check();
  await expect(page.getByText(t('Total to pay'))).toBeVisible();
  await shop.fail({ operation: 'incrementCartLine', delay: 150 });
  const stepper = page.getByRole('group', {
    name: t('Quantity of {itemName}', { itemName: name }),
  });
  const increment = stepper.getByRole('button', { name: /^Increase quantity/ });
  for (let click = 0; click < 10; click += 1) await increment.click({ noWaitAfter: true });
  await expect(stepper.getByRole('status')).toHaveText('12');
  await expect(stepper.getByRole('status')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(stepper.getByRole('status')).toHaveText('12');
  await page.reload();
  await expect(stepper.getByRole('status')).toHaveText('12');
});

test('@CART-16 @CART-08 fast clicks only change their own line, and one click selects all shops', async ({
  page,
}) => {
  const t = translator('en');
  const [first = '', second = ''] = await openWithCart(page, '/cart');
  await waitForHydration(page, t);
  await page.getByRole('checkbox', { name: t(ALL_SHOPS_LABEL, { count: 2 }) }).check();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
  const stepper = (name: string) =>
    page.getByRole('group', { name: t('Quantity of {itemName}', { itemName: name }) });
  const steppers = [stepper(first), stepper(second)];
  const tops = await Promise.all(steppers.map(async (one) => (await one.boundingBox())?.y ?? 0));
  const [upper, lower] = (tops[0] ?? 0) < (tops[1] ?? 0) ? steppers : steppers.toReversed();
  const minus = await upper?.getByRole('button', { name: /^Decrease quantity/ }).boundingBox();
  // Two presses remove the line; the others must not hit the next line.
  // Sent together, because positions stay for one second only.
  await page.mouse.click((minus?.x ?? 0) + 10, (minus?.y ?? 0) + 10, { clickCount: 5 });
  await expect(lower?.getByRole('status') ?? page.locator('none')).toHaveText('2');
  await expect(page.getByRole('main').getByRole('group', { name: /^Quantity of/ })).toHaveCount(1);
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('2');
});

for (const locale of ['en', 'ar'] as const) {
  test(`the keyboard opens the drawer, reaches all its controls and returns, in ${locale}`, async ({
    page,
  }) => {
    const t = translator(locale);
    await openWithCart(page, `/?lang=${locale}`);
    await waitForHydration(page, t);
    const icon = page.getByRole('banner').getByRole('button', {
      name: t(CART_BUTTON_LABEL, { total: 2 }),
    });
    await icon.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('checkbox').first()).toBeVisible();
    expect(await findViolations(page, '[role=dialog]')).toEqual([]);
    await waitForStableLayout(page);
    const inner = await drawer.boundingBox();
    for (const control of await drawer.getByRole('button').all()) {
      const box = await control.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(inner?.x ?? 0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
        (inner?.x ?? 0) + (inner?.width ?? 0),
      );
    }
    const focused = new Set<string>();
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab');
      const position = await page.evaluate(() => {
        const { activeElement: element } = document;
        const dialog = document.querySelector('[role="dialog"]');
        if (!element || !dialog?.contains(element)) return 'outside';
        return element.getAttribute('aria-label') ?? element.textContent ?? '';
      });
      focused.add(position);
    }
    expect(focused).not.toContain('outside');
    expect(focused).toContain(t('Proceed to Checkout'));
    expect(focused).toContain(t('Apply Store voucher'));
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(icon).toBeFocused();
  });
}

test('@SHELL-11 the floating cart covers nothing, at any width', async ({ page }) => {
  const t = translator('en');
  await openWithCart(page, '/');
  const button = page.getByRole('button', { name: /^My Cart \d+ items .*\d/ });
  for (const path of ['/', '/products/3/details', '/contact-us']) {
    await page.goto(path);
    await waitForHydration(page, t);
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await waitForStableLayout(page);
      await expect(button).toBeVisible();
      await expect(button.getByText(/^\d+ items$/)).toBeVisible({ visible: width >= 1280 });
      expect(await findCovered(button), `${path}, ${width} px`).toEqual([]);
    }
  }
});

/** Returns the covered controls and texts. */
async function findCovered(button: Locator): Promise<string[]> {
  return button.evaluate(async (element) => {
    const covered = new Set<string>();
    const { documentElement: root } = document;
    const dock = element.parentElement as HTMLElement;
    for (let top = 0; top < root.scrollHeight; top += innerHeight / 3) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      // A bar along the bottom may cover content, except at the end of the page.
      const isEnd = top + innerHeight >= root.scrollHeight - 1;
      if (dock.clientWidth === innerWidth && !isEnd) continue;
      const { left, top: above, width, height } = element.getBoundingClientRect();
      for (let step = 0; step < 25; step += 1) {
        const x = left + (width * (step % 5)) / 4;
        const y = above + (height * Math.floor(step / 5)) / 4;
        for (const other of document.elementsFromPoint(x, y)) {
          if (dock.contains(other)) continue;
          if (other.matches('a, button, input, select, textarea, bdi, p, h2, h3, img, a *')) {
            covered.add(`${other.tagName} ${other.textContent}`);
          }
        }
      }
    }
    return [...covered];
  });
}

test('@TOAST-01 a new toast does not move an earlier one under the pointer', async ({ page }) => {
  const t = translator('en');
  await signIn(page);
  await page.goto('/products');
  await waitForHydration(page, t);
  const addButtons = page.getByRole('button', { name: /^Add .+ to cart$/ });
  const toasts = page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('button', { name: 'View In Cart' });
  await addButtons.nth(0).click();
  // Hovering keeps the toast open.
  await toasts.hover();
  const before = await toasts.boundingBox();
  await addButtons.nth(1).press('Enter');
  await expect(toasts).toHaveCount(2);
  await waitForStableLayout(page);
  expect(await toasts.first().boundingBox()).toEqual(before);
});
