import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test as base } from '@playwright/test';
import { findViolations } from './helpers/axe.ts';
import { horizontalOverflow } from './helpers/shop.ts';

let folder = '';

// One build for all.
base.describe.configure({ mode: 'default' });

base.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'souk-contract-docs-'));
  const tool = resolve(import.meta.dirname, '../contract/souk-contract.mjs');
  const mock = process.env['E2E_MOCK_URL'] ?? '';
  execFileSync(process.execPath, [tool, 'docs', '--out', folder, '--mock', mock]);
});

base.afterAll(() => rmSync(folder, { recursive: true }));

/** Opens the built reference from disk; console warnings and errors fail the test. */
const test = base.extend<{ open: (name: string) => Promise<void> }>({
  open: async ({ page }, use) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) logged.push(message.text());
    });
    page.on('pageerror', (error) => logged.push(String(error)));
    await use(async (name) => {
      await page.goto(pathToFileURL(join(folder, name)).href);
    });
    expect(logged, 'errors and warnings of the browser').toEqual([]);
  },
});

const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
  });

test('@API-13 axe finds no violations in the reference, in light and dark, on desktop and phone', async ({
  page,
  open,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const name of ['index.html', 'downloads.html']) {
        await open(name);
        await unfold(page);
        expect(await findViolations(page), `${name}, ${colorScheme}, ${width}`).toEqual([]);
      }
    }
  }
  for (const name of ['orders.html', 'realtime.html']) {
    await open(name);
    await unfold(page);
    expect(await horizontalOverflow(page), name).toBe(0);
  }
});

test('@API-13 an operation is found, sent to the mock and validated from disk', async ({
  page,
  open,
}) => {
  // The header selects the test's world and requires a CORS preflight.
  await page.setExtraHTTPHeaders({ 'X-Mock-World': 'contract-docs' });
  await open('index.html');
  await page.getByRole('searchbox', { name: 'Search operations' }).fill('list orders');
  await page
    .getByRole('list', { name: 'Matching operations' })
    .getByText('GET /api/orders')
    .click();
  await expect(page).toHaveURL(/orders\.html#listOrders$/);

  await page.getByText('Backend and sign-in').click();
  await page.getByLabel('Phone or email').fill('demo@souk.example');
  await page.getByLabel('Password').fill('secret');
  await page.getByRole('button', { name: 'Get a token' }).click();
  await expect(page.getByText('Requests now include the token.')).toBeVisible();

  const call = page.locator('#listOrders');
  await call.getByText('Try listOrders').click();
  await call.getByRole('button', { name: 'Send' }).click();
  await expect(call.getByText('Matches the contract.')).toBeVisible();
  await expect(call.getByRole('status')).toContainText('"status_wise_orders"');
});
