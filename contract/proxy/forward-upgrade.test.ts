import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { forwardUpgrade } from './forward-upgrade.ts';

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/**
 * Echoes messages at `/echo`, closes with 4003 on "bye" and refuses other upgrades: at `/private`
 * with a chunked body.
 */
async function openBackend() {
  const handshakes: IncomingHttpHeaders[] = [];
  const sockets = new WebSocketServer({ noServer: true });
  const server = createServer();
  server.on('upgrade', (request, socket, head) => {
    if (request.url === '/private') {
      socket.end(
        'HTTP/1.1 401 Unauthorized\r\nX-Reason: caf\xe9\r\nTransfer-Encoding: chunked\r\n\r\n' +
          '3\r\nno \r\n5\r\ntoken\r\n0\r\n\r\n',
        'latin1',
      );
      return;
    }
    if (request.url !== '/echo') {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    handshakes.push(request.headers);
    sockets.handleUpgrade(request, socket, head, (client) => {
      client.on('message', (message: Buffer) => {
        if (message.toString() === 'bye') client.close(4003);
        else client.send(message.toString());
      });
    });
  });
  return { origin: `http://127.0.0.1:${await listen(server)}`, handshakes };
}

/** Forwards every upgrade and collects the errors. */
async function openForwarder(backend: string) {
  const errors: unknown[] = [];
  const server = createServer();
  server.on('upgrade', (request, socket, head) =>
    forwardUpgrade(backend, request, socket, head, (error) => errors.push(error)),
  );
  const port = await listen(server);
  return { origin: `ws://127.0.0.1:${port}`, host: `127.0.0.1:${port}`, errors };
}

function endOf(socket: WebSocket): Promise<string> {
  return new Promise((resolve) => {
    socket.on('close', (code) => resolve(`closed ${code}`));
    socket.on('error', (error) => resolve(error.message));
  });
}

it('@API-11 forwards messages and the close code of a WebSocket', async () => {
  const backend = await openBackend();
  const { origin, host, errors } = await openForwarder(backend.origin);
  const socket = new WebSocket(`${origin}/echo`);
  const message = new Promise<string>((resolve) => {
    socket.once('message', (data: Buffer) => resolve(data.toString()));
  });
  await new Promise((resolve) => void socket.once('open', resolve));
  socket.send('hello');
  expect(await message).toBe('hello');
  const end = endOf(socket);
  socket.send('bye');
  expect(await end).toBe('closed 4003');
  expect(backend.handshakes).toMatchObject([
    { host: new URL(backend.origin).host, 'x-forwarded-host': host, 'x-forwarded-proto': 'http' },
  ]);
  expect(errors).toEqual([]);
});

it("@API-11 forwards the backend's refusal of an upgrade", async () => {
  const { origin } = await openBackend();
  const forwarder = await openForwarder(origin);
  expect(await endOf(new WebSocket(`${forwarder.origin}/elsewhere`))).toContain('404');
  expect(forwarder.errors).toEqual([]);
});

it('@API-11 forwards a refusal with a chunked body', async () => {
  const forwarder = await openForwarder((await openBackend()).origin);
  const socket = new WebSocket(`${forwarder.origin}/private`);
  const refused = await new Promise<IncomingMessage>((resolve) => {
    socket.once('unexpected-response', (_, response) => resolve(response));
  });
  expect([refused.statusCode, refused.headers['x-reason']]).toEqual([401, 'caf\xe9']);
  expect(await text(refused)).toBe('no token');
});

it('@API-11 responds 502 when no backend listens', async () => {
  const { origin, errors } = await openForwarder('http://127.0.0.1:1');
  expect(await endOf(new WebSocket(`${origin}/echo`))).toContain('502');
  expect(errors).toHaveLength(1);
});
