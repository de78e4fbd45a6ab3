import Pusher from 'pusher-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRealtimeConnections } from './realtime.ts';

const instances: Pusher[] = [];

beforeEach(() => {
  instances.length = 0;
  vi.spyOn(Pusher.prototype, 'connect').mockImplementation(function connect(this: Pusher) {
    instances.push(this);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function clientFor(address: { host: string; port: number; tls: boolean } | null) {
  const { disconnect } = createRealtimeConnections().join({ key: 'abc', cluster: 'eu', address });
  await expect.poll(() => instances).toHaveLength(1);
  const [client] = instances;
  if (!client) throw new Error('Failed to find the Pusher client.');
  disconnect();
  return client;
}

test('@MSG-10 connects to Pusher’s cloud with TLS, in the cluster of the settings', async () => {
  const client = await clientFor(null);
  expect(client.key).toBe('abc');
  expect(client.config).toMatchObject({ cluster: 'eu', useTLS: true });
  expect(client.config.wsHost).toBe('ws-eu.pusher.com');
  expect(client.shouldUseTLS()).toBe(true);
});

test.each([true, false])('@MSG-10 connects to a custom host, TLS: %s', async (tls) => {
  const client = await clientFor({ host: '127.0.0.1', port: 4010, tls });
  expect(client.config).toMatchObject({ wsHost: '127.0.0.1', useTLS: tls });
  expect([client.config.wsPort, client.config.wssPort]).toContain(4010);
  expect(client.shouldUseTLS()).toBe(tls);
});
