import { deserialize, serialize } from 'node:v8';
import { describe, expect, it } from 'vitest';
import type { BaseShop } from '../../fixtures/base-data.ts';
import { getOrCreateConversation } from '../chat/chat.ts';
import { nextDueTime, scheduleEvent, popDueEvent } from '../world/scheduled-events.ts';
import { emitEvent, onEvent, type WorldEvent } from '../world/realtime-events.ts';
import { findShop } from '../inventory/products.ts';
import { runScheduledEvents } from './run-scheduled-events.ts';
import { isShopOnline, markShopOnline } from '../inventory/shop-presence.ts';
import { smallBase } from '../testing/small-base.ts';
import { REFERENCE, smallWorld } from '../testing/small-world.ts';
import { scheduleSellerReply } from '../chat/schedule-seller-reply.ts';
import { sendAsSeller } from '../chat/send-as-seller.ts';

function worldWithOfflineShops() {
  const shops = smallBase().shops.map((shop): BaseShop => ({ ...shop, lastSeenAgeMs: 1e9 }));
  const small = smallWorld({ shops });
  const [shop] = shops;
  if (!shop) throw new Error('Failed to find a shop. Check smallBase.');
  return { ...small, shop };
}

describe('scheduled events', () => {
  it('@API-09 are returned earliest first, and only when due', () => {
    const { world, clock } = worldWithOfflineShops();
    for (const [after, shopId] of [
      [300, 1],
      [100, 2],
      [100, 3],
    ] as const) {
      scheduleEvent(world, { dueAt: REFERENCE + after, kind: 'shop-comes-online', shopId });
    }
    expect([nextDueTime(world) - REFERENCE, popDueEvent(world)]).toEqual([100, undefined]);
    clock.now += 100;
    expect([popDueEvent(world), popDueEvent(world), popDueEvent(world)]).toEqual([
      expect.objectContaining({ shopId: 2 }),
      expect.objectContaining({ shopId: 3 }),
      undefined,
    ]);
    expect(nextDueTime(world) - REFERENCE).toBe(300);
  });

  it('@API-09 happen at their scheduled time, however late they run', () => {
    const { world, customer, clock, shop } = worldWithOfflineShops();
    const conversation = getOrCreateConversation(world, customer.id, shop.id);
    conversation.messages.push({
      id: 1,
      sender: 'user',
      text: 'Hello',
      productId: null,
      sentAt: REFERENCE,
      isSeen: false,
    });
    scheduleSellerReply(world, conversation);
    runScheduledEvents(world);
    expect(conversation.messages).toHaveLength(1);
    clock.now += 3_600_000;
    runScheduledEvents(world);
    const [question, reply] = conversation.messages;
    expect(question?.isSeen).toBe(true);
    expect((reply?.sentAt ?? 0) - REFERENCE).toBeLessThanOrEqual(4000);
    // The seller left fifty minutes ago.
    expect(isShopOnline(world, shop)).toBe(false);
    expect(world.scheduledEvents).toEqual([]);
  });

  it('@API-07 are plain data like the rest of the chat', () => {
    const { world, customer } = worldWithOfflineShops();
    sendAsSeller(world, 1, customer.id, 'Hello');
    scheduleSellerReply(world, getOrCreateConversation(world, customer.id, 1));
    const { chat, scheduledEvents: due } = world;
    expect(deserialize(serialize({ chat, due }))).toEqual({ chat, due });
  });
});

describe('a shop’s presence', () => {
  it('@API-09 lasts ten minutes from the last activity', () => {
    const { world, clock, shop } = worldWithOfflineShops();
    expect(isShopOnline(world, shop)).toBe(false);
    markShopOnline(world, shop.id);
    // An older activity does not shorten the presence.
    markShopOnline(world, shop.id, REFERENCE - 60_000);
    clock.now += 10 * 60_000 - 1;
    expect(isShopOnline(world, shop)).toBe(true);
    clock.now += 1;
    expect(isShopOnline(world, shop)).toBe(false);
  });

  it('@API-09 continues when the shop was present at the world’s start', () => {
    const { world, clock } = smallWorld();
    clock.now += 86_400_000;
    const shop = findShop(world, 1);
    expect(shop && isShopOnline(world, shop)).toBe(true);
  });
});

describe('a seller’s message', () => {
  it('@API-09 starts the conversation, marks all as seen, and emits an event', () => {
    const { world, customer } = worldWithOfflineShops();
    const events: WorldEvent[] = [];
    onEvent(world, (event) => events.push(event));
    sendAsSeller(world, 2, customer.id, 3);
    expect(world.chat.conversations).toMatchObject([
      { shopId: 2, messages: [{ sender: 'shop', text: null, productId: 3, isSeen: false }] },
    ]);
    expect(events).toMatchObject([
      { channel: 'chat_user_1', payload: { message: { product: { id: 3 }, is_seen: null } } },
    ]);
  });

  it.each<[number, number, string | number, string]>([
    [9, 1, 'Hello', 'there is no shop 9'],
    [1, 9, 'Hello', 'there is no customer 9'],
    [1, 3, 'Hello', 'there is no customer 3'],
    [1, 1, 99, 'there is no product 99'],
  ])('names the unknown id (shop %s, customer %s, %s)', (shopId, customerId, content, cause) => {
    const { world } = worldWithOfflineShops();
    expect(() => sendAsSeller(world, shopId, customerId, content)).toThrow(
      `Failed to write as a shop: ${cause}.`,
    );
    expect(world.chat.conversations).toEqual([]);
  });
});

describe('listeners of a world', () => {
  it('@API-09 receive only their world’s events, and none after they stop', () => {
    const [one, other] = [smallWorld().world, smallWorld().world];
    const events: string[] = [];
    const stop = onEvent(one, ({ event }) => events.push(`one ${event}`));
    onEvent(other, ({ event }) => events.push(`other ${event}`));
    const emitMessage = (world: typeof one, ticket_number: string) =>
      emitEvent(world, 'support-ticket-message-channel', 'support-ticket-message-event', {
        ticket_number,
      });
    emitMessage(one, '1');
    emitMessage(other, '2');
    stop();
    emitMessage(one, '3');
    expect(events).toEqual([
      'one support-ticket-message-event',
      'other support-ticket-message-event',
    ]);
  });
});
