import type { PastChat } from '../fixtures/past-chats.ts';
import type { Customer } from './account.ts';
import { findShop } from './products.ts';
import type { World } from './world.ts';

/** The two sides of a conversation, by their names on the wire. */
export type ChatSide = 'user' | 'shop';

/** One message. A message with a product usually has no text. */
export interface ChatMessage {
  readonly id: number;
  readonly sender: ChatSide;
  readonly text: string | null;
  readonly productId: number | null;
  /** Milliseconds since 1970 */
  readonly at: number;
  /** By the other side */
  isSeen: boolean;
}

/** What one customer and one shop have written to each other. */
export interface Conversation {
  readonly id: number;
  readonly shopId: number;
  readonly customerId: number;
  /** The product last asked about */
  productId: number | null;
  /** Oldest first. */
  readonly messages: ChatMessage[];
}

/** All conversations of a world. */
export interface ChatState {
  /** Oldest first. */
  readonly conversations: Conversation[];
  /** When a shop's last sign of life stops counting, by shop id. */
  readonly onlineUntil: Map<number, number>;
  lastMessageId: number;
}

/** What is about to be written. */
export interface Draft {
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
  { sender, text, productId = null, at = world.now(), isSeen = false }: Draft,
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
export function recordPastChats(
  world: World,
  customer: Customer,
  chats: readonly PastChat[],
): void {
  const said = chats
    .filter(({ shopId }) => findShop(world, shopId))
    .flatMap(({ shopId, messages }) => messages.map((message) => ({ ...message, shopId })))
    .toSorted((one, other) => other.ageMs - one.ageMs);
  for (const { shopId, sender, text, productId, isSeen, ageMs } of said) {
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
