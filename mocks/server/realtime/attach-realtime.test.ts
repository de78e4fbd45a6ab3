import Pusher, { type Channel } from 'pusher-js';
import { afterEach, describe, expect, it } from 'vitest';
import { openMock, signIn } from '../testing/open-mock.ts';
import { sendAsSeller } from '../../domain/chat/send-as-seller.ts';
import { openRawClient, type RawClient } from './testing/raw-client.ts';

const mock = openMock();
const clients: Pusher[] = [];
const raws: RawClient[] = [];

afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect();
  for (const { socket } of raws.splice(0)) socket.terminate();
});

function makeWorld(id: string, options = {}) {
  const clock = { startsAt: '2026-11-21T10:00:00.000Z', frozen: true };
  return mock.worlds.put(id, { clock, ...options });
}

function connect(key: string): Pusher {
  const client = new Pusher(key, {
    cluster: 'mock',
    wsHost: '127.0.0.1',
    wsPort: Number(new URL(mock.origin).port),
    forceTLS: false,
    enabledTransports: ['ws'],
  });
  clients.push(client);
  return client;
}

function once<Data>(
  target: { bind: (event: string, listener: (data: Data) => void) => unknown },
  event: string,
): Promise<Data> {
  return new Promise((resolve) => {
    target.bind(event, resolve);
  });
}

async function subscribe(client: Pusher, name = 'chat_user_1'): Promise<Channel> {
  const channel = client.subscribe(name);
  await once(channel, 'pusher:subscription_succeeded');
  return channel;
}

async function openRaw(path: string): Promise<RawClient> {
  const raw = openRawClient(mock.origin, path);
  raws.push(raw);
  return raw;
}

interface ShopMessage {
  message: { message: string | null; shop: { id: number; logo: string } };
}

describe('the real Pusher client', () => {
  it('@API-09 connects with the key from the settings and receives a shop’s messages', async () => {
    makeWorld('talk');
    const settings = await mock.send('/api/master', { world: 'talk' });
    const { data } = (await settings.json()) as {
      data: { pusher_app_key: string; pusher_app_cluster: string };
    };
    expect([data.pusher_app_key, data.pusher_app_cluster]).toEqual(['mock-talk', 'mock']);
    const client = connect(data.pusher_app_key);
    const channel = await subscribe(client);
    expect(client.connection.socket_id).toMatch(/^\d+\.\d+$/);
    const received = once<ShopMessage>(channel, 'send-message-to-user');

    const headers = await signIn(mock, 'talk');
    const body = { shop_id: 7, message: 'Is it in stock?', type: 'user' };
    const sent = await mock.send('/api/send-message', {
      method: 'POST',
      world: 'talk',
      headers,
      body,
    });
    expect(sent.status).toBe(200);
    await mock.send('/__mock/worlds/talk', { method: 'PATCH', body: { advance: 4000 } });
    const { message } = await received;
    expect(message).toMatchObject({ type: 'shop', shop: { id: 7 }, is_seen: null });
    expect(message.shop.logo).toContain(`${mock.origin}/media/`);

    const path = '/api/get-message?shop_id=7&page=1&per_page=1';
    const listed = (await (await mock.send(path, { world: 'talk', headers })).json()) as {
      data: { data: unknown[] };
    };
    expect(listed.data.data).toEqual([{ ...message, is_seen: 0 }]);
  });

  it('@API-09 receives a reply without another request while the clock runs', async () => {
    makeWorld('running', { clock: {} });
    const channel = await subscribe(connect('mock-running'));
    const received = once<ShopMessage>(channel, 'send-message-to-user');
    const headers = await signIn(mock, 'running');
    const body = { shop_id: 18, message: 'Hello!', type: 'user' };
    await mock.send('/api/send-message', { method: 'POST', world: 'running', headers, body });
    expect((await received).message.message).toMatch(/Amira/);
  }, 10_000);

  it('@API-09 reconnects after the server dropped it and receives messages again', async () => {
    const { world } = makeWorld('dropping');
    const client = connect('mock-dropping');
    const channel = await subscribe(client);
    const before = client.connection.socket_id;
    const again = once(channel, 'pusher:subscription_succeeded');
    const replaced = makeWorld('dropping').world;
    expect(replaced).not.toBe(world);
    await again;
    expect(client.connection.socket_id).not.toBe(before);
    const received = once<ShopMessage>(channel, 'send-message-to-user');
    sendAsSeller(replaced, 3, 1, 'Back again');
    expect((await received).message.message).toBe('Back again');
  });

  it('@API-09 is dropped and rejected on command, then receives messages again', async () => {
    const { world } = makeWorld('cut');
    const sendSocketCommand = (sockets: string) =>
      mock.send('/__mock/worlds/cut', { method: 'PATCH', body: { sockets } });
    const client = connect('mock-cut');
    const channel = await subscribe(client);
    const before = client.connection.socket_id;
    const lost = once(client.connection, 'connecting');
    expect((await sendSocketCommand('refuse')).status).toBe(200);
    await lost;
    const raw = await openRaw('/app/mock-cut?protocol=7');
    expect(await raw.next()).toMatchObject({ event: 'pusher:error', data: { code: 4100 } });
    const again = once(channel, 'pusher:subscription_succeeded');
    await sendSocketCommand('accept');
    await again;
    expect(client.connection.socket_id).not.toBe(before);
    const received = once<ShopMessage>(channel, 'send-message-to-user');
    sendAsSeller(world, 3, 1, 'The same world');
    expect((await received).message.message).toBe('The same world');

    const back = once(channel, 'pusher:subscription_succeeded');
    await sendSocketCommand('drop');
    await back;
  });

  it('@API-07 receives no messages from other worlds', async () => {
    const [one, other] = [makeWorld('one').world, makeWorld('other').world];
    const texts: string[] = [];
    const [a, b] = [await subscribe(connect('mock-one')), await subscribe(connect('mock-other'))];
    a.bind('send-message-to-user', ({ message }: ShopMessage) =>
      texts.push(`a ${message.message}`),
    );
    b.bind('send-message-to-user', ({ message }: ShopMessage) =>
      texts.push(`b ${message.message}`),
    );
    const last = [once(a, 'send-message-to-user'), once(b, 'send-message-to-user')];
    sendAsSeller(one, 1, 1, 'to one');
    sendAsSeller(other, 1, 1, 'to other');
    await Promise.all(last);
    expect(texts.toSorted()).toEqual(['a to one', 'b to other']);
  });

  it('@API-09 receives nothing from other channels or after unsubscribing', async () => {
    const { world } = makeWorld('quiet');
    const client = connect('mock-quiet');
    const mine = await subscribe(client);
    const others = await subscribe(client, 'chat_user_2');
    const received: string[] = [];
    mine.bind('send-message-to-user', ({ message }: ShopMessage) =>
      received.push(`1 ${message.message}`),
    );
    others.bind('send-message-to-user', ({ message }: ShopMessage) =>
      received.push(`2 ${message.message}`),
    );
    client.unsubscribe('chat_user_1');
    // Frames are handled in order, so the client is unsubscribed now.
    await subscribe(client, 'fence');
    const last = once(others, 'send-message-to-user');
    sendAsSeller(world, 1, 1, 'for nobody');
    sendAsSeller(world, 1, 2, 'for Nora');
    await last;
    expect(received).toEqual(['2 for Nora']);
  });

  it.each(['wrong', 'mock-', 'mock-nobody', 'mock-%20', '__proto__'])(
    '@API-09 is rejected permanently with the key %s',
    async (key) => {
      const client = connect(key);
      const { error } = await once<{ error: { data: { code: number; message: string } } }>(
        client.connection,
        'error',
      );
      expect(error.data).toEqual({ code: 4001, message: 'Application does not exist' });
      await expect.poll(() => client.connection.state).toMatch(/failed|disconnected/);
    },
  );

  it('@API-09 is disconnected permanently when the world is deleted', async () => {
    makeWorld('ending');
    const client = connect('mock-ending');
    await subscribe(client);
    const gone = once(client.connection, 'disconnected');
    await mock.send('/__mock/worlds/ending', { method: 'DELETE' });
    await gone;
    expect(mock.worlds.find('ending')).toBeUndefined();
  });

  it('@API-07 keeps its world in use', async () => {
    makeWorld('used');
    const entry = mock.worlds.find('used');
    const client = connect('mock-used');
    await subscribe(client);
    expect(entry?.activeCount).toBe(1);
    client.disconnect();
    await expect.poll(() => entry?.activeCount).toBe(0);
  });
});

describe('misbehaving clients', () => {
  const PATH = '/app/mock-hostile?protocol=7&client=js&version=8.6.0';

  it.each<[string, unknown]>([
    ['broken JSON', '{"event":'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', []],
    ['no event', { data: {} }],
    ['an event that is not a string', { event: { toString: 1 } }],
    ['data that is a number', { event: 'pusher:subscribe', data: 7 }],
    ['data with malformed JSON', { event: 'pusher:subscribe', data: '{' }],
    ['a binary frame', Buffer.from('{"event":"pusher:ping"}')],
    ['a subscription without a channel', { event: 'pusher:subscribe' }],
    ['a channel that is a list', { event: 'pusher:subscribe', data: { channel: ['a'] } }],
    ['a channel with a slash', { event: 'pusher:subscribe', data: { channel: 'a/b' } }],
    ['a channel of 165 letters', { event: 'pusher:subscribe', data: { channel: 'a'.repeat(165) } }],
    ['a client’s own event', { event: 'client-shout', channel: 'chat_user_1', data: {} }],
    ['an event of the server', { event: 'send-message-to-user', channel: 'chat_user_1', data: {} }],
    ['prototypes', '{"event":"__proto__","data":{"__proto__":{"channel":"x"}}}'],
  ])('@API-09 get an error for %s and stay connected', async (_, frame) => {
    makeWorld('hostile');
    const raw = await openRaw(PATH);
    expect(await raw.next()).toMatchObject({
      event: 'pusher:connection_established',
      data: { activity_timeout: 120 },
    });
    raw.send(frame);
    expect(await raw.next()).toMatchObject({ event: 'pusher:error', data: { code: null } });
    raw.send({ event: 'pusher:ping' });
    expect(await raw.next()).toEqual({ event: 'pusher:pong', data: {} });
  });

  it('@API-09 can only subscribe to public channels, once each, up to a limit', async () => {
    makeWorld('hostile');
    const raw = await openRaw(PATH);
    await raw.next();
    const subscribeRaw = (channel: string) => {
      raw.send({ event: 'pusher:subscribe', data: { channel } });
      return raw.next();
    };
    for (const channel of ['private-a', 'presence-a', 'private-encrypted-a']) {
      expect(await subscribeRaw(channel)).toMatchObject({
        event: 'pusher:subscription_error',
        channel,
        data: { type: 'AuthError', status: 401 },
      });
    }
    expect(await subscribeRaw('a')).toEqual({
      event: 'pusher_internal:subscription_succeeded',
      channel: 'a',
      data: {},
    });
    expect(await subscribeRaw('a')).toMatchObject({ event: 'pusher:error' });
    for (let index = 1; index < 100; index += 1) await subscribeRaw(`a${index}`);
    expect(await subscribeRaw('one-more')).toMatchObject({ event: 'pusher:error' });
    raw.send({ event: 'pusher:unsubscribe', data: { channel: 'a' } });
    expect(await subscribeRaw('one-more')).toMatchObject({ channel: 'one-more' });
  });

  it('@API-09 only lose their own connection with a frame that is too long', async () => {
    makeWorld('hostile');
    const [raw, other] = [await openRaw(PATH), await openRaw(PATH)];
    await Promise.all([raw.next(), other.next()]);
    raw.send('x'.repeat(17 * 1024));
    expect(await raw.closed).toBeGreaterThan(1000);
    other.send({ event: 'pusher:ping' });
    expect((await other.next()).event).toBe('pusher:pong');
  });

  it.each([
    ['/app/mock-hostile', 4008],
    ['/app/mock-hostile?protocol=99', 4007],
    ['/app/mock-hostile?protocol=seven', 4007],
    ['/app/?protocol=7', 4001],
    ['/app/mock-hostile/more?protocol=7', 4001],
  ])('@API-09 that open %s are closed with %s', async (path, code) => {
    makeWorld('hostile');
    const raw = await openRaw(path);
    expect(await raw.next()).toMatchObject({ event: 'pusher:error', data: { code } });
    expect(await raw.closed).toBe(code);
  });

  it.each(['/', '/api/carts', '/app', '//app/x'])(
    '@API-09 cannot open a socket at %s, and the mock keeps running',
    async (path) => {
      const raw = await openRaw(path);
      expect(await raw.closed).toBe(1006);
      expect((await mock.send('/__mock/health')).status).toBe(200);
    },
  );
});
