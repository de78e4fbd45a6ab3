import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { findBrowser } from '../test/browser.ts';
import { fillCart } from './audit-browser.ts';
import { type Measurement, measureRound } from './measure-interactions.ts';
import { startProcess } from './server-process.ts';

// Measures how fast the built shop responds to a customer's actions (PERF-05) and shows the next
// page (PERF-06), on a phone with a slow processor. Run `npm run build` first. Needs a machine
// without other load. BENCH_RUNS sets the number of rounds.

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 20);
const PHONE = { width: 412, height: 823 };

const root = resolve(import.meta.dirname, '../..');
const built = join(root, 'dist/server/main.js');
if (!existsSync(built)) {
  console.error('Failed to measure interactions: there is no build. Run `npm run build`.');
  process.exit(1);
}

/** Nearest rank. */
const percentile = (values: number[], share: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN);

const mock = await startProcess(
  join(root, 'mocks/main.ts'),
  { MOCK_PORT: '0', MOCK_QUIET: '1', MOCK_STATE: '' },
  ['--import', 'tsx'],
);
const server = await startProcess(built, {
  PORT: '0',
  BACKEND_URL: mock.url,
  REALTIME: 'same-origin',
});
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

/** Opens the shop for a customer with a product in the cart, in a world of its own. */
async function openContext(round: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: PHONE,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const world = `bench-${round}`;
  await context.request.put(`${mock.url}/__mock/worlds/${world}`, { data: {} });
  await context.addCookies([{ name: 'mock-world', value: world, url: server.url }]);
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
  await server.stop();
  await mock.stop();
}
