import { createStore, useStore } from 'zustand';
import { createSession } from '../../../api/session.ts';
import { type AppScope, useAppPart } from '../../../lib/react/app-scope.ts';
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

/**
 * Creates the conversations as pages, events and the shopper's own messages fill them; page and sidebar show the same. Never
 * kept.
 */
export function createConversations(scope: AppScope) {
  const store = createStore<ChatsState>(() => INITIAL_STATE);

  // The next shopper reads nothing of the one who has left (AUTH-16).
  scope.get(createSession).subscribe((now, before) => {
    if (now.token !== before.token) store.setState(INITIAL_STATE);
  });

  function change(shopId: number, next: (thread: Thread) => Partial<Thread>) {
    store.setState(({ threads }) => {
      const thread = threads[shopId] ?? EMPTY_HISTORY;
      return { threads: { ...threads, [shopId]: { ...thread, ...next(thread) } } };
    });
  }

  /** A shop comes first in the list: somebody has written. */
  const moveToTop = (shopId: number) =>
    store.setState(({ order, lastPosition }) => ({
      lastPosition: lastPosition + 1,
      order: { ...order, [shopId]: lastPosition + 1 },
    }));

  return Object.assign(store, {
    moveToTop,
    /** The newest page has arrived. */
    mergeNewestPage: (shopId: number, page: readonly ChatMessage[]) =>
      change(shopId, (thread) => mergeNewest(thread, page)),
    /** The page after what is known has arrived. */
    mergeOlderPage: (shopId: number, page: readonly ChatMessage[]) =>
      change(shopId, (thread) => mergeOlder(thread, page)),
    /** A shop has written: the message joins a conversation that is known, and the shop moves to the top of the list. */
    mergeEvent: (message: ChatMessage) => {
      if (store.getState().threads[message.shop.id])
        change(message.shop.id, (history) => mergeMessage(history, message));
      moveToTop(message.shop.id);
    },
    /** The server has stored an own message. */
    mergeOwnMessage: (shopId: number, message: ChatMessage) =>
      change(shopId, (history) => mergeMessage(history, message)),
    /** Remembers locally that a shop has been read (MSG-06), until the server counts again. */
    markRead: (shopId: number) =>
      store.setState(({ read }) => ({ read: { ...read, [shopId]: true } })),
    /** The server has counted again: only what is being read now needs no badge. */
    clearRead: (openShopId: number | null) =>
      store.setState({ read: openShopId === null ? {} : { [openShopId]: true } }),
  });
}

/** Returns the conversations and what changes them. */
export function useConversations() {
  return useAppPart(createConversations);
}

/** Reads a conversation; undefined until something of it has arrived. */
export function useThread(shopId: number): Thread | undefined {
  return useStore(useConversations(), ({ threads }) => threads[shopId]);
}

/** Reads which shops were read here. */
export function useReadShops(): ChatsState['read'] {
  return useStore(useConversations(), ({ read }) => read);
}

/** Reads which shops have moved up in the list, and in which order. */
export function useConversationOrder(): ChatsState['order'] {
  return useStore(useConversations(), ({ order }) => order);
}
