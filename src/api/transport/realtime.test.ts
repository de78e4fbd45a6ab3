import type Pusher from 'pusher-js';
import { beforeEach, expect, test, vi } from 'vitest';
import { subscribeToChannel } from './realtime.ts';

const made = vi.hoisted((): Pusher[] => []);

// The real client, kept from calling anybody.
vi.mock(import('pusher-js'), async (original) => {
  const { default: Client } = await original();
  class Silent extends Client {
    override connect() {
      made.push(this);
    }
  }
  return { default: Silent };
});

beforeEach(() => made.splice(0));

async function clientFor(address: { host: string; port: number; tls: boolean } | null) {
  const { leave } = subscribeToChannel({ key: 'abc', cluster: 'eu', address });
  await expect.poll(() => made).toHaveLength(1);
  const [client] = made;
  if (!client) throw new Error('Failed to find the client.');
  leave();
  return client;
}

test('@MSG-10 Pusher’s cloud is spoken to encrypted, in the cluster of the settings', async () => {
  const client = await clientFor(null);
  expect(client.key).toBe('abc');
  expect(client.config).toMatchObject({ cluster: 'eu', useTLS: true });
  expect(client.config.wsHost).toBe('ws-eu.pusher.com');
  expect(client.shouldUseTLS()).toBe(true);
});

test.each([true, false])('@MSG-10 a host of one’s own decides, encrypted: %s', async (tls) => {
  const client = await clientFor({ host: '127.0.0.1', port: 4010, tls });
  expect(client.config).toMatchObject({ wsHost: '127.0.0.1', useTLS: tls });
  expect([client.config.wsPort, client.config.wssPort]).toContain(4010);
  expect(client.shouldUseTLS()).toBe(tls);
});
