import { type BrowserContext, chromium } from '@playwright/test';
import { findBrowser } from '../test/browser.ts';
import { fillCart } from './audit-browser.ts';
import { BROWSER_ARGS, PHONE, requireBuild, startBuiltShop } from './built-shop.ts';
import { type Measurement, measureRound } from './measure-interactions.ts';

// Measures how fast the built shop responds to a customer's actions (PERF-05) and shows the next
// page (PERF-06), on a phone with a slow processor. Run `npm run build` first. Needs a machine
// without other load. BENCH_RUNS sets the number of rounds.

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 20);

const built = requireBuild('interactions');

/** Nearest rank. */
const percentile = (values: number[], share: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN);

const shop = await startBuiltShop(built);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: BROWSER_ARGS,
});

/** A phone in a world of its own. */
async function openContext(round: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: PHONE,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const world = `bench-${round}`;
  await context.request.put(`${shop.mockUrl}/__mock/worlds/${world}`, { data: {} });
  await context.addCookies([{ name: 'mock-world', value: world, url: shop.url }]);
  return context;
}

try {
  const results: Measurement[] = [];
  // The first round warms up server and caches.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const context = await openContext(round);
    const page = await context.newPage();
    await fillCart(page);
    const measured = await measureRound(page);
    if (round > 0) results.push(...measured);
    await context.close();
  }
  console.log('| action | goal ms | median ms | p75 ms | highest ms |');
  console.log(`|${' --- |'.repeat(5)}`);
  for (const name of new Set(results.map((one) => one.name))) {
    const all = results.filter((one) => one.name === name);
    const values = all.map(({ durationMs }) => durationMs);
    const cells = [name, all[0]?.goalMs, ...[0.5, 0.75, 1].map((one) => percentile(values, one))];
    console.log(`| ${cells.join(' | ')} |`);
  }
} finally {
  await browser.close();
  await shop.stop();
}
