import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { builtFile } from './helpers/built-file.ts';
import { expect, test, waitForHydration } from './helpers/shop.ts';

const BUILD = resolve(import.meta.dirname, '../dist/server');

const PRODUCT = '/products/3/details';

test.describe('server-rendered pages', () => {
  for (const path of ['/', PRODUCT]) {
    test(`${path} has its content, title and language in concurrent requests for two languages`, async ({
      request,
      context,
    }) => {
      // Plain requests need the world's cookie too.
      const [cookie] = await context.cookies();
      const headers = { cookie: `mock-world=${cookie?.value}` };
      const responses = await Promise.all(
        ['en', 'ar', 'en', 'ar', 'en', 'ar'].map(async (locale) => {
          const response = await request.get(`${path}?lang=${locale}`, { headers });
          return { locale, status: response.status(), html: await response.text() };
        }),
      );
      // Countdowns and boot data contain the time of rendering.
      const withoutTimes = (html: string) =>
        html.replaceAll(/<div role="timer".*?<\/div>|"renderedAtMs":\d+/gs, '');
      const arabic = responses
        .filter(({ locale }) => locale === 'ar')
        .map(({ html }) => withoutTimes(html));
      const english = responses
        .filter(({ locale }) => locale === 'en')
        .map(({ html }) => withoutTimes(html));
      for (const { status, html, locale } of responses) {
        expect(status).toBe(200);
        expect(html).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`);
        expect(html).toMatch(/<title>[^<]+<\/title>/);
        expect(html).toContain('rel="canonical"');
        expect(html).toContain('.webp');
      }
      expect(new Set(arabic).size, 'the Arabic responses are equal').toBe(1);
      expect(new Set(english).size, 'the English responses are equal').toBe(1);
      const heading = (html = '') => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
      expect(heading(arabic[0])).toMatch(/[\u0600-\u06ff]/);
      expect(heading(english[0])).not.toMatch(/[\u0600-\u06ff]/);
    });

    test(`${path} hydrates without a warning, as a guest and signed in, in Arabic and with another currency`, async ({
      page,
    }) => {
      await page.goto(path);
      await waitForHydration(page, (text) => text);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Email or phone number').fill('demo@souk.example');
      await dialog.getByLabel(/^Password/).fill('secret');
      await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
      await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();

      await page.getByRole('combobox', { name: 'Language' }).selectOption('ar');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
      await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /Amira Haddad/ })).toBeVisible();
    });
  }

  for (const path of ['/', PRODUCT]) {
    test(`@SRV-04 ${path} hydrates without a warning ten minutes after it was rendered`, async ({
      page,
    }) => {
      await page.clock.install({ time: Date.now() + 600_000 });
      const countdowns = page.getByRole('timer');
      await page.goto(path);
      await waitForHydration(page, (text) => text);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      if (path === '/') await expect(countdowns.first()).toBeVisible();
    });
  }

  test('a hydration mismatch is reported, so that other tests can rely on it', async ({
    page,
    shop,
  }) => {
    shop.expectConsole(/differs from the server-rendered HTML/);
    const seen = page.waitForEvent('console', (message) =>
      message.text().includes('differs from the server-rendered HTML'),
    );
    await page.route('**/', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/<h2([^>]*)>/, '<h2$1>tampered ');
      await route.fulfill({ response, body: html });
    });
    await page.goto('/');
    // The first heading belongs to a section that hydrates after an action.
    await waitForHydration(page, (text) => text);
    await seen;
  });

  test('missing pages respond with 404', async ({ page }) => {
    for (const [path, name] of [
      ['/no-such-page', 'This stall has packed up'],
      ['/products/999999/details', 'Page not found'],
      ['/products/shoe/details', 'Page not found'],
    ] as const) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    }
  });
});

test('the built server only contains React’s production build, regardless of NODE_ENV', () => {
  const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((name) => name.endsWith('.js'));
  expect(scripts).toContain('entry-server.js');
  for (const name of scripts) {
    const code = readFileSync(join(BUILD, name), 'utf8');
    // Only the development build contains this text.
    expect(code.includes('Each child in a list should have a unique'), name).toBe(false);
    expect(code.includes('process.env.NODE_ENV'), name).toBe(false);
  }
});

test('@PERF-07 scripts start after the main picture', async ({ page }) => {
  const seen: string[] = [];
  const entry = builtFile('src/app/entries/entry-browser.tsx');
  page.on('requestfinished', (request) => seen.push(`finished ${request.url()}`));
  page.on('request', (request) => {
    if (request.url().endsWith(entry)) seen.push('start');
  });
  // A busy machine may take longer than the page waits.
  await page.addInitScript(() => {
    const original = window.setTimeout.bind(window);
    const withoutLong = (run: () => void, ms = 0) => (ms < 2_500 ? original(run, ms) : 0);
    Object.assign(window, { setTimeout: withoutLong });
  });
  await page.goto('/products/4/details');
  const picture = page.locator('img[fetchpriority="high"]').first();
  const url = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(() => seen).toContain('start');
  expect(seen.slice(0, seen.indexOf('start'))).toContain(`finished ${url}`);
});

test('@PERF-07 presses, choices and typed text before hydration are carried out after it', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route(`**/${builtFile('src/app/entries/entry-browser.tsx')}`, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/products/1/details');
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: /^Increase quantity of/ }).first();
  const search = page.getByRole('combobox', { name: 'Search products' });
  await button.click();
  await expect.poll(() => button.evaluate((one) => getComputedStyle(one).opacity)).toBe('0.6');
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
  await search.pressSequentially('kett');
  release();
  await expect(main.getByRole('group', { name: /^Quantity of/ }).first()).toHaveText('2');
  await expect(main.getByText(/€/).first()).toBeVisible();
  await expect(search).toHaveValue('kett');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect.poll(() => button.evaluate((one) => getComputedStyle(one).opacity)).toBe('1');
});
