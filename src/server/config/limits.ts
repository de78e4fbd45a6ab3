const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const KILOBYTE = 1_024;
const MEGABYTE = 1_024 * KILOBYTE;

/**
 * Names end in their unit; counts have none. Each has an environment variable, see `variableOf`.
 */
const LIMITS = {
  headerBytes: [16 * KILOBYTE, 'Headers of a request or a backend response.'],
  bodyBytes: [32 * MEGABYTE, 'Body of a proxied request.'],
  renderBodyBytes: [4 * MEGABYTE, 'Backend response that a page is rendered from.'],
  connectMs: [2 * SECOND, 'Connecting to the backend.'],
  proxyHeadersMs: [25 * SECOND, 'Proxied requests: until the first byte of the response.'],
  proxyIdleMs: [20 * SECOND, 'Proxied requests: silence within the response.'],
  proxyTotalMs: [10 * MINUTE, 'Proxied requests: from the first to the last byte.'],
  pageBudgetMs: [4_500, 'All backend calls of one page; keep it below 5 s (SRV-05).'],
  requestHeadersMs: [15 * SECOND, 'Receiving the headers of a request.'],
  requestMs: [5 * MINUTE, 'Receiving a whole request, uploads included.'],
  socketIdleMs: [2 * MINUTE, 'A connection on which nothing moves.'],
  // Longer than the 60 s of common load balancers, which should close first.
  keepAliveMs: [
    65 * SECOND,
    'A kept connection without a request; keep it above the load balancer’s.',
  ],
  backendConnections: [64, 'Connections to the backend: for proxying, and as many for rendering.'],
  clientConnections: [10_000, 'Open connections of clients.'],
  webSockets: [5_000, 'Open web sockets.'],
  webSocketsPerAddress: [50, 'Open web sockets of one address.'],
  // Pusher's protocol pings after 120 s.
  webSocketIdleMs: [3 * MINUTE, 'A web socket on which nothing moves.'],
  pageCacheBytes: [64 * MEGABYTE, 'Cached pages, compressed copies included.'],
  pageFreshMs: [MINUTE, 'A cached page is sent without asking the backend.'],
  pageStaleMs: [10 * MINUTE, 'For so long after that it is sent while a new one is rendered.'],
  sharedFreshMs: [5 * MINUTE, 'Settings, texts, categories and countries are used without asking.'],
  sharedStaleMs: [60 * MINUTE, 'For so long after that they are used while new ones are loaded.'],
  staleIfErrorMs: [24 * 60 * MINUTE, 'Old pages and data are used when the backend fails.'],
  rendersAtOnce: [200, 'Pages that are rendered at the same time; more get 503.'],
  eventLoopDelayMs: [2 * SECOND, 'Delay of the event loop from which new pages get 503.'],
  memoryBytes: [1_536 * MEGABYTE, 'Memory of the process from which new pages get 503.'],
  drainMs: [10 * SECOND, 'After SIGTERM: until remaining connections are cut.'],
} as const satisfies Record<string, readonly [value: number, help: string]>;

export type Limits = Record<keyof typeof LIMITS, number>;

const NAMES = Object.keys(LIMITS) as (keyof Limits)[];

/** `LIMIT_PAGE_BUDGET_MS` for `pageBudgetMs`. */
function variableOf(name: keyof Limits): string {
  return `LIMIT_${name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`;
}

export function describeLimits(): { name: string; value: string; help: string }[] {
  return NAMES.map((name) => {
    const [value, help] = LIMITS[name];
    return { name: variableOf(name), value: String(value), help };
  });
}

/** `onError` reports each invalid value. */
export function readLimits(env: NodeJS.ProcessEnv, onError: (message: string) => void): Limits {
  const variables = new Map(NAMES.map((name) => [variableOf(name), name]));
  const limits = Object.fromEntries(NAMES.map((name) => [name, LIMITS[name][0]])) as Limits;
  for (const [variable, text = ''] of Object.entries(env)) {
    if (!variable.startsWith('LIMIT_') || text === '') continue;
    const name = variables.get(variable);
    const value = Number(text);
    if (name === undefined) {
      onError(`${variable} is no limit of this server. See --help for their names.`);
    } else if (!Number.isSafeInteger(value) || value < 1) {
      onError(`${variable} is "${text}". Set it to a whole number above 0.`);
    } else {
      limits[name] = value;
    }
  }
  return limits;
}
