import autocannon from 'autocannon';

/** Of a browser that reads English. */
export const PAGE_HEADERS = { 'accept-encoding': 'br, gzip', 'accept-language': 'en' };

/** For autocannon. */
export const CONNECTION_OPTIONS = {
  connections: 10,
  // The server then closes the connection, but autocannon would continue.
  reconnectRate: 1_000,
  // nginx has a self-signed certificate.
  tlsOptions: { rejectUnauthorized: false },
};

interface LoadedServer {
  url: string;
  /** Undefined without /proc. */
  cpuMs?: () => number | undefined;
}

export interface PageLoad {
  /** Number of complete pages. */
  pages: number;
  pagesPerSecond: number;
  /** Of all servers, per page. Undefined without /proc. */
  cpuMs: number | undefined;
  /** Of the slowest server. */
  p50Ms: number;
  p99Ms: number;
}

let unique = 0;

/** Returns an address of the page that no cache has. */
export function uniquePath(path: string): string {
  unique += 1;
  return `${path}?q=${unique}`;
}

/** Requests a page from all servers at once. Prints failed requests, and does not count them. */
export async function loadPages(
  servers: readonly LoadedServer[],
  path: string,
  { seconds, isCached }: { seconds: number; isCached: boolean },
): Promise<PageLoad> {
  const before = sumCpuMs(servers);
  const results = await Promise.all(
    servers.map(({ url }) =>
      autocannon({
        url,
        ...CONNECTION_OPTIONS,
        duration: seconds,
        requests: [
          {
            method: 'GET',
            path,
            headers: PAGE_HEADERS,
            setupRequest: (request: object) =>
              isCached ? request : { ...request, path: uniquePath(path) },
          },
        ],
      }),
    ),
  );
  const after = sumCpuMs(servers);
  for (const { non2xx, errors } of results) {
    if (non2xx === 0 && errors === 0) continue;
    console.error(`${path}: ${non2xx} error responses, ${errors} connection errors`);
  }
  const count = results.reduce((sum, result) => sum + result['2xx'], 0);
  return {
    pages: count,
    pagesPerSecond: results.reduce((sum, one) => sum + one['2xx'] / one.duration, 0),
    cpuMs: before === undefined || after === undefined ? undefined : (after - before) / count,
    p50Ms: Math.max(...results.map(({ latency }) => latency.p50)),
    p99Ms: Math.max(...results.map(({ latency }) => latency.p99)),
  };
}

function sumCpuMs(servers: readonly LoadedServer[]): number | undefined {
  let sum = 0;
  for (const server of servers) {
    const cpuMs = server.cpuMs?.();
    if (cpuMs === undefined) return undefined;
    sum += cpuMs;
  }
  return sum;
}
