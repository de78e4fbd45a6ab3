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

/** Waits for the Pusher client of the new connection. */
async function openedClient() {
  await expect.poll(() => instances).toHaveLength(1);
  const [client] = instances;
  if (!client) throw new Error('Failed to find the Pusher client.');
  return client;
}

async function clientFor(address: { host: string; port: number; tls: boolean } | null) {
  const { disconnect } = createRealtimeConnections().join({ key: 'abc', cluster: 'eu', address });
  const client = await openedClient();
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

test('@MSG-10 decodes the fields of an event for every listener', async () => {
  const address = { host: '127.0.0.1', port: 4010, tls: false };
  const { connection } = createRealtimeConnections().join({ key: 'abc', cluster: 'eu', address });
  const received: unknown[] = [];
  for (const listener of ['one', 'two']) {
    connection.listen({
      channel: 'chat_user_1',
      event: 'send-message-to-user',
      onEvent: (payload) => received.push([listener, payload]),
      onSubscribed: () => undefined,
    });
  }
  const client = await openedClient();
  const message = {
    message: { product: { total_reviews: '1.25K' }, lines: [{ is_returned: true }] },
  };
  await expect.poll(() => client.channel('chat_user_1')).toBeDefined();
  client.channel('chat_user_1').emit('send-message-to-user', message);
  const decoded = {
    message: { product: { total_reviews: 1250 }, lines: [{ is_returned: false }] },
  };
  expect(received).toEqual([
    ['one', decoded],
    ['two', decoded],
  ]);
});
