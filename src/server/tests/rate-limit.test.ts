import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type Recorded,
  type Reply,
  replyWithUrl,
  sendJson,
  startBackend,
  type TestBackend,
} from '../testing/backend.ts';
import { send } from '../testing/client.ts';
import { startSouk } from '../testing/start-souk.ts';

const MINUTE_MS = 60_000;
/** The backend's default, per address. */
const CALLS_PER_MINUTE = 60;
const PAGES = 40;
const VIEWS_PER_MINUTE = 600;
const MINUTES = 3;
const CLIENTS = 50;
const CLIENTS_AT_ONCE = 5;
/** Longer than the back-off. */
const PAUSE_MS = 10_000;

let backend: TestBackend;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  backend = await startBackend();
});
afterEach(async () => {
  vi.useRealTimers();
  await backend.stop();
});

it(`@SRV-04 ${VIEWS_PER_MINUTE} views per minute of ${PAGES} pages succeed with ${CALLS_PER_MINUTE} calls per minute`, async () => {
  let minute = 0;
  let calls = 0;
  let refused = 0;
  backend.use((request, response) => {
    const current = Math.floor(Date.now() / MINUTE_MS);
    calls = current === minute ? calls + 1 : 1;
    minute = current;
    if (calls <= CALLS_PER_MINUTE) {
      replyWithUrl(request, response);
      return;
    }
    refused += 1;
    const wait = { 'retry-after': String(60 - (new Date().getSeconds() % 60)) };
    sendJson(response, 429, { message: 'Too Many Attempts.' }, wait);
  });
  const souk = await startSouk(backend.port);
  const statuses = new Map<number, number>();
  for (let view = 0; view < VIEWS_PER_MINUTE * MINUTES; view += 1) {
    const path = `/p/${(view * 7) % PAGES}`;
    const { status, text } = await send(souk.port, path, { headers: { 'accept-language': 'en' } });
    expect(text).toContain('Souk');
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    vi.setSystemTime(Date.now() + MINUTE_MS / VIEWS_PER_MINUTE);
  }
  await souk.stop();
  expect([...statuses]).toEqual([[200, VIEWS_PER_MINUTE * MINUTES]]);
  expect(refused).toBe(0);
  expect(backend.requests.length).toBeLessThanOrEqual(CALLS_PER_MINUTE * MINUTES);
});

const refused = '203.0.113.66';
const shopper = '198.51.100.1';
const addressOf = ({ headers }: Recorded) =>
  String(headers['x-forwarded-for']).split(',', 1)[0] ?? '';
const refuse: Reply = (_request, response) =>
  sendJson(response, 429, { message: 'Too Many Attempts.' }, { 'retry-after': '3000' });
const refuseOneClient: Reply = (request, response) =>
  (addressOf(request) === refused ? refuse : replyWithUrl)(request, response);

async function startBehindProxy() {
  const souk = await startSouk(backend.port, { TRUSTED_PROXIES: 'loopback' });
  const view = (path: string, address: string) =>
    send(souk.port, path, { headers: { 'accept-language': 'en', 'x-forwarded-for': address } });
  return { souk, view };
}

it('@SRV-04 @SRV-05 a client over its limit neither fails the pages of others nor delays their refresh', async () => {
  backend.use(refuseOneClient);
  const { souk, view } = await startBehindProxy();
  const callsOf = (address: string) =>
    backend.requestsOf('/api/page').filter((request) => addressOf(request) === address).length;

  const first = await view('/p/1', refused);
  expect([first.status, first.headers['retry-after']]).toEqual([503, '3000']);
  const page = await view('/p/1', shopper);
  expect(page.status).toBe(200);
  // A page without settings would be private.
  expect(page.headers['cache-control']).toContain('public');

  vi.setSystemTime(Date.now() + 2 * MINUTE_MS);
  expect((await view('/p/1', refused)).headers['server-timing']).toContain('cache;desc=stale');
  expect(callsOf(refused)).toBe(1);
  await view('/p/1', shopper);
  await vi.waitUntil(() => callsOf(shopper) === 2);
  await vi.waitUntil(async () =>
    String((await view('/p/1', refused)).headers['server-timing']).includes('cache;desc=hit'),
  );
  await souk.stop();
});

it('@SRV-04 @SRV-05 settings refused to one client before do not fail the pages of others', async () => {
  backend.use(refuseOneClient);
  const { souk, view } = await startBehindProxy();
  await view('/p/1', refused);
  const calls = backend.requests.length;
  const own = await view('/about', refused);
  expect([own.status, own.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(backend.requests.length).toBe(calls);
  const page = await view('/about', shopper);
  expect(page.headers['cache-control']).toContain('public');
  await souk.stop();
});

it('@SRV-04 a backend with one limit for all clients gets one refused refresh, not one per client', async () => {
  const { souk, view } = await startBehindProxy();
  for (let page = 0; page < PAGES; page += 1) await view(`/p/${page}`, shopper);
  const start = Date.now() + 2 * MINUTE_MS;
  backend.use(refuse);
  const calls = backend.requests.length;
  for (let client = 0; client < CLIENTS; client += 1) {
    // `waitUntil` advances the clock.
    vi.setSystemTime(start + Math.floor(client / CLIENTS_AT_ONCE) * PAUSE_MS);
    const { headers } = await view(`/p/${client % PAGES}`, `198.51.100.${client}`);
    expect(headers['server-timing']).toContain('cache;desc=stale');
    await vi.waitUntil(async () =>
      (await send(souk.port, '/metrics')).text.includes('souk_renders_in_progress 0'),
    );
  }
  await souk.stop();
  expect(backend.requests.length - calls).toBe(CLIENTS / CLIENTS_AT_ONCE);
});
