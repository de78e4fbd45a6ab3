import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cookie, chromium, type Page } from '@playwright/test';
import { fillCartByApi, logInByApi } from '../test/stored-customer.ts';
import { auditPage, type PageAudit } from './audit-page.ts';
import { measureProcessor } from './processor.ts';

/** A page of the shop on the mock's default data. */
export interface AuditedPage {
  name: 'home' | 'list' | 'product' | 'blog post' | 'cart' | 'checkout';
  path: string;
  /** Name of a button that opens a dialog. */
  button: string;
  /** Default true: for search engines (SEO-02). */
  isIndexed?: boolean;
  /** Default false: shown to a customer with a product in the cart. */
  hasCart?: boolean;
}

export const AUDITED_PAGES: readonly AuditedPage[] = [
  { name: 'home', path: '/', button: 'Menu' },
  { name: 'list', path: '/products', button: 'Menu' },
  { name: 'product', path: '/products/4/details', button: 'Menu' },
  { name: 'blog post', path: '/blog/coffee-at-home-without-the-fuss', button: 'Menu' },
  { name: 'cart', path: '/cart', button: 'Menu', isIndexed: false, hasCart: true },
  { name: 'checkout', path: '/checkout', button: 'Change', isIndexed: false, hasCart: true },
];

export interface AuditBrowser {
  page: Page;
  audit: (page: AuditedPage) => Promise<PageAudit & { isBusy: boolean }>;
  close: () => Promise<void>;
}

/** Starts a browser of its own, because Lighthouse needs its debugging port. */
export async function startAuditBrowser(
  origin: string,
  options: { executablePath: string; args: string[]; cookies?: Cookie[] },
): Promise<AuditBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'souk-audit-'));
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath: options.executablePath,
    args: [...options.args, '--remote-debugging-port=0'],
    baseURL: origin,
    viewport: null,
  });
  await browser.addCookies(options.cookies ?? []);
  const page = browser.pages()[0] ?? (await browser.newPage());
  const [port] = readFileSync(join(folder, 'DevToolsActivePort'), 'utf8').split('\n');
  return {
    page,
    async audit({ path, hasCart = false, isIndexed = true }) {
      if (hasCart) await fillCart(page);
      const { slowness, isBusy } = await measureProcessor(page);
      const audit = await auditPage(origin + path, { port: Number(port), isIndexed, slowness });
      const after = await measureProcessor(page);
      return { ...audit, isBusy: isBusy || after.isBusy };
    },
    async close() {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Signs in the demo customer and adds a product. */
export async function fillCart(page: Page) {
  const { token, stored } = await logInByApi(page.request);
  const cart = await fillCartByApi(page.request, token);
  await page.goto('/theme.js');
  await page.evaluate((entries) => Object.assign(localStorage, entries), { ...stored, ...cart });
}
