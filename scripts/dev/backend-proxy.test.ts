import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';
import { WebSocket } from 'ws';
import type { ProxiedCall } from '../../contract/proxy/create-proxy.ts';
import {
  type FaultyBackend,
  openFaultyBackend,
} from '../../mocks/test/souk-contract/faulty-backend.ts';
import { openRealBackend, type RealBackend } from './backend-proxy.ts';

let faulty: FaultyBackend;
let backend: RealBackend;
let vite: ViteDevServer;
let origin: string;

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  faulty = await openFaultyBackend();
  await faulty.signIn('real-backend');
  backend = await openRealBackend(faulty.origin);
  vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins: [backend.plugin],
    server: { host: '127.0.0.1', port: 0, watch: null },
  });
  await vite.listen(0);
  origin = (vite.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
}, 30_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await vite.close();
  await backend.stop();
  await faulty.close();
});

async function connectPage() {
  const reportedCalls: ProxiedCall[] = [];
  const socket = new WebSocket(
    `${origin.replace('http', 'ws')}/?token=${vite.config.webSocketToken}`,
    'vite-hmr',
  );
  socket.on('message', (raw: Buffer) => {
    const { event, data } = JSON.parse(raw.toString()) as { event?: string; data: ProxiedCall[] };
    if (event === 'souk:contract') reportedCalls.push(...data);
  });
  await new Promise((resolve) => void socket.once('open', resolve));
  return {
    reportedCalls,
    requestCalls: () => {
      socket.send(JSON.stringify({ type: 'custom', event: 'souk:contract-ask' }));
    },
    close: () => socket.close(),
  };
}

test('@API-11 reports contract violations of a real backend to open pages, and to pages that load later', async () => {
  const early = await connectPage();
  await fetch(`${backend.proxyUrl}/api/countries`);
  faulty.injectFault({
    on: 'GET /api/countries',
    response: (response) => ({ ...response, body: { success: true, message: 'ok', data: 7 } }),
  });
  const faultyResponse = await fetch(`${backend.proxyUrl}/api/countries`);
  expect(await faultyResponse.json()).toEqual({ success: true, message: 'ok', data: 7 });
  await expect.poll(() => early.reportedCalls).toHaveLength(1);
  expect(early.reportedCalls[0]).toMatchObject({
    operation: 'listCountries',
    errors: [{ code: 'body-type', pointer: '/data' }],
  });
  const late = await connectPage();
  late.requestCalls();
  await expect.poll(() => late.reportedCalls).toEqual(early.reportedCalls);
  early.close();
  late.close();
});

test('explains a violation code and returns 404 for an unknown code', async () => {
  const page = await fetch(`${origin}/__contract/explain/body-type`);
  expect(page.headers.get('content-type')).toBe('text/html');
  expect(await page.text()).toContain('<h1>body-type</h1>');
  for (const code of ['nothing', 'constructor']) {
    expect((await fetch(`${origin}/__contract/explain/${code}`)).status).toBe(404);
  }
});

test('rejects an invalid URL', async () => {
  await expect(openRealBackend('shop.example')).rejects.toThrow('Invalid URL "shop.example".');
});
