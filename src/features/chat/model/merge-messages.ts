import type { components } from '../../../api/generated/schema.d.ts';

export type ChatMessage = components['schemas']['ChatMessage'];

/** Messages per page. One that is not full is the last one. */
export const MESSAGES_PAGE_SIZE = 20;

/** Known messages of a conversation. All lists are ordered oldest first. */
export interface MessageHistory {
  /** Without gaps up to the newest page. */
  recent: readonly ChatMessage[];
  /** Before a gap of more than one page, which older pages fill. */
  earlier: readonly ChatMessage[];
  /** From events, newer than the last page. */
  fresh: readonly ChatMessage[];
  /** No messages before `recent`. */
  isEnd: boolean;
  /** No messages before `earlier`. */
  isEarlierEnd: boolean;
  /** Number of requested pages without new messages. Added to the next page number. */
  skipped: number;
  /** By the newest server data (MSG-07). */
  isOnline: boolean;
}

export const EMPTY_HISTORY: MessageHistory = {
  recent: [],
  earlier: [],
  fresh: [],
  isEnd: false,
  isEarlierEnd: false,
  skipped: 0,
  isOnline: false,
};

export function allMessages({ earlier, recent, fresh }: MessageHistory): readonly ChatMessage[] {
  return fresh.length + earlier.length === 0
    ? recent
    : mergeById(earlier, mergeById(recent, fresh));
}

/** Merges the newest page. An empty one means that there are no messages. */
export function mergeNewest(history: MessageHistory, page: readonly ChatMessage[]): MessageHistory {
  const newest = sorted(page);
  const [first] = newest;
  const last = newest.at(-1);
  if (!first || !last) return { ...history, isEnd: history.recent.length === 0 || history.isEnd };
  const fresh = history.fresh.filter(({ id }) => id > last.id);
  const isOnline = page.some((message) => message.shop_active_status);
  const lastKnown = history.recent.at(-1);
  if (!lastKnown) return { ...history, recent: newest, fresh, isEnd: isLast(page), isOnline };
  if (first.id <= lastKnown.id) {
    const skipped = last.id > lastKnown.id ? 0 : history.skipped;
    return { ...history, recent: mergeById(history.recent, newest), fresh, skipped, isOnline };
  }
  return {
    skipped: 0,
    recent: newest,
    // With a second gap, messages before the older one load again.
    earlier: history.recent,
    fresh,
    isEnd: false,
    isEarlierEnd: history.isEnd,
    isOnline,
  };
}

/** Merges the page before `recent`. The last one ends the loading (MSG-06). */
export function mergeOlder(history: MessageHistory, page: readonly ChatMessage[]): MessageHistory {
  const recent = mergeById(history.recent, sorted(page));
  const skipped = recent.length > history.recent.length ? 0 : history.skipped + 1;
  const lastEarlier = history.earlier.at(-1);
  const isGapClosed =
    lastEarlier !== undefined && (isLast(page) || (recent[0]?.id ?? 0) <= lastEarlier.id);
  if (!isGapClosed) return { ...history, recent, skipped, isEnd: isLast(page) };
  return {
    ...history,
    recent: mergeById(history.earlier, recent),
    earlier: [],
    isEnd: history.isEarlierEnd,
    isEarlierEnd: false,
    skipped: 0,
  };
}

function isLast(page: readonly ChatMessage[]): boolean {
  return page.length < MESSAGES_PAGE_SIZE;
}

/** Merges a message from an event, in any order. Its online status is the newest. */
export function mergeMessage(history: MessageHistory, message: ChatMessage): MessageHistory {
  return {
    ...history,
    fresh: mergeById(history.fresh, [message]),
    isOnline: message.shop_active_status,
  };
}

/** Returns the page number that precedes `recent` without a gap. */
export function nextOlderPage({ recent, skipped }: MessageHistory): number {
  // `recent` is shorter than a page only if the first page was not full.
  return Math.max(2, Math.floor(recent.length / MESSAGES_PAGE_SIZE) + 1) + skipped;
}

/** Merges without duplicates. `others` take precedence. */
function mergeById(
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

/** Ids increase even within the same second. */
function sorted(messages: readonly ChatMessage[]): ChatMessage[] {
  return messages.toSorted((one, other) => one.id - other.id);
}
