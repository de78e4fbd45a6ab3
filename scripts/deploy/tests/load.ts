import autocannon from 'autocannon';
import { DEMO_LOGIN } from '../../../mocks/demo-login.ts';
import type { SecureShop } from './shopper.ts';

const CONNECTIONS = 8;
/** nginx closes a connection after 1000, which would count as a failure. */
const REQUESTS_PER_CONNECTION = 200;
const MAX_SECONDS = 120;
const MIN_REQUESTS = 200;
const PAGES = ['/', '/products', '/products/4/details', '/blogs'];
const HEADERS = { 'accept-encoding': 'br', 'x-requested-with': 'XMLHttpRequest' };

export interface LoadOptions {
  /** Paths of hashed files. */
  files: readonly string[];
  /** Whether to sign in, too: nginx does not repeat a POST. */
  writes: boolean;
}

export interface LoadResult {
  succeeded: number;
  /** Such as "12 × 502". */
  failures: string[];
}

/** Loads pages, files and data until the action ends, and at least 200 times. */
export async function runUnderLoad(
  { origin }: Pick<SecureShop, 'origin'>,
  { files, writes }: LoadOptions,
  action: () => Promise<void>,
): Promise<LoadResult> {
  let sent = 0;
  const requests = [...PAGES, ...files, '/api/master'].map((path) => ({
    method: 'GET' as const,
    path,
    headers: HEADERS,
    // Half of the pages and files are not in nginx's cache.
    setupRequest: (request: object) => {
      sent += 1;
      const isUnchanged = sent % 2 === 0 || path.startsWith('/api/');
      return isUnchanged ? request : { ...request, path: `${path}?utm_id=${sent}` };
    },
  }));
  const [phone, password] = DEMO_LOGIN.split(':');
  const login = {
    method: 'POST' as const,
    path: '/api/login',
    headers: { ...HEADERS, 'content-type': 'application/json' },
    body: JSON.stringify({ phone, password }),
  };
  const load = autocannon({
    url: origin,
    connections: CONNECTIONS,
    reconnectRate: REQUESTS_PER_CONNECTION,
    duration: MAX_SECONDS,
    requests: writes ? [...requests, login] : requests,
  });
  let responses = 0;
  const enough = new Promise<void>((resolve) => {
    load.on('response', () => {
      responses += 1;
      if (responses >= MIN_REQUESTS) resolve();
    });
  });
  await action();
  await enough;
  load.stop();
  const { errors, resets, '2xx': succeeded, statusCodeStats } = await load;
  const counts = Object.entries(statusCodeStats).map(([status, { count }]) => [status, count]);
  const failures = [...counts, ['connection error', errors], ['closed connection', resets]]
    .filter(([name, count]) => name !== '200' && count !== 0)
    .map(([name, count]) => `${count} × ${name}`);
  return { succeeded, failures };
}
