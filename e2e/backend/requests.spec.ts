import type { Page } from '@playwright/test';
import { translator } from '../helpers/messages.ts';
import { expect, signIn, test, waitForHydration } from '../helpers/shop.ts';

const t = translator('en');

/** The calls that a page sends to the backend, such as `GET /api/carts`. */
function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}

/** Ends the page, so that none of its requests is recorded for the next one. */
const leave = (page: Page) => page.goto('/robots.txt');

const repeated = (calls: string[]) => calls.filter((call, index) => calls.indexOf(call) < index);

test('a customer’s data is requested before the scripts of its page, and once', async ({
  page,
}) => {
  await signIn(page);
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  for (const [path, calls] of [
    ['/cart', ['/api/carts']],
    ['/checkout', ['/api/carts', '/api/addresses']],
    ['/dashboard', ['/api/orders', '/api/carts', '/api/addresses']],
    ['/order-history', ['/api/orders']],
    ['/order-history/1', ['/api/order-details']],
  ] as const) {
    await leave(page);
    paths.length = 0;
    await page.goto(path);
    await waitForHydration(page, t);
    await page.waitForLoadState('networkidle');
    const list = (await page.locator('#souk-files').textContent()) ?? '[]';
    const [firstFile = ''] = JSON.parse(list) as string[];
    for (const call of calls) {
      expect(paths.filter((one) => one === call)).toEqual([call]);
      expect(paths.indexOf(call)).toBeLessThan(paths.indexOf(firstFile));
    }
  }
});

test('a customer’s page sends at most six calls, and none twice', async ({ page }) => {
  await signIn(page);
  // Three seconds after its start, a page requests the conversations again when it subscribes.
  await page.clock.setFixedTime(Date.now());
  const calls = recordCalls(page);
  for (const path of [
    '/',
    '/products',
    '/products/4/details',
    '/dashboard',
    '/order-history',
    '/massages?shop=1',
  ]) {
    await leave(page);
    calls.length = 0;
    await page.goto(path);
    await waitForHydration(page, t);
    await page.waitForLoadState('networkidle');
    // The subscription to new messages follows the first response, so it is asked for once more.
    const twice = repeated(calls).filter((call) => !call.includes('/get-message'));
    expect([path, twice]).toEqual([path, []]);
    expect([path, calls]).toEqual([path, calls.slice(0, 6)]);
  }
});
