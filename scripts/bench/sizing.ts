import { existsSync, readFileSync } from 'node:fs';
import { requireBuild, startMock } from './built-shop.ts';
import { canMeasureFront, measureFront } from './measure-fronts.ts';
import { loadPages, PAGE_HEADERS, uniquePath } from './load-pages.ts';
import { type ReplayBackend, startReplayBackend } from './replay-backend.ts';
import { type MeasuredProcess, startProcess, waitUntilWarm } from './server-process.ts';
import {
  calculateSizing,
  type Load,
  MAX_UTILISATION,
  type PageCost,
  PEAK_FACTOR,
} from './sizing-model.ts';

// Measures the built server and calculates its size for a load.

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);

/** Assumed: shares of a shop's views; pages of 40,000 products in two languages. */
const PAGES = [
  { name: 'home', path: '/', share: 0.15, count: 2 },
  { name: 'list', path: '/products', share: 0.3, count: 4_000 },
  { name: 'product', path: '/products/4/details', share: 0.5, count: 80_000 },
  { name: 'blog', path: '/blogs', share: 0.05, count: 200 },
];
/** Assumed: what a cache in front serves. 0 is the server alone. */
const FRONT_HIT_RATES = [0, 0.5, 0.9];
const VIEWS_PER_HOUR = [100_000, 1_000_000];
const COPIES = 2;

/** Returns views a second and CPU time per view of all servers. */
async function measure(servers: readonly MeasuredProcess[], path: string, isCached: boolean) {
  const { pagesPerSecond, cpuMs = 0 } = await loadPages(servers, path, {
    seconds: SECONDS,
    isCached,
  });
  return { perSecond: pagesPerSecond, cpuMs };
}

async function measurePage(
  server: MeasuredProcess,
  backend: ReplayBackend,
  page: (typeof PAGES)[number],
): Promise<PageCost> {
  await waitUntilWarm(server.url + page.path);
  await fetch(server.url + page.path, { headers: PAGE_HEADERS });
  // Before the load, whose last requests would count.
  const callsBefore = backend.calls();
  await fetch(server.url + uniquePath(page.path), { headers: PAGE_HEADERS });
  const backendCalls = backend.calls() - callsBefore;
  await measure([server], page.path, false);
  const uncached = await measure([server], page.path, false);
  const cached = await measure([server], page.path, true);
  const response = await fetch(server.url + page.path, { headers: PAGE_HEADERS });
  const bytes = Number(response.headers.get('content-length'));
  await response.arrayBuffer();
  const cost = { cachedCpuMs: cached.cpuMs, uncachedCpuMs: uncached.cpuMs, backendCalls, bytes };
  const cells = [page.name, cached.cpuMs.toFixed(2), uncached.cpuMs.toFixed(2), backendCalls];
  console.log(`| ${[...cells, (bytes / 1_000).toFixed(1)].join(' | ')} |`);
  return { name: page.name, share: page.share, count: page.count, ...cost };
}

function printSizing(pages: readonly PageCost[], load: Load): void {
  const sizing = calculateSizing(pages, load, COPIES);
  const cells = [
    load.viewsPerHour.toLocaleString('en'),
    `${load.frontHitRate * 100} %`,
    Math.round(sizing.serverViewsPerSecond),
    sizing.uncachedPerSecond.toFixed(1),
    sizing.cores.toFixed(2),
    Math.max(COPIES, Math.ceil(sizing.cores / MAX_UTILISATION)),
    Math.round(sizing.backendCallsPerSecond),
    Math.round(sizing.megabitsPerSecond),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

async function printFronts(backendUrl: string): Promise<void> {
  console.log('\n| list, CPU ms per page | nginx | Varnish | servers |');
  console.log('| --- | --- | --- | --- |');
  for (const pageCache of ['nginx', 'varnish'] as const) {
    if (!canMeasureFront(pageCache)) {
      console.log(`Skipped ${pageCache}: it is not installed, or there is no /proc.`);
      continue;
    }
    const costs = await measureFront(pageCache, backendUrl, '/products', SECONDS);
    for (const state of ['cached', 'uncached'] as const) {
      const { nginx, varnish, servers: rest } = costs[state];
      const cells = [
        `${state} by ${pageCache}`,
        ...[nginx, varnish, rest].map((ms) => ms.toFixed(2)),
      ];
      console.log(`| ${cells.join(' | ')} |`);
    }
  }
}

const built = requireBuild('the server');
const mock = await startMock();
const backend = await startReplayBackend(mock.url);
const env = { PORT: '0', BACKEND_URL: backend.url };
const servers: MeasuredProcess[] = [];
try {
  const server = await startProcess(built, env);
  servers.push(server);
  const load = existsSync('/proc/loadavg') ? readFileSync('/proc/loadavg', 'utf8').trim() : '?';
  console.log(`Load of the machine at the start: ${load}`);
  console.log('\n| page | CPU ms cached | CPU ms uncached | backend calls | kB (Brotli) |');
  console.log('| --- | --- | --- | --- | --- |');
  const pages: PageCost[] = [];
  for (const page of PAGES) pages.push(await measurePage(server, backend, page));
  console.log(`\nMemory: ${server.memoryMb()} MB`);

  servers.push(await startProcess(built, env));
  for (const { url } of servers) await waitUntilWarm(url);
  for (const isCached of [true, false]) {
    const one = await measure(servers.slice(0, 1), '/products', isCached);
    const two = await measure(servers, '/products', isCached);
    console.log(
      `list ${isCached ? 'cached' : 'uncached'}: one copy ${Math.round(one.perSecond)} pages/s, ${one.cpuMs.toFixed(2)} CPU ms; two copies ${Math.round(two.perSecond)} pages/s, ${two.cpuMs.toFixed(2)} CPU ms`,
    );
  }

  await printFronts(backend.url);

  console.log(`\nCalculated for the peak (${PEAK_FACTOR} times the mean), ${COPIES} copies:`);
  console.log(
    '\n| views/hour | cache in front | views/s at the server | rendered/s | busy cores | copies | backend calls/s | Mbit/s |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const viewsPerHour of VIEWS_PER_HOUR) {
    for (const frontHitRate of FRONT_HIT_RATES) printSizing(pages, { viewsPerHour, frontHitRate });
  }
} finally {
  for (const one of [...servers, mock]) await one.stop();
  backend.stop();
}
