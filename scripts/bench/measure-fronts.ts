import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { freePorts } from '../dev/ports.ts';
import { isInstalled } from '../deploy/processes.ts';
import { type PageCache, startTopology } from '../deploy/topology.ts';
import { loadPages, PAGE_HEADERS } from './load-pages.ts';
import { TICK_MS } from './server-process.ts';

const PROGRAMS: Record<PageCache, [program: string, option: string][]> = {
  nginx: [['nginx', '-v']],
  varnish: [
    ['nginx', '-v'],
    ['varnishd', '-V'],
  ],
};
/** Varnish's second process has another name. */
const NAMES: Record<string, 'servers' | 'nginx' | 'varnish'> = {
  node: 'servers',
  nginx: 'nginx',
  varnishd: 'varnish',
  'cache-main': 'varnish',
};

/** CPU time per page, ms. */
export type FrontCpu = Record<'servers' | 'nginx' | 'varnish', number>;

export function canMeasureFront(pageCache: PageCache): boolean {
  return (
    existsSync('/proc/self/stat') &&
    PROGRAMS[pageCache].every(([program, option]) => isInstalled(program, option))
  );
}

/** Measures a page behind nginx, cached by `pageCache`, with two servers. */
export async function measureFront(
  pageCache: PageCache,
  backendUrl: string,
  path: string,
  seconds: number,
): Promise<{ cached: FrontCpu; uncached: FrontCpu }> {
  const shop = await startTopology({
    pageCache,
    backendUrl,
    cacheSecret: 'a-secret-of-the-benchmark',
    ports: await freePorts(['https', 'http', 'internal', 'varnish', 'first', 'second']),
  });
  const measure = async (isCached: boolean): Promise<FrontCpu> => {
    const before = readCpuMs();
    const { pages } = await loadPages([{ url: shop.origin }], path, { seconds, isCached });
    const after = readCpuMs();
    const perPage = (name: keyof FrontCpu) => (after[name] - before[name]) / pages;
    return {
      servers: perPage('servers'),
      nginx: perPage('nginx'),
      varnish: perPage('varnish'),
    };
  };
  try {
    for (const { url } of shop.servers) await fetch(url + path, { headers: PAGE_HEADERS });
    // Warm-up: the first pages cost more.
    for (const isCached of [true, false]) await measure(isCached);
    return { cached: await measure(true), uncached: await measure(false) };
  } finally {
    await shop.stop();
  }
}

/** CPU time of all programs that this process has started. */
function readCpuMs(): FrontCpu {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const parents = new Map(processes.map(({ pid, parent }) => [pid, parent]));
  const sum: FrontCpu = { servers: 0, nginx: 0, varnish: 0 };
  for (const { pid, name, cpuMs } of processes) {
    const kind = NAMES[name];
    if (kind && isDescendant(pid, parents)) sum[kind] += cpuMs;
  }
  return sum;
}

function isDescendant(pid: number, parents: ReadonlyMap<number, number>): boolean {
  const parent = parents.get(pid);
  return parent !== undefined && (parent === process.pid || isDescendant(parent, parents));
}

function readProcess(pid: string) {
  try {
    const [, name = '', rest = ''] =
      /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const fields = rest.split(' ').map(Number);
    const cpuMs = ((fields[11] ?? 0) + (fields[12] ?? 0)) * TICK_MS;
    return [{ pid: Number(pid), name, parent: fields[1] ?? 0, cpuMs }];
  } catch {
    // It has ended.
    return [];
  }
}
