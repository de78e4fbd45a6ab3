import http from 'node:http';
import { resolve } from 'node:path';
import autocannon from 'autocannon';
import { requireBuild, startMock } from './built-shop.ts';
import {
  CONNECTION_OPTIONS,
  loadPages,
  PAGE_HEADERS,
  type PageLoad,
  uniquePath,
} from './load-pages.ts';
import { startReplayBackend } from './replay-backend.ts';
import { type MeasuredProcess, startProcess, waitUntilWarm } from './server-process.ts';

// Measures the built server (PERF-04). Run `npm run build` first. OLD_SERVER=…/dist/server/main.js
// compares another build. On a busy machine compare CPU time.

const DURATION_SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const PAGE_COUNT = Number(process.env['BENCH_PAGES'] ?? 50_000);
/** Until Node has optimised the code: about 2,500 rendered pages. */
const WARM_UP_SECONDS = { cached: 4, uncached: 20 };
const FIRST_BYTE_VIEWS = 30;
/** One page in ten is rendered. */
const RENDER_EVERY_NTH = 10;
const PATHS = ['/', '/products', '/products/4/details', '/blogs'];

async function measure(
  server: MeasuredProcess,
  path: string,
  isCached: boolean,
): Promise<PageLoad> {
  await loadPages([server], path, {
    seconds: WARM_UP_SECONDS[isCached ? 'cached' : 'uncached'],
    isCached,
  });
  return loadPages([server], path, { seconds: DURATION_SECONDS, isCached });
}

async function measureRates(server: MeasuredProcess, old: MeasuredProcess | undefined) {
  console.log(
    '\n| page | pages/s | p50 / p99 ms | CPU ms per page | pages/s per core | CPU relative to the old server |',
  );
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const path of PATHS) {
    await waitUntilWarm(server.url + path);
    const before = old && (await measure(old, path, false));
    for (const isCached of [true, false]) {
      const { pagesPerSecond, cpuMs, p50Ms, p99Ms } = await measure(server, path, isCached);
      const ratio = cpuMs && before?.cpuMs ? `${Math.round((cpuMs / before.cpuMs) * 100)} %` : '';
      const cells = [
        `${path} ${isCached ? 'cached' : 'uncached'}`,
        Math.round(pagesPerSecond),
        `${p50Ms} / ${p99Ms}`,
        cpuMs?.toFixed(2) ?? '',
        cpuMs ? Math.round(1_000 / cpuMs) : '',
        ratio,
      ];
      console.log(`| ${cells.join(' | ')} |`);
    }
  }
}

function measureFirstByte(url: string): Promise<{ ms: number; status: number }> {
  const started = performance.now();
  return new Promise((fulfil, reject) => {
    const request = http.get(url, { headers: PAGE_HEADERS, agent: false }, (response) => {
      response.resume();
      fulfil({ ms: performance.now() - started, status: response.statusCode ?? 0 });
    });
    request.on('error', reject);
  });
}

async function measureFirstBytes(url: string, nextPath: () => string): Promise<string> {
  const times: number[] = [];
  const statuses = new Set<number>();
  for (let view = 0; view < FIRST_BYTE_VIEWS; view += 1) {
    const { ms, status } = await measureFirstByte(url + nextPath());
    times.push(ms);
    statuses.add(status);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return `${at(0.5)} / ${at(0.99)} ms (${[...statuses].join(', ')})`;
}

/** Memory must not grow. */
async function measureMemory(server: MeasuredProcess): Promise<string> {
  const figures = [server.memoryMb()];
  let view = 0;
  for (let part = 0; part < 5; part += 1) {
    await autocannon({
      url: server.url,
      ...CONNECTION_OPTIONS,
      amount: Math.round(PAGE_COUNT / 5),
      requests: [
        {
          method: 'GET',
          path: '/',
          headers: PAGE_HEADERS,
          setupRequest(request: object) {
            view += 1;
            const isRendered = view % RENDER_EVERY_NTH === 0;
            return { ...request, path: isRendered ? uniquePath('/') : (PATHS[view % 4] ?? '/') };
          },
        },
      ],
    });
    figures.push(server.memoryMb());
  }
  return `${figures.join(', ')} MB`;
}

const built = requireBuild('the server');
const mock = await startMock();
const backend = await startReplayBackend(mock.url);
const env = { PORT: '0', BACKEND_URL: backend.url };
const server = await startProcess(built, env);
const oldFile = process.env['OLD_SERVER'];
const old = oldFile ? await startProcess(resolve(oldFile), env) : undefined;
try {
  await waitUntilWarm(server.url);
  if (old) await waitUntilWarm(old.url);
  await measureRates(server, old);

  console.log('\n| first byte of / | first view, p50 / p99 (status) | second view |');
  console.log('| --- | --- | --- |');
  for (const behaviour of [0, 300, 'down'] as const) {
    backend.setBehaviour(behaviour);
    const name = behaviour === 'down' ? 'backend down' : `backend delay ${behaviour} ms`;
    const first = await measureFirstBytes(server.url, () => uniquePath('/'));
    console.log(`| ${name} | ${first} | ${await measureFirstBytes(server.url, () => '/')} |`);
  }
  backend.setBehaviour(0);
  console.log(
    `\nMemory over ${PAGE_COUNT.toLocaleString('en')} pages: ${await measureMemory(server)}`,
  );
} finally {
  for (const one of [server, old, mock]) await one?.stop();
  backend.stop();
}
