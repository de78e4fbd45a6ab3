import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CUSTOMER_REQUESTS_ID } from '../../lib/config/page-files.ts';
import { SESSION_KEY } from '../stored-session.ts';
import { fetchOrTakeEarly, sendEarlyRequests } from './early-requests.ts';
import { createRequestHeaders } from './request-headers.ts';

const CORS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };

let server: Server | undefined;
let url = '';
/** What the server received. */
let received: string[] = [];

beforeEach(async () => {
  received = [];
  const httpServer = createServer((request, response) => {
    const { authorization, 'accept-language': language } = request.headers;
    if (request.method !== 'OPTIONS')
      received.push(`${request.method} ${language} ${authorization}`);
    if (request.url === '/broken') response.destroy();
    else if (request.url !== '/never') response.writeHead(200, CORS).end(String(received.length));
  });
  server = httpServer;
  await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`;
  document.documentElement.lang = 'fr';
});

afterEach(async () => {
  vi.useRealTimers();
  // A write drops what a test left.
  await fetchOrTakeEarly(new Request(url, { method: 'POST' }));
  document.body.replaceChildren();
  localStorage.clear();
  server?.closeAllConnections();
  server?.close();
});

const store = (state: unknown) => localStorage.setItem(SESSION_KEY, JSON.stringify({ state }));
const signIn = () => store({ token: 'abc', user: { id: 1, name: 'Ana' } });

/** Writes the server's list into the page and sends it. */
function send(...paths: string[]) {
  const list = document.createElement('script');
  Object.assign(list, { type: 'application/json', id: CUSTOMER_REQUESTS_ID });
  list.textContent = JSON.stringify(paths.map((path) => url + path));
  document.body.append(list);
  sendEarlyRequests();
}

const request = (path: string, { locale = 'fr', token = 'abc', ...init } = {}) =>
  new Request(url + path, { ...init, headers: createRequestHeaders(locale, token) });

const read = async (path: string, init?: Parameters<typeof request>[1]) =>
  (await fetchOrTakeEarly(request(path, init))).text();

test('sends a customer’s requests early; each response is taken once', async () => {
  signIn();
  send('/carts', '/addresses');
  await expect.poll(() => received).toEqual(['GET fr Bearer abc', 'GET fr Bearer abc']);
  expect([await read('/carts'), await read('/addresses')].toSorted()).toEqual(['1', '2']);
  expect(received).toHaveLength(2);
  expect(await read('/carts')).toBe('3');
});

test.each([
  ['nobody', () => undefined],
  ['a session without a user', () => store({ token: 'abc', user: null })],
  ['something else', () => store('broken')],
])('@STATE-04 sends nothing for %s in the storage', async (_, prepare) => {
  prepare();
  send('/carts');
  expect(await read('/other')).toBe('1');
});

test('@SAFE-01 sends nothing that a seller’s text lists', async () => {
  signIn();
  const text = document.createElement('p');
  text.id = CUSTOMER_REQUESTS_ID;
  text.textContent = JSON.stringify([`${url}/elsewhere`]);
  document.body.append(text);
  sendEarlyRequests();
  expect(await read('/other')).toBe('1');
});

test.each([
  ['in another language', { locale: 'es' }],
  ['of another session', { token: 'new' }],
])('does not take the response to a request %s', async (_, other) => {
  signIn();
  send('/carts');
  await expect.poll(() => received).toHaveLength(1);
  expect(await read('/carts', other)).toBe('2');
  expect(await read('/carts')).toBe('3');
});

test('does not take a response that is older than a write', async () => {
  signIn();
  send('/carts');
  await expect.poll(() => received).toHaveLength(1);
  await fetchOrTakeEarly(new Request(`${url}/carts`, { method: 'POST' }));
  expect(await read('/carts')).toBe('3');
});

test('does not take a response that is older than half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  signIn();
  send('/carts');
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  await read('/carts');
  expect(received).toHaveLength(2);
});

test('cancels an early request with the request that takes it', async () => {
  signIn();
  send('/never');
  const controller = new AbortController();
  const taken = fetchOrTakeEarly(
    new Request(request('/never'), { signal: controller.signal }),
  ).catch((error: unknown) => error);
  const reason = new Error('The page was left.');
  controller.abort(reason);
  expect(await taken).toBe(reason);
});

test('a request that is aborted already fails', async () => {
  signIn();
  send('/carts');
  const reason = new Error('The page was left.');
  const aborted = new Request(request('/carts'), { signal: AbortSignal.abort(reason) });
  await expect(fetchOrTakeEarly(aborted)).rejects.toBe(reason);
});

test('a failure is reported to the request that takes the response only', async () => {
  signIn();
  send('/broken');
  await expect(fetchOrTakeEarly(request('/broken'))).rejects.toThrow('fetch failed');
});
