import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { ChatMessage } from './chat-join.ts';
import { chunksOf, endOf, type Heights, overlapping, roomOf, showFor } from './chat-window.ts';

/** Nearer to the end than this the list follows what comes, px. */
const AT_END = 80;
/** Of a message that nothing is known of, px. */
const ESTIMATE = 72;

/**
 * Where a conversation is scrolled to, and which of its messages are there at all: of ten thousand only those around what is seen.
 * At its end it follows new messages; whatever else changes leaves what is read in its place (MSG-06).
 */
export function useChatScroll(
  messages: readonly ChatMessage[],
  /** How many own ones are not confirmed. */
  waiting: number,
) {
  const box = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  /** The topmost message that is seen, and how far below the list's upper edge it begins, px. */
  const read = useRef<{ id: string; top: number }>(null);
  const hadFocus = useRef(false);
  const [hasNews, setHasNews] = useState(false);
  const [anchor] = useState(messages[0]?.id ?? 0);
  const [heights] = useState<Heights>(() => ({ known: new Map(), estimate: ESTIMATE }));
  const chunks = useMemo(() => chunksOf(messages, anchor), [messages, anchor]);
  const [shown, setShown] = useState(() => endOf(chunks));
  const to = Math.min(Math.max(shown.to, chunks.first), chunks.last);
  const from = Math.min(Math.max(shown.from, chunks.first), to);

  /** What is seen, px from the start of the first chunk. */
  const viewOf = (list: HTMLElement) => {
    const start = content.current?.querySelector<HTMLElement>('[data-before]')?.offsetTop ?? 0;
    const top = list.scrollTop - start;
    return { top, bottom: top + list.clientHeight };
  };

  /** Keeps what is read where it was; the end, where that was seen. */
  const hold = (list: HTMLElement) => {
    if (isAtEnd.current) {
      list.scrollTop = list.scrollHeight;
      return;
    }
    const { id, top } = read.current ?? {};
    const message = id && content.current?.querySelector(`[data-id="${id}"]`);
    if (!message || top === undefined) return;
    const moved = topIn(list, message) - top;
    if (Math.abs(moved) >= 1) list.scrollTop += moved;
  };

  const settle = useEffectEvent(() => {
    const list = box.current;
    if (!list || !content.current) return;
    measure(content.current, heights);
    hold(list);
    // Nothing is laid out: nothing is far away.
    const everything = { from: chunks.first, to: chunks.last };
    const next =
      list.scrollHeight === 0 ? everything : showFor({ from, to }, chunks, heights, viewOf(list));
    if (next.from !== from || next.to !== to) setShown(next);
  });

  // After every change, before it is painted.
  useLayoutEffect(() => {
    settle();
    // What had the focus may have gone out of sight.
    if (hadFocus.current && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  });

  useEffect(() => {
    const list = box.current;
    const inner = content.current;
    if (!list || !inner || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => settle());
    observer.observe(list);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);

  const toEnd = useCallback(() => {
    const list = box.current;
    if (!list) return;
    isAtEnd.current = true;
    list.scrollTop = list.scrollHeight;
    setHasNews(false);
  }, []);

  const lastWaiting = useRef(waiting);
  useEffect(() => {
    // Who writes wants to see it.
    if (waiting > lastWaiting.current) toEnd();
    lastWaiting.current = waiting;
  }, [waiting, toEnd]);

  const lastId = messages.at(-1)?.id ?? 0;
  const lastSeen = useRef(lastId);
  useEffect(() => {
    if (lastId > lastSeen.current && !isAtEnd.current) setHasNews(true);
    lastSeen.current = lastId;
  }, [lastId]);

  /** To be told of every scroll; returns how far the list is from its start, px. */
  const onScroll = () => {
    const list = box.current;
    if (!list || !content.current) return Infinity;
    isAtEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < AT_END;
    if (isAtEnd.current) setHasNews(false);
    read.current = topmost(list, content.current);
    const view = viewOf(list);
    const next = showFor({ from, to }, chunks, heights, view);
    if (next.from !== from || next.to !== to) {
      hadFocus.current = list.contains(document.activeElement) && list !== document.activeElement;
      const seen = overlapping(chunks, heights, view.top, view.bottom);
      // A jump: rather a moment later than empty.
      if (seen.from < from || seen.to > to) flushSync(() => setShown(next));
      else setShown(next);
    }
    return list.scrollTop;
  };

  return {
    box,
    content,
    onScroll,
    toEnd,
    hasNews,
    chunks,
    from,
    to,
    /** The room of what is left out on either side, px. */
    before: roomOf(chunks, heights, chunks.first, from),
    after: roomOf(chunks, heights, to + 1, chunks.last + 1),
  };
}

/** Learns how high the shown chunks are. The estimate is made once, so that what is unseen does not change with it. */
function measure(content: Element, heights: Heights): void {
  const isFirst = heights.known.size === 0;
  let sum = 0;
  let messages = 0;
  for (const chunk of content.querySelectorAll<HTMLElement>('[data-first]')) {
    const { height } = chunk.getBoundingClientRect();
    const count = Number(chunk.dataset['count']);
    heights.known.set(Number(chunk.dataset['first']), { height, count });
    sum += height;
    messages += count;
  }
  if (isFirst && sum > 0) heights.estimate = sum / messages;
}

function topmost(list: Element, content: Element): { id: string; top: number } | null {
  for (const message of content.querySelectorAll<HTMLElement>('[data-id]')) {
    const top = topIn(list, message);
    if (top + message.offsetHeight > 0) return { id: message.dataset['id'] ?? '', top };
  }
  return null;
}

function topIn(list: Element, message: Element): number {
  return message.getBoundingClientRect().top - list.getBoundingClientRect().top;
}
