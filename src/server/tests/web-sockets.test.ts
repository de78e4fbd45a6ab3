import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { startRawBackend } from '../testing/backend.ts';
import { sendRaw } from '../testing/client.ts';
import { startSouk, type TestSouk } from '../testing/start-souk.ts';

const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';
let server: Server;
let sockets: WebSocketServer;
let souk: TestSouk;
let seen: Record<string, unknown> = {};

beforeAll(async () => {
  server = createServer();
  sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    seen = { url: request.url, ...request.headers };
    if (request.url?.startsWith('/app/refused')) {
      socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      webSocket.on('message', (data, isBinary) => webSocket.send(data, { binary: isBinary }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  souk = await startSouk((server.address() as AddressInfo).port);
});
afterAll(async () => {
  await souk.stop();
  for (const client of sockets.clients) client.terminate();
  server.close();
});

const connect = (path: string, port = souk.port, headers = {}) =>
  new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });

function opened(socket: WebSocket): Promise<string> {
  return new Promise((resolve) => {
    socket.once('open', () => resolve('open'));
    socket.once('error', (error) => resolve(error.message));
  });
}

function closed(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('close', () => resolve());
    socket.on('error', () => undefined);
  });
}

describe('a WebSocket', () => {
  it('@API-09 @SRV-03 reaches the backend with the shopper’s address', async () => {
    const socket = connect('/app/key?protocol=7', souk.port, {
      'x-forwarded-for': '6.6.6.6',
    });
    expect(await opened(socket)).toBe('open');
    expect(seen).toMatchObject({ url: '/app/key?protocol=7', 'x-forwarded-for': '127.0.0.1' });
    const received = new Promise((resolve) => {
      socket.once('message', (data: Buffer) => resolve(data.toString()));
    });
    socket.send('hello');
    expect(await received).toBe('hello');
    const end = closed(socket);
    socket.close();
    await end;
  });

  it('@API-09 closes when the backend closes it', async () => {
    const socket = connect('/app/ended');
    await opened(socket);
    const end = closed(socket);
    for (const client of sockets.clients) client.close(4003);
    await end;
  });

  it('@API-09 is rejected when the backend rejects it', async () => {
    expect(await opened(connect('/app/refused'))).toContain('403');
  });

  it('@SRV-01 is limited per address', async () => {
    await vi.waitUntil(() => sockets.clients.size === 0);
    const open = [connect('/app/1'), connect('/app/2'), connect('/app/3')];
    expect(await Promise.all(open.map((socket) => opened(socket)))).toEqual([
      'open',
      'open',
      'open',
    ]);
    expect(await opened(connect('/app/4'))).toContain('503');
    const ends = open.map((socket) => closed(socket));
    for (const socket of open) socket.close();
    await Promise.all(ends);
  });

  it('@SRV-01 of another site is rejected', async () => {
    const { port } = server.address() as AddressInfo;
    const strict = await startSouk(port, { PUBLIC_ORIGIN: 'https://shop.example' });
    const foreign = connect('/app/x', strict.port, { origin: 'https://evil.example' });
    expect(await opened(foreign)).toContain('403');
    const own = connect('/app/x', strict.port, { origin: 'https://shop.example' });
    expect(await opened(own)).toBe('open');
    const end = closed(own);
    await strict.stop();
    await end;
  });

  it('@API-09 is an ordinary request without REALTIME', async () => {
    const { port } = server.address() as AddressInfo;
    const without = await startSouk(port, { REALTIME: '' });
    expect(await opened(connect('/app/x', without.port))).toContain('404');
    await without.stop();
  });
});

it.each([
  [
    'an invalid Sec-WebSocket-Accept',
    'HTTP/1.1 101 x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nabc',
  ],
  ['a closed connection', undefined],
  ['garbage', 'garbage\r\n\r\n'],
])('@SRV-01 a WebSocket fails with 502 when the backend responds with %s', async (_name, text) => {
  const odd = await startRawBackend((socket) => {
    if (text === undefined) socket.destroy();
    else socket.write(text);
  });
  const proxy = await startSouk(odd.port);
  const received = await sendRaw(
    proxy.port,
    `GET /app/x HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${KEY}\r\n\r\n`,
  );
  expect(received).toMatch(/^HTTP\/1.1 502/);
  await proxy.stop();
  await odd.stop();
});
