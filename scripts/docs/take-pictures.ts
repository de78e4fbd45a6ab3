import { join, resolve } from 'node:path';
import { type BrowserContextOptions, type Page, chromium } from '@playwright/test';
import sharp from 'sharp';
import { DEMO_LOGIN } from '../../mocks/demo-login.ts';
import { readPort } from '../dev/ports.ts';
import { findBrowser } from '../test/browser.ts';
import { addToCartByApi, logInByApi, storeBeforeLoad } from '../test/stored-customer.ts';
import { type Frame, recordTour } from './record-tour.ts';

// Takes the pictures of docs/pictures.md and the recording of the README. `npm run preview` must run.

const FOLDER = resolve(import.meta.dirname, '../../docs/pictures');
const SHOP = `http://127.0.0.1:${readPort('PORT', 4173)}`;
const WORLD = `http://127.0.0.1:${readPort('MOCK_PORT', 4010)}/__mock/worlds/pictures`;

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const TOUR = { viewport: { width: 1280, height: 800 } };
const TOUR_WIDTH = 800;

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
});
try {
  await createWorld();
  const guest = await openPage(DESKTOP);
  await take(guest, 'home', '/');
  await take(guest, 'products', '/products');
  await take(guest, 'product', '/products/30/details');
  await take(guest, 'shops', '/shops');
  await take(guest, 'shop', '/shops/1');
  await take(await openPage({ ...DESKTOP, colorScheme: 'dark' }), 'home-dark', '/');
  await take(await openPage(DESKTOP), 'home-arabic', '/?lang=ar');
  await take(await openPage(PHONE), 'home-phone', '/');

  const customer = await openPage(DESKTOP);
  await logIn(customer);
  await open(customer, '/cart');
  await customer.getByRole('checkbox').first().check({ force: true });
  await settle(customer);
  await shoot(customer, 'cart');
  await customer.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await customer.waitForURL('**/checkout');
  await customer.getByRole('button', { name: 'Change' }).waitFor();
  await settle(customer);
  await shoot(customer, 'checkout');
  await open(customer, '/order-history');
  const order = customer.getByRole('listitem').filter({ hasText: 'On its way to you' });
  await order.locator('a[href^="/order-history/"]').first().click();
  await customer.getByRole('heading', { name: 'Order summary' }).waitFor();
  await settle(customer);
  await shoot(customer, 'order');

  await createWorld();
  await saveTour(await recordTour(await openPage(TOUR), { open, settle, login: DEMO_LOGIN }));
} finally {
  await browser.close();
  await fetch(WORLD, { method: 'DELETE' });
}

async function createWorld(): Promise<void> {
  const response = await fetch(WORLD, { method: 'PUT', body: '{}' });
  if (!response.ok) throw new Error(`Failed to create the world: ${await response.text()}`);
}

async function openPage(options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    colorScheme: 'light',
    baseURL: SHOP,
    ...options,
  });
  await context.addCookies([{ name: 'mock-world', value: 'pictures', url: SHOP }]);
  return context.newPage();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settle(page);
}

/** Waits for hydration, the late parts and all pictures in view. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => {
    // Late parts wait for an action.
    document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
    // Phones never hydrate the wide header.
    const controls = [...document.querySelectorAll('#root :is(a[href], button, input)')];
    return controls.every(
      (control) =>
        !control.checkVisibility() ||
        Object.keys(control).some((key) => key.startsWith('__reactProps$')),
    );
  });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, left } = image.getBoundingClientRect();
      const isInView = top < innerHeight && left >= 0 && left < innerWidth;
      return image.complete || !isInView || !image.checkVisibility();
    }),
  );
}

async function take(page: Page, name: string, path: string): Promise<void> {
  await open(page, path);
  await shoot(page, name);
}

async function shoot(page: Page, name: string): Promise<void> {
  await sharp(await page.screenshot())
    .webp({ quality: 82, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`));
}

/** Logs in by a request, and fills the cart with products of two shops that need no options. */
async function logIn(page: Page): Promise<void> {
  const { token, stored } = await logInByApi(page.request);
  await addToCartByApi(page.request, token, [2, 5, 7]);
  await storeBeforeLoad(page, stored);
}

async function saveTour(frames: readonly Frame[]): Promise<void> {
  const images = await Promise.all(
    frames.map(({ image }) => sharp(image).resize({ width: TOUR_WIDTH }).png().toBuffer()),
  );
  await sharp(images, { join: { animated: true } })
    .webp({ quality: 80, effort: 6, loop: 0, delay: frames.map(({ durationMs }) => durationMs) })
    .toFile(join(FOLDER, 'tour.webp'));
}
