import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import { forwardUpgrade } from './forward-upgrade.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server that passes every web socket on; returns its address and what went wrong. */
async function openForwarder(backend: string) {
  const errors: unknown[] = [];
  const server = createServer();
  server.on('upgrade', (request, socket, head) =>
    forwardUpgrade(backend, request, socket, head, (error) => errors.push(error)),
  );
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { origin: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`, errors };
}

function ended(socket: WebSocket): Promise<string> {
  return new Promise((resolve) => {
    socket.on('close', (code) => resolve(`closed ${code}`));
    socket.on('error', (error) => resolve(error.message));
  });
}

describe('web sockets through the proxy', () => {
  it('@API-09 reach the backend and its answers come back', async () => {
    const mockUrl = inject('mockUrl');
    const world = 'forwarded-socket';
    await fetch(`${mockUrl}/__mock/worlds/${world}`, { method: 'PUT', body: '{}' });
    const { origin, errors } = await openForwarder(mockUrl);
    const socket = new WebSocket(`${origin}/app/mock-${world}?protocol=7`);
    const next = () =>
      new Promise<string>((resolve) => {
        socket.once('message', (raw: Buffer) => resolve(raw.toString('utf8')));
      });
    expect(await next()).toContain('pusher:connection_established');
    socket.send('{"event":"pusher:ping"}');
    expect(await next()).toContain('pusher:pong');
    const end = ended(socket);
    await fetch(`${mockUrl}/__mock/worlds/${world}`, { method: 'DELETE' });
    expect(await end).toBe('closed 4003');
    expect(errors).toEqual([]);
  });

  it('@API-09 are refused where the backend refuses', async () => {
    const { origin, errors } = await openForwarder(inject('mockUrl'));
    expect(await ended(new WebSocket(`${origin}/elsewhere`))).toContain('404');
    expect(errors).toEqual([]);
  });

  it('@API-09 end in 502 where no backend answers', async () => {
    const { origin, errors } = await openForwarder('http://127.0.0.1:1');
    expect(await ended(new WebSocket(`${origin}/app/mock-x?protocol=7`))).toContain('502');
    expect(errors).toHaveLength(1);
  });
});
