import type { components } from '../../../api/generated/schema.d.ts';

export type ChatMessage = components['schemas']['ChatMessage'];

/** What is known of a conversation; all lists oldest first. */
export interface MessageHistory {
  /** Without gaps up to the newest that a page has brought. */
  recent: readonly ChatMessage[];
  /** From before a gap: more was missed than one page holds. Older pages close it. */
  earlier: readonly ChatMessage[];
  /** Came as events, newer than the last page. */
  fresh: readonly ChatMessage[];
  /** There is nothing before `recent`. */
  isEnd: boolean;
  /** There is nothing before `earlier`. */
  isEarlierEnd: boolean;
  /** Pages asked for that brought nothing but what was known: the one to ask for lies so many further. */
  skipped: number;
  /** By the newest word of the server (MSG-07). */
  isOnline: boolean;
}

/** A conversation of which nothing has arrived. */
export const EMPTY_HISTORY: MessageHistory = {
  recent: [],
  earlier: [],
  fresh: [],
  isEnd: false,
  isEarlierEnd: false,
  skipped: 0,
  isOnline: false,
};

/** All that is known, oldest first, each message once. */
export function allMessages({ earlier, recent, fresh }: MessageHistory): readonly ChatMessage[] {
  return fresh.length + earlier.length === 0 ? recent : unite(earlier, unite(recent, fresh));
}

/** Takes the newest page, which the server sends newest first. An empty one says that nobody has written. */
export function mergeNewest(history: MessageHistory, page: readonly ChatMessage[]): MessageHistory {
  const newest = sorted(page);
  const [first] = newest;
  const last = newest.at(-1);
  if (!first || !last) return { ...history, isEnd: history.recent.length === 0 || history.isEnd };
  const fresh = history.fresh.filter(({ id }) => id > last.id);
  const isOnline = page.some((message) => message.shop_active_status);
  const lastKnown = history.recent.at(-1);
  if (!lastKnown) return { ...history, recent: newest, fresh, isEnd: false, isOnline };
  if (first.id <= lastKnown.id) {
    const skipped = last.id > lastKnown.id ? 0 : history.skipped;
    return { ...history, recent: unite(history.recent, newest), fresh, skipped, isOnline };
  }
  return {
    skipped: 0,
    recent: newest,
    // A gap behind the gap: what lies behind both is asked for again.
    earlier: history.recent,
    fresh,
    isEnd: false,
    isEarlierEnd: history.isEnd,
    isOnline,
  };
}

/** Takes the page after `recent`; an empty one ends the loading (MSG-06). */
export function mergeOlder(history: MessageHistory, page: readonly ChatMessage[]): MessageHistory {
  const recent = unite(history.recent, sorted(page));
  const skipped = recent.length > history.recent.length ? 0 : history.skipped + 1;
  const lastEarlier = history.earlier.at(-1);
  const meets =
    lastEarlier !== undefined && (page.length === 0 || (recent[0]?.id ?? 0) <= lastEarlier.id);
  if (!meets) return { ...history, recent, skipped, isEnd: page.length === 0 };
  return {
    ...history,
    recent: unite(history.earlier, recent),
    earlier: [],
    isEnd: history.isEarlierEnd,
    isEarlierEnd: false,
    skipped: 0,
  };
}

/** Takes a message that came as an event, in whatever order; its word on presence is the newest. */
export function mergeMessage(history: MessageHistory, message: ChatMessage): MessageHistory {
  return {
    ...history,
    fresh: unite(history.fresh, [message]),
    isOnline: message.shop_active_status,
  };
}

/** The number of the page, in pages of `size`, that follows `recent` without a gap. */
export function olderPage({ recent, skipped }: MessageHistory, size: number): number {
  // Less than a page is known only where the first one was not full.
  return Math.max(2, Math.floor(recent.length / size) + 1) + skipped;
}

/** Both lists as one, each message once; the second list's word holds. */
function unite(
  history: readonly ChatMessage[],
  others: readonly ChatMessage[],
): readonly ChatMessage[] {
  if (others.length === 0) return history;
  if (history.length === 0) return others;
  const end = history.at(-1)?.id ?? 0;
  if (others.every(({ id }) => id > end)) return [...history, ...others];
  const start = history[0]?.id ?? 0;
  if (others.every(({ id }) => id < start)) return [...others, ...history];
  const byId = new Map(history.map((message) => [message.id, message]));
  for (const message of others) byId.set(message.id, message);
  return sorted([...byId.values()]);
}

/** Identifiers grow with time, also where two messages are of one second. */
function sorted(messages: readonly ChatMessage[]): ChatMessage[] {
  return messages.toSorted((one, other) => one.id - other.id);
}
