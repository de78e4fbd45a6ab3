import { fork } from 'node:child_process';
import { join, resolve } from 'node:path';
import autocannon from 'autocannon';
import { createWorld } from '../../mocks/domain/seed/create-world.ts';

// Measures start-up, request rates, memory and the cost of a new world. Not a test: the numbers
// depend on the machine.

const DURATION_SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8);
const CONNECTIONS = 20;
const root = resolve(import.meta.dirname, '../..');

function startMock(): Promise<{ url: string; startupMs: number; stop: () => void }> {
  const started = performance.now();
  const mock = fork(join(root, 'mocks/main.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, MOCK_PORT: '0', MOCK_QUIET: '1', MOCK_STATE: '' },
  });
  return new Promise((fulfil, reject) => {
    mock.once('message', ({ port }: { port: number }) => {
      const startupMs = performance.now() - started;
      fulfil({ url: `http://127.0.0.1:${port}`, startupMs, stop: () => void mock.kill() });
    });
    mock.once('exit', (code) => {
      reject(
        new Error(`Failed to start the mock: it exited with code ${code}. Run \`npm run mock\`.`),
      );
    });
  });
}

async function post(url: string, body: object, headers: Record<string, string>): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) {
    const text = await response.text();
    throw new Error(`POST ${url} failed: ${response.status} ${text}. Check the mock.`);
  }
  return response.json();
}

/** Signs in and adds three products to the cart; returns the request headers. */
async function signInAndFillCart(url: string): Promise<Record<string, string>> {
  const xhr = { 'X-Requested-With': 'XMLHttpRequest' };
  const login = { phone: 'demo@souk.example', password: 'secret' };
  const { data } = (await post(`${url}/api/login`, login, xhr)) as {
    data: { access: { token: string } };
  };
  const headers = { ...xhr, Authorization: `Bearer ${data.access.token}` };
  const list = await fetch(`${url}/api/products?page=1&per_page=20`, { headers });
  const { data: page } = (await list.json()) as {
    data: { products: { id: number; quantity: number }[] };
  };
  for (const { id } of page.products.filter(({ quantity }) => quantity > 0).slice(0, 3)) {
    await post(`${url}/api/cart/store`, { product_id: id, quantity: 1 }, headers);
  }
  return headers;
}

async function measure(url: string, headers: Record<string, string>): Promise<string> {
  // Warms up the compiler.
  await autocannon({ url, headers, connections: CONNECTIONS, duration: 1 });
  const result = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: DURATION_SECONDS,
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `Failed to measure ${url}: ${result.non2xx} error responses, ${result.errors} connection errors. Check the mock.`,
    );
  }
  const rate = Math.round(result.requests.average).toLocaleString('en');
  return `${rate} requests per second (p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms)`;
}

/** Returns the resident memory in MB. */
async function readMemoryMb(url: string): Promise<number> {
  const response = await fetch(`${url}/__mock/health`);
  const { memory: bytes } = (await response.json()) as { memory: number };
  return Math.round(bytes / 1024 / 1024);
}

/** Returns µs per world. */
function measureWorldCreationUs(): number {
  const count = 5000;
  const make = (index: number) => createWorld({ id: `bench-${index}`, seed: 1, now: Date.now });
  for (let index = 0; index < 200; index += 1) make(index);
  const startedAt = performance.now();
  for (let index = 0; index < count; index += 1) make(index);
  return Math.round(((performance.now() - startedAt) * 1000) / count);
}

const mock = await startMock();
try {
  console.log(`Ready after                            ${(mock.startupMs / 1000).toFixed(2)} s`);
  const headers = await signInAndFillCart(mock.url);
  for (const path of ['/api/carts', '/api/products?page=1&per_page=20']) {
    console.log(`GET ${path.padEnd(34)} ${await measure(mock.url + path, headers)}`);
  }
  const before = await readMemoryMb(mock.url);
  await autocannon({
    url: `${mock.url}/api/carts`,
    headers,
    connections: CONNECTIONS,
    amount: 100_000,
  });
  console.log(
    `Memory                                 ${before} MB, after 100,000 requests ${await readMemoryMb(mock.url)} MB`,
  );
  console.log(`Creating a world                       ${measureWorldCreationUs()} µs`);
} finally {
  mock.stop();
}
