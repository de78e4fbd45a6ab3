import {
  AUDITED_PAGES,
  type AuditedPage,
  startAuditBrowser,
} from '../../scripts/bench/audit-browser.ts';
import { findBrowser } from '../../scripts/test/browser.ts';
import { expect, test } from '../helpers/shop.ts';

/** On the wire, with pictures. */
const LIMITS: Record<AuditedPage['name'], { kilobytes: number; requests: number }> = {
  home: { kilobytes: 1_050, requests: 74 },
  list: { kilobytes: 360, requests: 48 },
  product: { kilobytes: 365, requests: 48 },
  'blog post': { kilobytes: 300, requests: 45 },
  cart: { kilobytes: 400, requests: 56 },
  checkout: { kilobytes: 385, requests: 52 },
};

for (const page of AUDITED_PAGES) {
  const { kilobytes, requests } = LIMITS[page.name];
  test(`Lighthouse finds no fault in the ${page.name} page, which weighs at most ${kilobytes} kB and does not move`, async ({
    context,
    baseURL,
  }, info) => {
    // Lighthouse waits until the page is idle, and loads each page twice.
    info.setTimeout(120_000);
    const browser = await startAuditBrowser(String(baseURL), {
      executablePath: findBrowser(),
      args: info.project.use.launchOptions?.args ?? [],
      cookies: await context.cookies(),
    });
    try {
      const audit = await browser.audit(page, { hasTimes: false });
      expect(audit.problems).toEqual([]);
      expect(audit.scores).toMatchObject({ accessibility: 1, 'best-practices': 1, seo: 1 });
      expect(audit.layoutShift).toBeLessThanOrEqual(0.01);
      expect(audit.bytes).toBeLessThanOrEqual(kilobytes * 1_000);
      expect(audit.requests).toBeLessThanOrEqual(requests);
    } finally {
      await browser.close();
    }
  });
}
