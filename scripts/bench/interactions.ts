import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../test/browser.ts';
import { fillCart } from './audit-browser.ts';
import { BROWSER_ARGS, PHONE, requireBuild, startBuiltShop } from './built-shop.ts';
import { type Measurement, measureRound } from './measure-interactions.ts';
import { measureByClock } from './stopwatch.ts';

// Measures how fast the built shop responds to a customer's actions (PERF-05) and shows the next
// page (PERF-06), on a phone with a slow processor. Run `npm run build` first. Needs a machine
// without other load. BENCH_RUNS sets the number of rounds.

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 20);

const CPU_SLOWDOWN = 4;
/** "4G" of WebPageTest. */
const NETWORK = {
  offline: false,
  latency: 170,
  downloadThroughput: (9 * 1_000 * 1_000) / 8,
  uploadThroughput: (9 * 1_000 * 1_000) / 8,
};
const FULL_SPEED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

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
  const context = await browser.newContext({ ...PHONE, baseURL: shop.url });
  const world = `bench-${round}`;
  await context.request.put(`${shop.mockUrl}/__mock/worlds/${world}`, { data: {} });
  await context.addCookies([{ name: 'mock-world', value: world, url: shop.url }]);
  return context;
}

/** Returns a function that slows a page's processor and network down, or not. */
async function createThrottle(page: Page): Promise<(isSlow: boolean) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return async (isSlow) => {
    await session.send('Network.emulateNetworkConditions', isSlow ? NETWORK : FULL_SPEED);
    await session.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? CPU_SLOWDOWN : 1 });
  };
}

try {
  const results: Measurement[] = [];
  // The first round warms up server and caches.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const context = await openContext(round);
    const page = await context.newPage();
    await fillCart(page);
    const measured = await measureRound({
      page,
      stopwatch: (action) => measureByClock(page, action),
      setSlow: await createThrottle(page),
    });
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
