import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startBackend, type TestBackend } from '../testing/backend.ts';
import { send, sendRaw } from '../testing/client.ts';
import { startSouk, type TestSouk } from '../testing/start-souk.ts';

const CHUNK = Buffer.alloc(1_000_000);

let backend: TestBackend;
let souk: TestSouk;

beforeAll(async () => {
  backend = await startBackend();
  souk = await startSouk(backend.port, {
    LIMIT_REQUEST_HEADERS_MS: '500',
    LIMIT_REQUEST_MS: '1000',
    LIMIT_SOCKET_IDLE_MS: '800',
  });
});
afterAll(async () => {
  await souk.stop();
  await backend.stop();
});

it.each([
  ['its headers', 'GET / HT'],
  ['its last header', 'GET /api/x HTTP/1.1\r\nHost: h\r\nX-A: 1\r\n'],
  ['its body', 'POST /api/x HTTP/1.1\r\nHost: h\r\nContent-Length: 100\r\n\r\n{'],
  ['its chunks', 'POST /api/x HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab'],
])('@SRV-01 disconnects a client that never ends %s', async (_name, bytes) => {
  expect(await sendRaw(souk.port, bytes)).not.toContain('<hanging>');
  expect((await send(souk.port, '/healthz')).status).toBe(200);
});

it('@SRV-01 disconnects a client that does not read, and ends the backend’s response', async () => {
  backend.use((_request, response) => {
    response.on('error', () => undefined);
    const write = () => {
      while (!response.destroyed && response.write(CHUNK));
    };
    response.on('drain', write);
    write();
  });
  const socket = net.connect(souk.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  await once(socket, 'connect');
  socket.write('GET /api/endless HTTP/1.1\r\nHost: h\r\n\r\n');
  await vi.waitUntil(() => backend.requestsOf('endless').length === 1);
  await backend.last()?.aborted;
  expect((await send(souk.port, '/healthz')).status).toBe(200);
  socket.destroy();
});
