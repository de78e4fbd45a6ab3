const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const KILOBYTE = 1_024;
const MEGABYTE = 1_024 * KILOBYTE;

/**
 * Names end in their unit; counts have none. Each has an environment variable, see `variableOf`.
 */
const LIMITS = {
  headerBytes: [16 * KILOBYTE, 'Size of the headers of a request or a backend response.'],
  bodyBytes: [32 * MEGABYTE, 'Size of the body of a proxied request.'],
  renderBodyBytes: [4 * MEGABYTE, 'Size of a backend response that a page is rendered from.'],
  connectMs: [2 * SECOND_MS, 'Time to connect to the backend.'],
  proxyHeadersMs: [25 * SECOND_MS, 'Proxied requests: time until the first byte of the response.'],
  proxyIdleMs: [20 * SECOND_MS, 'Proxied requests: time without data during the response.'],
  proxyTotalMs: [10 * MINUTE_MS, 'Proxied requests: time from the first to the last byte.'],
  pageBudgetMs: [4_500, 'Time for all backend calls of one page; keep it below 5 s (SRV-05).'],
  requestHeadersMs: [15 * SECOND_MS, 'Time to receive the headers of a request.'],
  requestMs: [5 * MINUTE_MS, 'Time to receive a complete request, uploads included.'],
  socketIdleMs: [2 * MINUTE_MS, 'Time until an idle connection is closed.'],
  // Longer than the 60 s of common load balancers, which should close first.
  keepAliveMs: [
    65 * SECOND_MS,
    'Time until a keep-alive connection without a request is closed; keep it above the load balancer’s.',
  ],
  backendConnections: [
    64,
    'Connections to the backend for proxying, and the same number for rendering.',
  ],
  clientConnections: [10_000, 'Open connections of clients.'],
  webSockets: [5_000, 'Open WebSocket connections.'],
  webSocketsPerAddress: [50, 'Open WebSocket connections of one address.'],
  // Pusher's protocol pings after 120 s.
  webSocketIdleMs: [3 * MINUTE_MS, 'Time until an idle WebSocket connection is closed.'],
  pageCacheBytes: [64 * MEGABYTE, 'Size of the cached pages, compressed copies included.'],
  pageFreshMs: [MINUTE_MS, 'Time in which a cached page is sent without revalidation.'],
  pageStaleMs: [10 * MINUTE_MS, 'Time after that in which it is sent while a new one is rendered.'],
  sharedFreshMs: [
    5 * MINUTE_MS,
    'Time in which settings, texts, categories and countries are used without revalidation.',
  ],
  sharedStaleMs: [
    60 * MINUTE_MS,
    'Time after that in which they are used while new ones are loaded.',
  ],
  staleIfErrorMs: [
    24 * 60 * MINUTE_MS,
    'Time in which old pages and data are used if the backend fails.',
  ],
  rendersAtOnce: [200, 'Number of pages that are rendered at the same time; more get 503.'],
  imageSourceBytes: [10 * MEGABYTE, 'Size of a picture that is resized.'],
  imagePixels: [40_000_000, 'Pixels of a picture that is resized.'],
  imageMs: [10 * SECOND_MS, 'Time to load a picture, and the same time to resize it.'],
  imageWaitMs: [2 * SECOND_MS, 'Time until shoppers get the original of a picture instead.'],
  // Leaves two of libuv's four threads to compression and DNS.
  imagesAtOnce: [2, 'Number of pictures that are resized at the same time.'],
  imagesQueued: [
    100,
    'Number of pictures that wait to be resized; of more, shoppers get the original.',
  ],
  imageCacheBytes: [64 * MEGABYTE, 'Size of the cached pictures.'],
  eventLoopDelayMs: [2 * SECOND_MS, 'Delay of the event loop above which new pages get 503.'],
  memoryBytes: [1_536 * MEGABYTE, 'Memory of the process above which new pages get 503.'],
  drainIdleMs: [
    SECOND_MS,
    'Time after SIGTERM in which proxies may still use connections that they keep open.',
  ],
  drainMs: [10 * SECOND_MS, 'Time after that until remaining connections are closed.'],
} as const satisfies Record<string, readonly [value: number, help: string]>;

export type Limits = Record<keyof typeof LIMITS, number>;

const NAMES = Object.keys(LIMITS) as (keyof Limits)[];

/** Times that are compared with dates. All others are those of timers. */
const AGES: ReadonlySet<keyof Limits> = new Set([
  'pageFreshMs',
  'pageStaleMs',
  'sharedFreshMs',
  'sharedStaleMs',
  'staleIfErrorMs',
]);
/** Node's timers end at once above it. */
const MAX_TIMER_MS = 2 ** 31 - 1;

function maxOf(name: keyof Limits): number {
  return name.endsWith('Ms') && !AGES.has(name) ? MAX_TIMER_MS : Number.MAX_SAFE_INTEGER;
}

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
      onError(`${variable} is not a limit of this server. See --help for the names.`);
    } else if (!Number.isSafeInteger(value) || value < 1) {
      onError(`${variable} is "${text}". Set it to a whole number above 0.`);
    } else if (value > maxOf(name)) {
      onError(`${variable} is "${text}". Set it to at most ${maxOf(name)}.`);
    } else {
      limits[name] = value;
    }
  }
  return limits;
}
