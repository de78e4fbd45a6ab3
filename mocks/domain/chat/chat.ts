import type { ChatSide, Conversation, ChatMessage, ChatState } from '../world/state/chat-state.ts';
import type { PastChat } from '../../fixtures/demo/past-chat.ts';
import type { Customer } from '../world/state/account.ts';
import { findShop } from '../inventory/products.ts';
import type { World } from '../world/world.ts';

/** A message to add to a conversation. */
export interface NewMessage {
  readonly sender: ChatSide;
  readonly text: string | null;
  readonly productId?: number | null;
  /** Now unless said otherwise */
  readonly at?: number;
  readonly isSeen?: boolean;
}

/** The chat of a world in which nobody has written yet. */
export function emptyChat(): ChatState {
  return { conversations: [], onlineUntil: new Map(), lastMessageId: 0 };
}

/** A customer's conversation with a shop. */
export function findConversation(
  world: World,
  customerId: number,
  shopId: number,
): Conversation | undefined {
  return world.chat.conversations.find(
    (one) => one.shopId === shopId && one.customerId === customerId,
  );
}

/** A customer's conversations, oldest first. */
export function conversationsOf(world: World, customer: Customer): Conversation[] {
  return world.chat.conversations.filter(({ customerId }) => customerId === customer.id);
}

/** The customer's conversation with a shop, begun if there is none. */
export function openConversation(world: World, customerId: number, shopId: number): Conversation {
  const known = findConversation(world, customerId, shopId);
  if (known) return known;
  const id = world.chat.conversations.length + 1;
  const conversation: Conversation = { id, shopId, customerId, productId: null, messages: [] };
  world.chat.conversations.push(conversation);
  return conversation;
}

/** Adds a message that nobody has seen yet. */
export function addMessage(
  world: World,
  conversation: Conversation,
  { sender, text, productId = null, at = world.now(), isSeen = false }: NewMessage,
): ChatMessage {
  world.chat.lastMessageId += 1;
  const message = { id: world.chat.lastMessageId, sender, text, productId, at, isSeen };
  conversation.messages.push(message);
  return message;
}

/** One side reads: everything that the other has written counts as seen. */
export function markSeen(conversation: Conversation, reader: ChatSide): void {
  for (const message of conversation.messages) {
    if (message.sender !== reader) message.isSeen = true;
  }
}

/** How many messages of the other side a reader has not seen. */
export function countUnseen(conversation: Conversation, reader: ChatSide): number {
  return conversation.messages.filter(({ sender, isSeen }) => sender !== reader && !isSeen).length;
}

/** Messages that a reader has not seen, over all their conversations; `id` is the customer's or the shop's. */
export function countAllUnseen(world: World, reader: ChatSide, id: number): number {
  return world.chat.conversations
    .filter(({ customerId, shopId }) => (reader === 'user' ? customerId : shopId) === id)
    .reduce((sum, conversation) => sum + countUnseen(conversation, reader), 0);
}

/** Writes down what a customer and shops said before the world began, in the order in which it was said. */
export function seedChats(world: World, customer: Customer, chats: readonly PastChat[]): void {
  const pastMessages = chats
    .filter(({ shopId }) => findShop(world, shopId))
    .flatMap(({ shopId, messages }) => messages.map((message) => ({ ...message, shopId })))
    .toSorted((one, other) => other.ageMs - one.ageMs);
  for (const { shopId, sender, text, productId, isSeen, ageMs } of pastMessages) {
    const conversation = openConversation(world, customer.id, shopId);
    conversation.productId = productId ?? conversation.productId;
    addMessage(world, conversation, {
      sender,
      text,
      productId,
      isSeen,
      at: world.startedAt - ageMs,
    });
  }
}
