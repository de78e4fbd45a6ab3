import { createStore, useStore } from 'zustand';
import { session } from '../../../api/session.ts';
import {
  type ChatMessage,
  mergeMessage,
  mergeNewest,
  mergeOlder,
  type MessageHistory,
  EMPTY_HISTORY,
} from './merge-messages.ts';

/** One conversation as it is shown. */
export type Thread = MessageHistory;

interface ChatsState {
  threads: Readonly<Record<number, Thread>>;
  /** Shops that were read here since the server last counted. */
  read: Readonly<Record<number, true>>;
  /** When shops last moved to the top of the list: a count that grows. */
  order: Readonly<Record<number, number>>;
  lastPosition: number;
}

const INITIAL_STATE: ChatsState = { threads: {}, read: {}, order: {}, lastPosition: 0 };

/** Conversations as pages, events and the shopper's own writing have filled them; page and sidebar show the same. Never kept. */
const chats = createStore<ChatsState>(() => INITIAL_STATE);

// Whoever comes next reads nothing of who has left (AUTH-16).
session.subscribe((now, before) => {
  if (now.token !== before.token) chats.setState(INITIAL_STATE);
});

function change(shopId: number, next: (thread: Thread) => Partial<Thread>): void {
  chats.setState(({ threads }) => {
    const thread = threads[shopId] ?? EMPTY_HISTORY;
    return { threads: { ...threads, [shopId]: { ...thread, ...next(thread) } } };
  });
}

/** The newest page has arrived. */
export function mergeNewestPage(shopId: number, page: readonly ChatMessage[]): void {
  change(shopId, (thread) => mergeNewest(thread, page));
}

/** The page after what is known has arrived. */
export function mergeOlderPage(shopId: number, page: readonly ChatMessage[]): void {
  change(shopId, (thread) => mergeOlder(thread, page));
}

/** A shop has written: the message joins a conversation that is known, and the shop moves to the top of the list. */
export function mergeEvent(message: ChatMessage): void {
  if (chats.getState().threads[message.shop.id])
    change(message.shop.id, (history) => mergeMessage(history, message));
  moveToTop(message.shop.id);
}

/** The server has stored an own message. */
export function mergeOwnMessage(shopId: number, message: ChatMessage): void {
  change(shopId, (history) => mergeMessage(history, message));
}

/** A conversation in a component; undefined until something of it has arrived. */
export function useThread(shopId: number): Thread | undefined {
  return useStore(chats, ({ threads }) => threads[shopId]);
}

/** Remembers locally that a shop has been read (MSG-06), until the server counts anew. */
export function markRead(shopId: number): void {
  chats.setState(({ read }) => ({ read: { ...read, [shopId]: true } }));
}

/** The server has counted anew: only what is being read now needs no badge. */
export function clearRead(openShopId: number | null): void {
  chats.setState({ read: openShopId === null ? {} : { [openShopId]: true } });
}

/** Which shops were read here, in a component. */
export function useReadShops(): ChatsState['read'] {
  return useStore(chats, ({ read }) => read);
}

/** Which shops have moved up in the list, and in which order. */
export function useConversationOrder(): ChatsState['order'] {
  return useStore(chats, ({ order }) => order);
}

/** A shop comes first in the list: somebody has written. */
export function moveToTop(shopId: number): void {
  chats.setState(({ order, lastPosition }) => ({
    lastPosition: lastPosition + 1,
    order: { ...order, [shopId]: lastPosition + 1 },
  }));
}
