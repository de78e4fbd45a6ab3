import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Failure } from '../../mocks/worlds/failures.ts';
import type { WorldOptions } from '../../mocks/worlds/world-store.ts';
import { fillCartByApi, logInByApi, storeBeforeLoad } from '../../scripts/test/stored-customer.ts';

export interface Shop {
  /** With other settings, clock or failures. */
  recreate: (options: WorldOptions) => Promise<void>;
  fail: (...failures: Failure[]) => Promise<void>;
  performStaffAction: (action: string, fields: object) => Promise<void>;
  /** Closes the world's WebSockets and refuses new ones, or accepts them again. */
  sockets: (mode: 'refuse' | 'accept') => Promise<void>;
  /** Ignores matching console messages, which would fail the test. */
  expectConsole: (pattern: RegExp) => void;
}

/**
 * Each test has its own world and browser context; contract violations, console errors and warnings
 * fail it.
 */
export const test = base.extend<{ shop: Shop }>({
  // Set by the global setup.
  baseURL: async ({ browserName: _browser }, use) => use(process.env['E2E_BASE_URL']),
  shop: [
    async ({ context, page, baseURL }, use, info) => {
      const world = `e2e-${info.testId}`;
      const worldUrl = `${process.env['E2E_MOCK_URL']}/__mock/worlds/${world}`;
      const callMock = async (method: string, body: object, path = '') => {
        const response = await fetch(worldUrl + path, { method, body: JSON.stringify(body) });
        if (!response.ok) throw new Error(`Failed to set up the world: ${await response.text()}`);
      };
      await callMock('PUT', {});
      await context.addCookies([{ name: 'mock-world', value: world, url: baseURL ?? '' }]);

      const problems: string[] = [];
      const expected: RegExp[] = [];
      watchErrors(page, problems);
      context.on('page', (other) => watchErrors(other, problems));
      await use({
        recreate: ({ scenarios: scenario, ...options }) =>
          callMock('PUT', { ...options, ...(scenario ? { scenario } : {}) }),
        fail: (...failures) => callMock('PATCH', { failures }),
        performStaffAction: (action, fields) =>
          callMock('POST', { action, ...fields }, '/staff-actions'),
        sockets: (sockets) => callMock('PATCH', { sockets }),
        expectConsole: (pattern) => expected.push(pattern),
      });
      await fetch(worldUrl, { method: 'DELETE' });
      const unexpected = problems.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'contract violations, errors and warnings of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

function watchErrors(page: Page, problems: string[]) {
  page.on('console', (message) => {
    // The browser logs every error status, and each connection that Pusher gives up for a faster one.
    if (/Failed to load resource|closed before the connection is established/.test(message.text()))
      return;
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('response', (response) => {
    const blame = response.headers()['x-contract-violation'];
    if (blame) problems.push(`contract violation (${blame}): ${response.url()}`);
  });
}

/** Signs in as from the next page load, without the login dialog. Returns the session's token. */
export async function signIn(page: Page, phone?: string): Promise<string> {
  const { token, stored } = await logInByApi(page.request, phone);
  await storeBeforeLoad(page, stored);
  return token;
}

/** Adds a product to the cart of the signed-in customer, and selects its shop. */
export async function fillCart(page: Page, token: string) {
  await storeBeforeLoad(page, await fillCartByApi(page.request, token));
}

/** Logs in by the dialog, on the current page. */
export async function logIn(page: Page, t: (source: string) => string) {
  const shopper = await openAccountMenu(page, t);
  await shopper.getByRole('button', { name: t('Log in'), exact: true }).click();
  await submitLogin(page, t);
}

/** Returns the header, or opens the slide-in menu on phones. */
export async function openAccountMenu(page: Page, t: (source: string) => string) {
  await waitForHydration(page, t);
  if ((page.viewportSize()?.width ?? 0) >= 768) return page.getByRole('banner');
  await page.getByRole('button', { name: t('Menu'), exact: true }).click();
  return page.getByRole('dialog', { name: t('Menu') });
}

export async function submitLogin(
  page: Page,
  t: (source: string) => string,
  phone = 'demo@souk.example',
  password = 'secret',
) {
  const dialog = page.getByRole('dialog', { name: t('Welcome!') });
  await dialog.getByLabel(t('Email or phone number')).fill(phone);
  await dialog.getByLabel(new RegExp(`^${t('Password')}`)).fill(password);
  await dialog.getByRole('button', { name: t('Log in'), exact: true }).click();
}

/**
 * Waits until React owns every control, including lazy parts, and until shortcuts and Back work.
 * Before that, a link would reload the page.
 */
export async function waitForHydration(page: Page, t: (source: string) => string) {
  await expect(page.getByRole('region', { name: t('Notifications') })).toBeAttached();
  await page.waitForFunction(
    () => {
      // Parts below the fold wait for an action, some of them only later.
      document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
      // Listeners without controls are added with the announcer of pages. One of them adds a state.
      const announcer = '[data-react-aria-top-layer] ~ output:not([aria-label])';
      return (
        document.querySelector(announcer) !== null &&
        history.state !== null &&
        [...document.querySelectorAll('#root :is(a[href], button, input, select, textarea)')]
          // Phones do not load the header of wide screens.
          .filter((control) => control.checkVisibility() || !control.closest('header'))
          .every((control) => Object.keys(control).some((key) => key.startsWith('__reactProps$')))
      );
    },
    undefined,
    { polling: 100 },
  );
}

/** Presses Tab, or another key, until the target is focused. */
export async function tabTo(page: Page, target: Locator, key = 'Tab') {
  for (let press = 0; press < 60; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Delays matching requests until the returned function is called. */
export async function delayRequests(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** Waits for paint and finite animations, before measurements. */
export async function waitForStableLayout(page: Page) {
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const moving = () =>
      document
        .getAnimations()
        .filter(({ effect, playState, timeline }) => {
          // Scroll-driven animations never end.
          const ends = timeline instanceof DocumentTimeline;
          return (
            ends && playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
          );
        })
        .map(({ finished }) => finished);
    for (let now = moving(); now.length > 0; now = moving()) await Promise.allSettled(now);
  });
}

/** Horizontal overflow of a page, px. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export { expect };
