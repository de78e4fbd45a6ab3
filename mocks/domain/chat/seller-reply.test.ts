import { describe, expect, it } from 'vitest';
import { runScheduledEvents } from '../seed/run-scheduled-events.ts';
import { openShop } from '../testing/open-shop.ts';
import { sendAsSeller } from './send-as-seller.ts';
import {
  AMIRA,
  COFFEE,
  listConversations,
  listMessages,
  NEW_SHOP,
  productOf,
  recordEvents,
  send,
  start,
} from './testing/chat-requests.ts';

const shop = openShop();

describe('a seller', () => {
  it('@API-09 comes online, then replies two to four seconds after the message', async () => {
    const { visitor, world, clock } = shop.enter();
    const amira = await visitor.signIn();
    const events = recordEvents(world);
    await send(amira, COFFEE, 'Hello!');
    const isOnline = async () => (await listConversations(amira)).data[0]?.shop.last_online;
    clock.advance(599);
    expect(await isOnline()).toBe(false);
    clock.advance(1000);
    expect(await isOnline()).toBe(true);
    expect(await listMessages(amira, COFFEE)).toHaveLength(46);
    clock.advance(2401);
    const [reply, question] = await listMessages(amira, COFFEE);
    expect(reply).toMatchObject({ type: 'shop', product: null, is_seen: 0 });
    expect(reply?.message).toMatch(/Amira/);
    const age = Date.parse(reply?.created_at ?? '') - Date.parse(question?.created_at ?? '');
    expect(age).toBeGreaterThanOrEqual(2000);
    expect(age).toBeLessThanOrEqual(4000);
    expect(question).toMatchObject({ message: 'Hello!', is_seen: 1 });
    expect(events.at(-1)).toEqual({
      channel: `chat_user_${AMIRA}`,
      event: 'send-message-to-user',
      payload: { message: { ...reply, is_seen: null } },
    });
  });

  it('@API-09 replies to a product card with details of the product', async () => {
    const { visitor, clock } = shop.enter();
    const amira = await visitor.signIn();
    const product = productOf(NEW_SHOP);
    await start(amira, NEW_SHOP, { product_id: product.id });
    clock.advance(5000);
    expect((await listMessages(amira, NEW_SHOP))[0]?.message).toContain(product.name.en);
  });

  it('@API-09 replies once to several messages', async () => {
    const { visitor, clock } = shop.enter();
    const amira = await visitor.signIn();
    for (const text of ['Hello!', 'Anybody there?', 'How long does delivery take?']) {
      await send(amira, COFFEE, text);
    }
    clock.advance(60_000);
    const messages = await listMessages(amira, COFFEE);
    expect(messages.slice(0, 2).map(({ type }) => type)).toEqual(['shop', 'user']);
    expect(messages).toHaveLength(49);
    expect(messages[0]?.message).toMatch(/deliver|leaves today|parcels/i);
  });

  it('@API-09 does not reply when the shop already replied', async () => {
    const { visitor, world, clock } = shop.enter();
    const amira = await visitor.signIn();
    await send(amira, COFFEE);
    sendAsSeller(world, COFFEE, AMIRA, productOf(COFFEE).id);
    clock.advance(60_000);
    const messages = await listMessages(amira, COFFEE);
    expect(messages).toHaveLength(47);
    expect(messages[0]).toMatchObject({ type: 'shop', message: null });
    expect(messages[0]?.product?.id).toBe(productOf(COFFEE).id);
  });

  it('@API-07 sends the same reply in two worlds, and none in a third', async () => {
    const worlds = [shop.enter(), shop.enter(), shop.enter()];
    const texts = await Promise.all(
      worlds.map(async ({ visitor, clock }, index) => {
        const amira = await visitor.signIn();
        if (index < 2) await send(amira, COFFEE, 'What does it cost?');
        clock.advance(5000);
        const { text } = await amira.get('/api/get-message?shop_id=18');
        return text;
      }),
    );
    expect(texts[1]).toBe(texts[0]);
    expect(texts[2]).not.toBe(texts[0]);
    for (const { world } of worlds) runScheduledEvents(world);
    expect(worlds.map(({ world }) => world.scheduledEvents.length)).toEqual([0, 0, 0]);
  });
});
