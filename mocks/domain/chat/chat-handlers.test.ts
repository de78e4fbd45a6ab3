import { describe, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import type { Schemas } from '../testing/parse-response.ts';
import { sendAsSeller } from './send-as-seller.ts';
import {
  AMIRA,
  COFFEE,
  countUnread,
  HEARTHLY,
  listConversations,
  listMessages,
  NEW_SHOP,
  NORA,
  productOf,
  recordEvents,
  send,
  start,
} from './testing/chat-requests.ts';

const shop = openShop();

describe('POST /store-message', () => {
  it('@API-04 starts a conversation without a message, and returns no data', async () => {
    const { visitor, world } = shop.enter();
    const amira = await visitor.signIn();
    const events = recordEvents(world);
    const { status, text } = await start(amira, NEW_SHOP);
    expect([status, text]).toEqual([200, '{"message":"success"}']);
    const { data } = await listConversations(amira);
    expect(data.at(-1)).toMatchObject({
      shop: { id: NEW_SHOP, name: 'Velvet Row' },
      user: { id: AMIRA },
      product: null,
      last_message: null,
      last_message_time: null,
      is_read: true,
      unread_message_user: 0,
      unread_message_shop: 0,
    });
    expect([events, world.scheduledEvents]).toEqual([[], []]);
  });

  it('@API-04 reuses a conversation', async () => {
    const amira = await shop.enter().visitor.signIn();
    const before = await listConversations(amira);
    await start(amira, COFFEE);
    expect((await listConversations(amira)).data.map(({ id }) => id)).toEqual(
      before.data.map(({ id }) => id),
    );
  });

  it('@API-04 posts the product each time with a null text, and clears it without a product', async () => {
    const { visitor, world } = shop.enter();
    const amira = await visitor.signIn();
    const events = recordEvents(world);
    const product = productOf(NEW_SHOP);
    await start(amira, NEW_SHOP, { product_id: product.id });
    await start(amira, NEW_SHOP, { product_id: product.id });
    const messages = await listMessages(amira, NEW_SHOP);
    expect(messages).toHaveLength(2);
    expect(messages[0]).toMatchObject({
      type: 'user',
      message: null,
      product: {
        id: product.id,
        name: product.name.en,
        price: product.price,
        thumbnail: expect.stringContaining(`${shop.origin}/media/`) as unknown,
      },
    });
    expect(events).toHaveLength(2);
    expect(events[0]).toMatchObject({
      channel: `chat_shop_${NEW_SHOP}`,
      event: 'send-message-to-shop',
      payload: { user_id: AMIRA, message: { product: { id: product.id }, is_seen: null } },
    });
    const row = async () =>
      (await listConversations(amira)).data.find((one) => one.shop.id === NEW_SHOP);
    expect(await row()).toMatchObject({
      product: { id: product.id },
      last_message: product.name.en,
    });
    await start(amira, NEW_SHOP);
    expect(await row()).toMatchObject({ product: null });
  });

  it('@API-04 stores a text that is sent with the product', async () => {
    const amira = await shop.enter().visitor.signIn();
    await start(amira, NEW_SHOP, { product_id: productOf(NEW_SHOP).id, message: 'This one?' });
    expect((await listMessages(amira, NEW_SHOP))[0]).toMatchObject({ message: 'This one?' });
  });

  it('@API-04 rejects messages in another customer’s name, which R1 allows', async () => {
    const amira = await shop.enter().visitor.signIn();
    const { status, body } = await start(amira, NEW_SHOP, { user_id: NORA });
    expect([status, body]).toEqual([403, { message: 'This action is unauthorized.' }]);
    expect((await listConversations(amira)).total).toBe(4);
  });

  it.each([
    ['shop', { shop_id: 999 }],
    ['product', { product_id: 99_999 }],
  ])('@API-04 returns 500 for an unknown %s, as R1 does', async (_, wrong) => {
    const amira = await shop.enter().visitor.signIn();
    const { status, body } = await start(amira, NEW_SHOP, wrong);
    expect([status, body]).toEqual([500, { message: 'Server Error' }]);
    expect((await listConversations(amira)).total).toBe(4);
  });

  it('@API-04 rejects guests who start a conversation', async () => {
    expect((await start(shop.enter().visitor, NEW_SHOP)).status).toBe(401);
  });
});

describe('GET /get-shops', () => {
  it('@API-04 lists the demo customer’s conversations, the latest first', async () => {
    const amira = await shop.enter().visitor.signIn();
    const { total, data } = await listConversations(amira);
    expect(total).toBe(4);
    expect(data.map((row) => [row.shop.name, row.unread_message_shop, row.is_read])).toEqual([
      ['Hearthly', 2, false],
      ['Northwind Audio', 0, true],
      ['Slow Morning', 0, true],
      ['Little Harbour', 0, true],
    ]);
    expect(data[0]).toMatchObject({
      last_message: 'It should be...',
      last_message_time: '1 hour ago',
      shop: { logo: expect.stringContaining('/media/logo-') as unknown, last_online: false },
    });
    expect(data[1]).toMatchObject({ unread_message_user: 1, last_message_time: '1 day ago' });
  });

  it('@API-04 paginates by age, sorts within the page and returns the page’s count as total', async () => {
    const amira = await shop.enter().visitor.signIn();
    const names = async (query: string) => {
      const { total, data } = await listConversations(amira, query);
      return [total, data.map((row) => row.shop.name)];
    };
    expect(await names('?page=1&per_page=3')).toEqual([
      3,
      ['Northwind Audio', 'Slow Morning', 'Little Harbour'],
    ]);
    expect(await names('?page=2&per_page=3')).toEqual([1, ['Hearthly']]);
    expect(await names('?page=3&per_page=3')).toEqual([0, []]);
  });

  it('@API-04 finds shops by a part of their name', async () => {
    const amira = await shop.enter().visitor.signIn();
    const { total, data } = await listConversations(amira, '?search=mORn&page=1&per_page=20');
    expect([total, data.map((row) => row.shop.id)]).toEqual([1, [COFFEE]]);
    expect(await listConversations(amira, '?search=nobody')).toEqual({ total: 0, data: [] });
  });

  it('@API-04 returns an empty list for a new customer and rejects guests', async () => {
    const { visitor } = shop.enter();
    const nora = await visitor.signIn('new@souk.example');
    expect(await listConversations(nora)).toEqual({ total: 0, data: [] });
    expect((await visitor.get<'ErrorMessage'>('/api/get-shops')).status).toBe(401);
  });
});

describe('GET /get-message', () => {
  it('@API-04 returns 45 messages page by page, newest first, over several days', async () => {
    const amira = await shop.enter().visitor.signIn();
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => listMessages(amira, COFFEE, `&page=${page}&per_page=20`)),
    );
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 5, 0]);
    const moments = pages.flat().map(({ created_at }) => created_at);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(new Set(moments.map((moment) => moment.slice(0, 10))).size).toBeGreaterThan(4);
    expect(await listMessages(amira, COFFEE)).toHaveLength(45);
  });

  it('@API-04 marks the shop’s messages as seen, but still returns the old value', async () => {
    const amira = await shop.enter().visitor.signIn();
    expect(await countUnread(amira, `?user_id=${AMIRA}`)).toBe(2);
    const seen = (messages: Schemas['ChatMessage'][]) => messages.map(({ is_seen }) => is_seen);
    expect(seen(await listMessages(amira, HEARTHLY, '&page=1&per_page=3'))).toEqual([0, 0, 1]);
    expect(seen(await listMessages(amira, HEARTHLY, '&page=1&per_page=3'))).toEqual([1, 1, 1]);
    expect(await countUnread(amira, `?user_id=${AMIRA}`)).toBe(0);
    expect((await listConversations(amira)).data[0]).toMatchObject({
      unread_message_shop: 0,
      is_read: true,
    });
  });

  it('@API-04 returns the shop’s current presence', async () => {
    const { visitor, world, clock } = shop.enter();
    const amira = await visitor.signIn();
    const isThere = async () =>
      (await listMessages(amira, HEARTHLY)).map(({ shop_active_status: status }) => status);
    expect(new Set(await isThere())).toEqual(new Set([false]));
    sendAsSeller(world, HEARTHLY, AMIRA, 'Here it is!');
    expect(new Set(await isThere())).toEqual(new Set([true]));
    clock.advance(10 * 60_000);
    expect(new Set(await isThere())).toEqual(new Set([false]));
  });

  it('@API-04 returns no messages without a conversation, and rejects guests', async () => {
    const { visitor } = shop.enter();
    const amira = await visitor.signIn();
    expect(await listMessages(amira, NEW_SHOP)).toEqual([]);
    expect(await listMessages(amira, 999)).toEqual([]);
    const nora = await visitor.signIn('new@souk.example');
    expect(await listMessages(nora, COFFEE)).toEqual([]);
    const path = `/api/get-message?shop_id=${COFFEE}`;
    expect((await visitor.get<'ErrorMessage'>(path)).status).toBe(401);
  });
});

describe('POST /send-message', () => {
  it('@API-04 stores the message, returns is_seen as null, and notifies the shop', async () => {
    const { visitor, world } = shop.enter();
    const amira = await visitor.signIn();
    const events = recordEvents(world);
    const { status, body } = await send(amira, COFFEE, ' <b>Beans?</b> ');
    expect([status, body.message]).toEqual([200, 'message sent successfully']);
    expect(body.data.data).toMatchObject({
      shop: { id: COFFEE },
      user: { id: AMIRA, name: 'Amira Haddad' },
      product: null,
      type: 'user',
      message: '<b>Beans?</b>',
      is_seen: null,
      created_at: '2026-11-21T10:00:00.000000Z',
    });
    expect(events).toEqual([
      {
        channel: `chat_shop_${COFFEE}`,
        event: 'send-message-to-shop',
        payload: { user_id: AMIRA, message: body.data.data },
      },
    ]);
    const [newest] = await listMessages(amira, COFFEE);
    expect(newest).toEqual({ ...body.data.data, is_seen: 0 });
    expect((await listConversations(amira)).data[0]).toMatchObject({
      shop: { id: COFFEE },
      last_message: '<b>Beans?</b...',
      last_message_time: '1 second ago',
      unread_message_user: 1,
    });
  });

  it('@API-04 accepts an empty text, as R1 does', async () => {
    const amira = await shop.enter().visitor.signIn();
    const { status, body } = await send(amira, COFFEE, '  ');
    expect([status, body.data.data.message]).toEqual([200, null]);
  });

  it.each([NEW_SHOP, 999])('@API-04 requires a conversation (shop %s)', async (id) => {
    const amira = await shop.enter().visitor.signIn();
    const { status, body } = await send(amira, id);
    expect([status, body]).toEqual([
      404,
      { message: 'your account is not connected with this shop' },
    ]);
  });

  it('@API-04 rejects guests who send a message', async () => {
    expect((await send(shop.enter().visitor, COFFEE)).status).toBe(401);
  });
});

describe('GET /unread-messages', () => {
  it('@API-04 counts for the requested id, without a token', async () => {
    const { visitor, world } = shop.enter();
    const queries = ['?user_id=1', '?user_id=2', '?user_id=99', '?shop_id=1', '?shop_id=7', ''];
    const counts = async () => Promise.all(queries.map((query) => countUnread(visitor, query)));
    expect(await counts()).toEqual([2, 0, 0, 1, 0, 0]);
    sendAsSeller(world, HEARTHLY, NORA, 'Welcome!');
    expect(await counts()).toEqual([2, 1, 0, 1, 0, 0]);
    expect(await countUnread(visitor, '?user_id=2&shop_id=1')).toBe(1);
  });
});
