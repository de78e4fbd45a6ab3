import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { replyWithUrl, startBackend, type TestBackend } from '../testing/backend.ts';
import { writeClient } from '../testing/built-client.ts';
import { send } from '../testing/client.ts';
import { startSouk } from '../testing/start-souk.ts';

const root = resolve(import.meta.dirname, '../../..');
const main = join(root, 'src/server/main.ts');

interface Started {
  child: ChildProcess;
  port: number;
  exit: Promise<number | null>;
  output: () => string;
}

let backend: TestBackend;
let folder: string;
let client: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  backend = await startBackend();
  client = writeClient();
  folder = mkdtempSync(join(tmpdir(), 'souk-process-'));
  const renderer = join(root, 'src/server/testing/test-renderer.ts');
  writeFileSync(
    join(folder, 'renderer.mjs'),
    `import { testRenderer } from ${JSON.stringify(renderer)};
export const { renderPage, matchPage, disallowedPatterns, readSitemap, SITEMAP_SECTIONS } = testRenderer;`,
  );
  writeFileSync(
    join(folder, 'throw.mjs'),
    "process.on('SIGUSR2', () => { throw new Error('unforeseen'); });",
  );
});
beforeEach(() => {
  backend.requests.length = 0;
  backend.use(replyWithUrl);
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  await backend.stop();
  for (const one of [client, folder]) rmSync(one, { recursive: true });
});

/** @throws with its output, if the process ends before it listens */
async function start(env: Record<string, string> = {}, options: string[] = []): Promise<Started> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--import', join(folder, 'throw.mjs'), main, ...options],
    {
      cwd: root,
      env: {
        ...process.env,
        BACKEND_URL: `http://127.0.0.1:${backend.port}`,
        PORT: '0',
        CLIENT_FOLDER: client,
        RENDERER_FILE: join(folder, 'renderer.mjs'),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  children.push(child);
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const exit = new Promise<number | null>((done) => {
    child.once('close', done);
  });
  const port = await new Promise<number>((found, failed) => {
    child.once('message', (message: { port: number }) => found(message.port));
    void exit.then((code) => failed(new Error(`${code}: ${output}`)));
  });
  return { child, port, exit, output: () => output };
}

/** Returns a function that sends the delayed response. */
function delaySlowRequests(): () => void {
  let release = () => undefined as void;
  const released = new Promise<void>((done) => {
    release = done;
  });
  backend.use((request, response) => {
    if (!request.url.includes('slow')) replyWithUrl(request, response);
    else void released.then(() => replyWithUrl(request, response));
  });
  return release;
}

describe('the process', () => {
  it('@SRV-08 drains: finishes running requests, closes the port and ignores unused connections', async () => {
    const release = delaySlowRequests();
    const { child, port, exit } = await start({ LIMIT_DRAIN_IDLE_MS: '1' });
    const agent = new http.Agent({ keepAlive: true });
    expect((await send(port, '/readyz', { agent })).status).toBe(200);
    const unused = net.connect(port, '127.0.0.1');
    await new Promise((done) => unused.once('connect', done));
    const slow = send(port, '/api/slow');
    await vi.waitUntil(() => backend.requestsOf('slow').length === 1);
    child.kill('SIGTERM');
    await vi.waitUntil(async () => (await send(port, '/healthz')).status === 0);
    release();
    expect((await slow).status).toBe(200);
    expect(await exit).toBe(0);
    unused.destroy();
  });

  it('@SRV-08 still serves a kept connection while it drains, so that proxies lose no request', async () => {
    const { child, port, exit } = await start({ LIMIT_DRAIN_IDLE_MS: '60000' });
    const agent = new http.Agent({ keepAlive: true });
    expect((await send(port, '/p/1', { agent })).headers.connection).toBe('keep-alive');
    child.kill('SIGTERM');
    await vi.waitUntil(async () => (await send(port, '/healthz')).status === 0);
    const { status, headers } = await send(port, '/p/1', { agent });
    expect([status, headers.connection]).toEqual([200, 'close']);
    expect(await exit).toBe(0);
    agent.destroy();
  });

  it('@SRV-08 drains and exits with 1 after an uncaught exception', async () => {
    const release = delaySlowRequests();
    const { child, port, exit, output } = await start();
    const slow = send(port, '/api/slow');
    await vi.waitUntil(() => backend.requestsOf('slow').length === 1);
    child.kill('SIGUSR2');
    await vi.waitUntil(async () => (await send(port, '/healthz')).status === 0);
    release();
    expect((await slow).status).toBe(200);
    expect(await exit).toBe(1);
    expect(output()).toMatch(/"level":"fatal".*unforeseen/);
  });

  it('@SRV-08 starts without a backend, is alive and not ready', async () => {
    const { port } = await start({ BACKEND_URL: 'http://127.0.0.1:1' });
    expect((await send(port, '/healthz')).status).toBe(200);
    expect((await send(port, '/readyz')).status).toBe(503);
    expect((await send(port, '/p/1')).status).toBe(503);
    expect((await send(port, '/healthz', { method: 'DELETE' })).status).toBe(405);
  });

  it('@SRV-08 logs and counts each request, without secrets', async () => {
    const { child, port, exit, output } = await start();
    const agent = new http.Agent({ keepAlive: true });
    const kept = await send(port, '/api/order?token=SECRET1', {
      agent,
      headers: { authorization: 'Bearer SECRET2', cookie: 'a=SECRET3', 'user-agent': 'SECRET4' },
    });
    expect(kept.headers['keep-alive']).toMatch(/timeout=65/);
    await send(port, '/p/1');
    const metrics = await send(port, '/metrics');
    expect(metrics.text).toContain(
      'souk_http_requests_total{route="page",method="GET",status="200"} 1',
    );
    expect(metrics.text).toContain('souk_cache_total{cache="page",result="miss"} 1');
    expect(metrics.text).toContain('souk_cache_bytes{cache="pages"} ');
    expect(metrics.text).toContain('nodejs_eventloop_lag_p99_seconds');
    const forwarded = await send(port, '/metrics', { headers: { 'x-forwarded-for': '1.2.3.4' } });
    expect(forwarded.status).toBe(404);
    agent.destroy();
    child.kill('SIGTERM');
    await exit;
    const lines = output()
      .split('\n')
      .filter((line) => line.includes('"msg":"request"'));
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { path: '/api/order', status: 200, client: '127.0.0.1' },
      { path: '/p/1', status: 200, cache: 'miss' },
    ]);
    expect(backend.requestsOf('/api/order')[0]?.headers['x-request-id']).toBe(
      (JSON.parse(lines[0] ?? '') as { reqId: string }).reqId,
    );
    expect(output()).not.toContain('SECRET');
  });

  it('@SRV-08 serves metrics on a separate port', async () => {
    const taken = net.createServer();
    const metricsPort = await new Promise<number>((found) => {
      taken.listen(0, '127.0.0.1', () => found((taken.address() as net.AddressInfo).port));
    });
    await new Promise((done) => taken.close(done));
    const { port } = await start({ METRICS_PORT: String(metricsPort) });
    expect((await send(port, '/metrics')).status).toBe(404);
    expect((await send(metricsPort, '/metrics')).text).toContain('souk_render_seconds');
  });

  it('@SRV-08 exits with a message for an invalid setting, and explains it with --help', async () => {
    await expect(start({ BACKEND_URL: 'nonsense' })).rejects.toThrow(
      /1: Failed to start: BACKEND_URL is "nonsense"\. Set it/,
    );
    await expect(start({ PORT: String(backend.port) })).rejects.toThrow(
      /1: .*Failed to start: port \d+ is taken/s,
    );
    await expect(start({}, ['--help'])).rejects.toThrow(/^0: Serves the built shop/);
  });
});

it.each(['::', '::1', 'fe80::1%eth0', '0.0.0.0', 'localhost'])(
  '@SRV-08 the server can warm up with HOST=%s',
  async (HOST) => {
    const souk = await startSouk(backend.port, { HOST });
    const onError = vi.fn();
    expect(await souk.pages.warmUp(onError)).toBe(true);
    expect(onError).not.toHaveBeenCalled();
    await souk.stop();
  },
);
