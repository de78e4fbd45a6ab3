import { createStore, useStore } from 'zustand';
import { createSession } from '../../../api/session.ts';
import { type AppScope, useAppPart } from '../../../lib/react/app-scope.ts';
import {
  allMessages,
  type ChatMessage,
  mergeMessage,
  mergeNewest,
  mergeOlder,
  type MessageHistory,
  EMPTY_HISTORY,
} from './merge-messages.ts';

export type Thread = MessageHistory;

interface ChatsState {
  threads: Readonly<Record<number, Thread>>;
  /** Shops read here since the server's last list. */
  read: Readonly<Record<number, true>>;
  /** Shops moved to the top since the server's last list; higher numbers come first. */
  order: Readonly<Record<number, number>>;
  lastPosition: number;
}

const INITIAL_STATE: ChatsState = { threads: {}, read: {}, order: {}, lastPosition: 0 };

/** Creates the store of conversations, shared by page and sidebar. Not persisted. */
export function createConversations(scope: AppScope) {
  const store = createStore<ChatsState>(() => INITIAL_STATE);

  // The next user must not see these conversations (AUTH-16).
  scope.get(createSession).subscribe((now, before) => {
    if (now.token !== before.token) store.setState(INITIAL_STATE);
  });

  function change(shopId: number, next: (thread: Thread) => Partial<Thread>) {
    store.setState(({ threads }) => {
      const thread = threads[shopId] ?? EMPTY_HISTORY;
      return { threads: { ...threads, [shopId]: { ...thread, ...next(thread) } } };
    });
  }

  const moveToTop = (shopId: number) =>
    store.setState(({ order, lastPosition }) => ({
      lastPosition: lastPosition + 1,
      order: { ...order, [shopId]: lastPosition + 1 },
    }));

  return Object.assign(store, {
    moveToTop,
    mergeNewestPage: (shopId: number, page: readonly ChatMessage[]) =>
      change(shopId, (thread) => mergeNewest(thread, page)),
    mergeOlderPage: (shopId: number, page: readonly ChatMessage[]) =>
      change(shopId, (thread) => mergeOlder(thread, page)),
    mergeEvent: (message: ChatMessage) => {
      if (store.getState().threads[message.shop.id])
        change(message.shop.id, (history) => mergeMessage(history, message));
      moveToTop(message.shop.id);
    },
    mergeOwnMessage: (shopId: number, message: ChatMessage) =>
      change(shopId, (history) => mergeMessage(history, message)),
    /** Marks a shop as read until the server's next list (MSG-06). */
    markRead: (shopId: number) =>
      store.setState(({ read }) => ({ read: { ...read, [shopId]: true } })),
    /** After a new list of the server, its order applies, and only the open shop remains read. */
    applyList: (openShopId: number | null) =>
      store.setState({ order: {}, read: openShopId === null ? {} : { [openShopId]: true } }),
  });
}

export function useConversations() {
  return useAppPart(createConversations);
}

/** Undefined until part of it has loaded. */
export function useThread(shopId: number): Thread | undefined {
  return useStore(useConversations(), ({ threads }) => threads[shopId]);
}

/** Of all loaded conversations. */
export function useNewestMessageId(): number {
  return useStore(useConversations(), ({ threads }) =>
    Math.max(0, ...Object.values(threads).map((thread) => allMessages(thread).at(-1)?.id ?? 0)),
  );
}

export function useReadShops(): ChatsState['read'] {
  return useStore(useConversations(), ({ read }) => read);
}

export function useConversationOrder(): ChatsState['order'] {
  return useStore(useConversations(), ({ order }) => order);
}
