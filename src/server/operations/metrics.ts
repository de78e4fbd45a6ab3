import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics (SRV-08). Labels must have few values: no path, address or query. */
export interface Metrics {
  contentType: string;
  /** In Prometheus format. */
  text: () => Promise<string>;
  request: (route: string, method: string, status: number, seconds: number) => void;
  refused: (reason: string) => void;
  cacheRead: (cache: 'page' | 'shared' | 'sitemap' | 'image', source: string) => void;
  backendCall: (kind: 'proxy' | 'render' | 'image', result: number | 'timeout' | 'error') => void;
  rendering: (inProgress: number) => void;
  rendered: (ms: number) => void;
  webSockets: (open: number) => void;
  cacheBytes: (read: () => Record<string, number>) => void;
}

const REQUEST_BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const RENDER_BUCKETS = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'souk_http_requests_total',
    help: 'Responses by kind of route and status.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'souk_http_request_seconds',
    help: 'Time until the response was sent.',
    labelNames: ['route'],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const refusals = new Counter({
    name: 'souk_http_refused_total',
    help: 'Requests that were refused before routing.',
    labelNames: ['reason'],
    registers,
  });
  const cacheReads = new Counter({
    name: 'souk_cache_total',
    help: 'Reads of a cache by result.',
    labelNames: ['cache', 'result'],
    registers,
  });
  const backendCalls = new Counter({
    name: 'souk_upstream_total',
    help: 'Requests to the backend by result.',
    labelNames: ['kind', 'result'],
    registers,
  });
  const renderTimes = new Histogram({
    name: 'souk_render_seconds',
    help: 'Time to render a page, backend included.',
    buckets: RENDER_BUCKETS,
    registers,
  });
  const renders = new Gauge({
    name: 'souk_renders_in_progress',
    help: 'Pages that are being rendered.',
    registers,
  });
  const sockets = new Gauge({ name: 'souk_web_sockets', help: 'Open WebSockets.', registers });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    request(route, method, status, seconds) {
      requests.inc({ route, method, status: String(status) });
      durations.observe({ route }, seconds);
    },
    refused: (reason) => refusals.inc({ reason }),
    cacheRead: (cache, result) => cacheReads.inc({ cache, result }),
    backendCall(kind, result) {
      const name = typeof result === 'number' ? `${Math.floor(result / 100)}xx` : result;
      backendCalls.inc({ kind, result: name });
    },
    rendering: (inProgress) => renders.set(inProgress),
    rendered: (ms) => renderTimes.observe(ms / 1_000),
    webSockets: (open) => sockets.set(open),
    cacheBytes(read) {
      const gauge: Gauge<'cache'> = new Gauge({
        name: 'souk_cache_bytes',
        help: 'Bytes in a cache.',
        labelNames: ['cache'],
        registers,
        collect() {
          for (const [cache, bytes] of Object.entries(read())) gauge.set({ cache }, bytes);
        },
      });
    },
  };
}
