import { hostileTextFor } from '../../fixtures/hostile-text.ts';
import { chooseReply } from './seller-replies.ts';
import { findConversation } from './chat.ts';
import type { Conversation } from '../world/state/chat-state.ts';
import { scheduleEvent } from '../world/scheduled-events.ts';
import { hash } from '../../lib/hash.ts';
import type { World } from '../world/world.ts';
import { sendAsSeller } from './send-as-seller.ts';

/**
 * Schedules the reply to a customer's message. The shop comes online after about a second and
 * replies two to four seconds after the message, by the world's clock. Does nothing while a reply
 * is pending.
 */
export function scheduleSellerReply(world: World, conversation: Conversation): void {
  const { shopId, customerId } = conversation;
  const isPlanned = world.scheduledEvents.some(
    (due) =>
      due.kind === 'seller-replies' && due.shopId === shopId && due.customerId === customerId,
  );
  if (isPlanned) return;
  const randomNumber = hash(world.seed, world.chat.lastMessageId);
  const now = world.now();
  scheduleEvent(world, {
    dueAt: now + 600 + (randomNumber % 1000),
    kind: 'shop-comes-online',
    shopId,
  });
  scheduleEvent(world, {
    dueAt: now + 2000 + (randomNumber % 2001),
    kind: 'seller-replies',
    shopId,
    customerId,
  });
}

/** Does nothing when the shop has already replied. */
export function replyAsSeller(world: World, shopId: number, customerId: number, at: number): void {
  const conversation = findConversation(world, customerId, shopId);
  const last = conversation?.messages.at(-1);
  if (!conversation || last?.sender !== 'user') return;
  const reply = chooseReply(world, conversation, last);
  const content = typeof reply === 'string' ? hostileTextFor(world.base, reply) : reply;
  sendAsSeller(world, shopId, customerId, content, at);
}
