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
export function joinNewest(known: MessageHistory, page: readonly ChatMessage[]): MessageHistory {
  const newest = sorted(page);
  const [first] = newest;
  const last = newest.at(-1);
  if (!first || !last) return { ...known, isEnd: known.recent.length === 0 || known.isEnd };
  const fresh = known.fresh.filter(({ id }) => id > last.id);
  const isOnline = page.some((message) => message.shop_active_status);
  const knownLast = known.recent.at(-1);
  if (!knownLast) return { ...known, recent: newest, fresh, isEnd: false, isOnline };
  if (first.id <= knownLast.id) {
    const skipped = last.id > knownLast.id ? 0 : known.skipped;
    return { ...known, recent: unite(known.recent, newest), fresh, skipped, isOnline };
  }
  return {
    skipped: 0,
    recent: newest,
    // A gap behind the gap: what lies behind both is asked for again.
    earlier: known.recent,
    fresh,
    isEnd: false,
    isEarlierEnd: known.isEnd,
    isOnline,
  };
}

/** Takes the page after `recent`; an empty one ends the loading (MSG-06). */
export function joinOlder(known: MessageHistory, page: readonly ChatMessage[]): MessageHistory {
  const recent = unite(known.recent, sorted(page));
  const skipped = recent.length > known.recent.length ? 0 : known.skipped + 1;
  const lastEarlier = known.earlier.at(-1);
  const meets =
    lastEarlier !== undefined && (page.length === 0 || (recent[0]?.id ?? 0) <= lastEarlier.id);
  if (!meets) return { ...known, recent, skipped, isEnd: page.length === 0 };
  return {
    ...known,
    recent: unite(known.earlier, recent),
    earlier: [],
    isEnd: known.isEarlierEnd,
    isEarlierEnd: false,
    skipped: 0,
  };
}

/** Takes a message that came as an event, in whatever order; its word on presence is the newest. */
export function joinEvent(known: MessageHistory, message: ChatMessage): MessageHistory {
  return {
    ...known,
    fresh: unite(known.fresh, [message]),
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
  known: readonly ChatMessage[],
  others: readonly ChatMessage[],
): readonly ChatMessage[] {
  if (others.length === 0) return known;
  if (known.length === 0) return others;
  const end = known.at(-1)?.id ?? 0;
  if (others.every(({ id }) => id > end)) return [...known, ...others];
  const start = known[0]?.id ?? 0;
  if (others.every(({ id }) => id < start)) return [...others, ...known];
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of others) byId.set(message.id, message);
  return sorted([...byId.values()]);
}

/** Identifiers grow with time, also where two messages are of one second. */
function sorted(messages: readonly ChatMessage[]): ChatMessage[] {
  return messages.toSorted((one, other) => one.id - other.id);
}
