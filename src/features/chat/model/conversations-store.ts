import { createStore, useStore } from 'zustand';
import { session } from '../../../api/session.ts';
import {
  allMessages,
  type ChatMessage,
  mergeMessage,
  mergeNewest,
  mergeOlder,
  type MessageHistory,
  EMPTY_HISTORY,
} from './merge-messages.ts';

/** A message that the server has not confirmed. */
export interface PendingMessage {
  key: string;
  text: string;
  /** ISO time of writing. */
  at: string;
  /** The newest message known when it was written: its own can only be newer. */
  after: number;
  /** Why it failed; null while it is on its way. */
  failure: string | null;
}

/** One conversation as it is shown. */
export interface Thread extends MessageHistory {
  pending: readonly PendingMessage[];
  /** Own messages that an answer has confirmed. */
  confirmed: readonly number[];
}

interface ChatsState {
  threads: Readonly<Record<number, Thread>>;
  /** Shops that were read here since the server last counted. */
  read: Readonly<Record<number, true>>;
  /** When shops last moved to the top of the list: a count that grows. */
  order: Readonly<Record<number, number>>;
  lastPosition: number;
}

const INITIAL_STATE: ChatsState = { threads: {}, read: {}, order: {}, lastPosition: 0 };
const NEW_THREAD: Thread = { ...EMPTY_HISTORY, pending: [], confirmed: [] };

/** Conversations as pages, events and the shopper's own writing have filled them; page and sidebar show the same. Never kept. */
const chats = createStore<ChatsState>(() => INITIAL_STATE);

// Whoever comes next reads nothing of who has left (AUTH-16).
session.subscribe((now, before) => {
  if (now.token !== before.token) chats.setState(INITIAL_STATE);
});

function change(shopId: number, next: (thread: Thread) => Partial<Thread>): void {
  chats.setState(({ threads }) => {
    const thread = threads[shopId] ?? NEW_THREAD;
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

/** The shopper has written: it shows at once (MSG-08). Returns its key. */
export function addPending(shopId: number, text: string): string {
  const key = crypto.randomUUID();
  change(shopId, (thread) => ({
    pending: [
      ...thread.pending,
      {
        key,
        text,
        at: new Date().toISOString(),
        after: allMessages(thread).at(-1)?.id ?? 0,
        failure: null,
      },
    ],
  }));
  moveToTop(shopId);
  return key;
}

/** The answer confirms an own message. */
export function confirmPending(shopId: number, key: string, message: ChatMessage): void {
  change(shopId, (thread) => ({
    ...mergeMessage(thread, message),
    pending: thread.pending.filter((one) => one.key !== key),
    confirmed: [...thread.confirmed, message.id],
  }));
}

/** An own message is on its way again, or has failed for a reason. */
export function markPending(shopId: number, key: string, failure: string | null): void {
  change(shopId, ({ pending }) => ({
    pending: pending.map((one) => (one.key === key ? { ...one, failure } : one)),
  }));
}

/**
 * Own messages that still stand apart from the server's. One that a page has brought before its answer, or whose answer failed
 * although it was stored, is the server's already.
 */
export function unconfirmedMessages({
  pending,
  confirmed,
  ...history
}: Thread): readonly PendingMessage[] {
  if (pending.length === 0) return pending;
  const confirmedIds = new Set(confirmed);
  const ownMessages = allMessages(history).filter(
    ({ type, id }) => type === 'user' && !confirmedIds.has(id),
  );
  return pending.filter(({ text, after }) => {
    const stored = ownMessages.find(
      ({ id, message }) => id > after && !confirmedIds.has(id) && message === text,
    );
    if (stored) confirmedIds.add(stored.id);
    return !stored;
  });
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

function moveToTop(shopId: number): void {
  chats.setState(({ order, lastPosition }) => ({
    lastPosition: lastPosition + 1,
    order: { ...order, [shopId]: lastPosition + 1 },
  }));
}
