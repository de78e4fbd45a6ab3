import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorldStore, type WorldStore } from '../../worlds/world-store.ts';
import { attachRealtime, type Realtime } from './attach-realtime.ts';
import { openRawClient, type RawClient } from './testing/raw-client.ts';

let server: Server;
let worlds: WorldStore;
let realtime: Realtime;
let raw: RawClient;

beforeEach(async () => {
  server = createServer();
  worlds = createWorldStore('development');
  realtime = attachRealtime(server, worlds, { activityMs: 40, pongMs: 40 });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  raw = openRawClient(`http://127.0.0.1:${port}`, '/app/mock-default?protocol=7');
});

afterEach(() => {
  realtime.close();
  server.close();
});

describe('a silent client', () => {
  it('@API-09 gets a ping and is closed without a pong', async () => {
    expect(await raw.next()).toMatchObject({ data: { activity_timeout: 1 } });
    expect(await raw.next()).toMatchObject({ event: 'pusher:ping' });
    expect(await raw.next()).toMatchObject({ event: 'pusher:error', data: { code: 4201 } });
    expect(await raw.closed).toBe(4201);
  });

  it('@API-09 stays connected when it sends pongs', async () => {
    await raw.next();
    for (let round = 0; round < 4; round += 1) {
      expect(await raw.next()).toMatchObject({ event: 'pusher:ping' });
      raw.send({ event: 'pusher:pong', data: {} });
    }
    expect(raw.socket.readyState).toBe(raw.socket.OPEN);
  });
});

it('@API-09 a key creates its world in development, since a page may reconnect before any request', async () => {
  await raw.next();
  expect(worlds.find('default')?.activeCount).toBe(1);
});

it('@API-09 closing drops every connection', async () => {
  await raw.next();
  realtime.close();
  expect(await raw.closed).toBe(1006);
});
