import type { ChatSide, Conversation, ChatMessage, ChatState } from '../world/state/chat-state.ts';
import type { PastChat } from '../../fixtures/demo/past-chat.ts';
import type { Customer } from '../world/state/account.ts';
import { findShop } from '../inventory/products.ts';
import type { World } from '../world/world.ts';

export interface NewMessage {
  readonly sender: ChatSide;
  readonly text: string | null;
  readonly productId?: number | null;
  /** Defaults to now. */
  readonly sentAt?: number;
  readonly isSeen?: boolean;
}

export function emptyChat(): ChatState {
  return { conversations: [], onlineUntil: new Map(), lastMessageId: 0 };
}

export function findConversation(
  world: World,
  customerId: number,
  shopId: number,
): Conversation | undefined {
  return world.chat.conversations.find(
    (one) => one.shopId === shopId && one.customerId === customerId,
  );
}

/** Returns the oldest first. */
export function conversationsOf(world: World, customer: Customer): Conversation[] {
  return world.chat.conversations.filter(({ customerId }) => customerId === customer.id);
}

/** Returns the conversation, and creates it if it is missing. */
export function getOrCreateConversation(
  world: World,
  customerId: number,
  shopId: number,
): Conversation {
  const known = findConversation(world, customerId, shopId);
  if (known) return known;
  const id = world.chat.conversations.length + 1;
  const conversation: Conversation = { id, shopId, customerId, productId: null, messages: [] };
  world.chat.conversations.push(conversation);
  return conversation;
}

export function addMessage(
  world: World,
  conversation: Conversation,
  { sender, text, productId = null, sentAt = world.now(), isSeen = false }: NewMessage,
): ChatMessage {
  world.chat.lastMessageId += 1;
  const message = { id: world.chat.lastMessageId, sender, text, productId, sentAt, isSeen };
  conversation.messages.push(message);
  return message;
}

/** Marks the other side's messages as seen. */
export function markSeen(conversation: Conversation, reader: ChatSide): void {
  for (const message of conversation.messages) {
    if (message.sender !== reader) message.isSeen = true;
  }
}

export function countUnseen(conversation: Conversation, reader: ChatSide): number {
  return conversation.messages.filter(({ sender, isSeen }) => sender !== reader && !isSeen).length;
}

/** `id` is the customer's or the shop's. */
export function countAllUnseen(world: World, reader: ChatSide, id: number): number {
  return world.chat.conversations
    .filter(({ customerId, shopId }) => (reader === 'user' ? customerId : shopId) === id)
    .reduce((sum, conversation) => sum + countUnseen(conversation, reader), 0);
}

/** Adds past messages in chronological order. */
export function seedChats(world: World, customer: Customer, chats: readonly PastChat[]): void {
  const pastMessages = chats
    .filter(({ shopId }) => findShop(world, shopId))
    .flatMap(({ shopId, messages }) => messages.map((message) => ({ ...message, shopId })))
    .toSorted((one, other) => other.ageMs - one.ageMs);
  for (const { shopId, sender, text, productId, isSeen, ageMs } of pastMessages) {
    const conversation = getOrCreateConversation(world, customer.id, shopId);
    conversation.productId = productId ?? conversation.productId;
    addMessage(world, conversation, {
      sender,
      text,
      productId,
      isSeen,
      sentAt: world.startedAt - ageMs,
    });
  }
}
