import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cookie, chromium, type Page } from '@playwright/test';
import { fillCartByApi, logInByApi } from '../test/stored-customer.ts';
import { auditPage, type PageAudit } from './audit-page.ts';

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
  /** Without times it takes half as long. */
  audit: (page: AuditedPage, options: { hasTimes: boolean }) => Promise<PageAudit>;
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
    async audit({ path, hasCart = false, isIndexed = true }, { hasTimes }) {
      if (hasCart) await fillCart(page);
      return auditPage(origin + path, { port: Number(port), isIndexed, hasTimes });
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
