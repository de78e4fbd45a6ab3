import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { loadContract } from '../../../contract/engine/contract.ts';
import { readDocument } from '../../../contract/engine/read-document.ts';
import { loadChannels, readChannels } from '../../../contract/realtime/channels.ts';
import { createProxy, type ProxiedCall } from '../../../contract/proxy/create-proxy.ts';

const BIN = join(import.meta.dirname, '../../../contract/souk-contract.mjs');

async function openProxy(backend = inject('mockUrl')) {
  const calls: ProxiedCall[] = [];
  const proxy = createProxy({
    contract: loadContract(readDocument(), false, 'lazy'),
    channels: loadChannels(readChannels(), false),
    backend,
    base: '/api',
    strict: false,
    onCall: (call) => calls.push(call),
  });
  const origin = `http://127.0.0.1:${await proxy.listen(0)}`;
  onTestFinished(() => proxy.close());
  return { origin, calls, settled: () => proxy.waitForCalls(), close: () => proxy.close() };
}

/** Connects to the realtime of a new world, and resolves with the first message. */
async function connect(origin: string, world: string) {
  const mockUrl = inject('mockUrl');
  await fetch(`${mockUrl}/__mock/worlds/${world}`, { method: 'PUT', body: '{}' });
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/app/mock-${world}?protocol=7`);
  const firstMessage = await new Promise<string>((resolve, reject) => {
    socket.once('message', (raw: Buffer) => resolve(raw.toString('utf8')));
    socket.once('error', reject);
  });
  return { socket, firstMessage };
}

test('@API-11 forwards WebSockets', async () => {
  const { origin } = await openProxy();
  const { socket, firstMessage } = await connect(origin, 'proxied-socket');
  expect(firstMessage).toContain('pusher:connection_established');
  socket.close();
});

test('closes open WebSockets with the proxy', async () => {
  const { origin, close } = await openProxy();
  const { socket } = await connect(origin, 'proxied-closed-socket');
  const closed = new Promise((resolve) => void socket.once('close', resolve));
  await close();
  expect(await closed).toBe(1006);
});

test.each([
  ['plain', false],
  ['compressed', true],
])('@API-17 validates the %s events of a realtime server', async (_, isCompressed) => {
  const server = new WebSocketServer({
    port: 0,
    host: '127.0.0.1',
    perMessageDeflate: isCompressed && { threshold: 0 },
  });
  onTestFinished(() => server.close());
  await new Promise((resolve) => void server.once('listening', resolve));
  const { origin, calls } = await openProxy(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  );
  const event = { event: 'support-ticket-event', channel: 'notification-channel' };
  const frames = [{ message: 'New ticket' }, { message: 7 }, { message: 'New ticket' }].map(
    (data) => JSON.stringify({ ...event, data: JSON.stringify(data) }),
  );
  server.on('connection', (client) => {
    for (const frame of frames) client.send(frame);
    client.close();
  });
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/app/key?protocol=7`);
  const received: string[] = [];
  socket.on('message', (bytes: Buffer) => received.push(bytes.toString()));
  await new Promise((resolve) => void socket.once('close', resolve));
  expect(received).toEqual(frames);
  expect(socket.extensions).toBe(isCompressed ? 'permessage-deflate' : '');
  await expect.poll(() => calls).toHaveLength(3);
  expect(calls.map(({ errors }) => errors.map(({ code }) => code))).toEqual([
    [],
    ['body-type'],
    [],
  ]);
  expect(calls[1]).toMatchObject({
    method: 'EVENT',
    address: 'notification-channel',
    operation: 'support-ticket-event',
    errors: [{ check: 'realtime_conformance', pointer: '/message', blame: 'response' }],
  });
});

test.each([
  ['POST /api/login', '{"phone":"demo@souk.example","password":"secret"}', 'login'],
  ['GET /api/countries', '', 'listCountries'],
])(
  '@API-11 forwards and validates %s of a client that offers HTTP/2',
  async (call, body, operation) => {
    const { origin, calls, settled } = await openProxy();
    const [method, path = ''] = call.split(' ');
    const headers = {
      Connection: 'Upgrade, HTTP2-Settings',
      Upgrade: 'h2c',
      'HTTP2-Settings': 'AAMAAABkAAQAAP__',
      'X-Mock-World': 'proxied-h2c',
      'Content-Type': 'application/json',
      'Content-Length': body.length,
    };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = http.request(`${origin}${path}`, { method, headers, agent: false }, resolve);
      request.on('error', reject);
      request.end(body);
    });
    expect(await json(response)).toHaveProperty('data');
    await settled();
    expect(calls).toMatchObject([{ method, operation, status: 200, errors: [] }]);
  },
);

test('@API-17 does not validate other WebSockets', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  await new Promise((resolve) => void server.once('listening', resolve));
  server.on('connection', (client) => {
    client.send('0{"sid":"x"}');
    client.close();
  });
  const { origin, calls } = await openProxy(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  );
  for (const path of ['/socket.io/?EIO=4', '/app/key?protocol=7']) {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`);
    await new Promise((resolve) => void socket.once('close', resolve));
  }
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(calls).toMatchObject([{ method: 'EVENT', errors: [{ code: 'event-unreadable' }] }]);
});

test('@API-11 forwards request bodies over 16 MB and reports them as unchecked', async () => {
  let received = 0;
  const backend = http.createServer((request, response) => {
    request.on('data', (chunk: Buffer) => (received += chunk.length));
    request.on('end', () => response.writeHead(401).end());
  });
  onTestFinished(() => void backend.close());
  await new Promise<void>((resolve) => void backend.listen(0, '127.0.0.1', resolve));
  const { port } = backend.address() as AddressInfo;
  const { origin, calls, settled } = await openProxy(`http://127.0.0.1:${port}`);
  for (const size of [1000, 17_000_000]) {
    await fetch(`${origin}/api/cart/store`, { method: 'POST', body: Buffer.alloc(size, 'a') });
    await settled();
  }
  expect(received).toBe(17_001_000);
  expect(calls.map(({ unchecked }) => unchecked)).toEqual([
    undefined,
    'the request is longer than 16 MB',
  ]);
});

const isCountries = ({ address }: ProxiedCall) => address.startsWith('/api/countries');

test('reports no errors for calls to the mock and masks the token', async () => {
  const { origin, calls, settled } = await openProxy();
  const world = { 'X-Mock-World': 'proxied' };
  const login = { phone: 'demo@souk.example', password: 'secret' };
  const loginResponse = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { ...world, 'Content-Type': 'application/json' },
    body: JSON.stringify(login),
  });
  const { data } = (await loginResponse.json()) as { data: { access: { token: string } } };
  const headers = { ...world, Authorization: `Bearer ${data.access.token}` };
  for (const path of ['/api/orders', '/api/products?page=1', '/api/addresses', '/api/master']) {
    await fetch(`${origin}${path}`, { headers });
  }
  await fetch(`${origin}/api/countries?token=${data.access.token}`, { headers });
  await settled();
  // Calls are reported in the order in which their validation ends.
  const [countriesCall, ...others] = calls.toSorted(
    (one, other) => Number(isCountries(other)) - Number(isCountries(one)),
  );
  expect(countriesCall?.address).toBe('/api/countries?token=***');
  expect(others).toHaveLength(5);
  expect(others.flatMap(({ errors }) => errors)).toEqual([]);
  expect(JSON.stringify(calls)).not.toContain(data.access.token);
});

test('@API-11 the command prints each error once, logs every call and exits with 1', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-proxy-'));
  const file = join(folder, 'logs/calls.jsonl');
  const args = [BIN, 'proxy', inject('mockUrl'), '--port', '0', '--log', file];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      const found = /^Proxying (http:\S+) to/.exec(out)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error('The proxy exited unexpectedly.')));
  });
  const headers = { 'X-Mock-World': 'proxy-command' };
  for (const path of ['/api/countries', '/api/countries?x=1', '/api/countries?x=2&token=abc']) {
    await (await fetch(`${origin}${path}`, { headers })).text();
  }
  const ended = new Promise((resolve) => void child.once('exit', resolve));
  child.kill('SIGINT');
  expect(await ended).toBe(1);
  const calls = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ProxiedCall);
  const logged = calls
    .map(({ address, operation, status }) => [address, operation, status])
    .toSorted((one, other) => String(one[0]).localeCompare(String(other[0]), 'en'));
  expect(logged).toEqual([
    ['/api/countries', 'listCountries', 200],
    ['/api/countries?x=1', 'listCountries', 400],
    ['/api/countries?x=2&token=***', 'listCountries', 400],
  ]);
  expect(out.match(/query\/x/g)).toHaveLength(1);
  expect(out).toContain('3 calls, 2 distinct errors');
  rmSync(folder, { recursive: true });
}, 30_000);
