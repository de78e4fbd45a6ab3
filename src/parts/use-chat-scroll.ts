import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Nearer to the end than this the list follows what comes, px. */
const AT_END = 80;

/**
 * Where a conversation is scrolled to: at its end it follows new messages; older ones put before leave what is read in its place
 * (MSG-06).
 */
export function useChatScroll(facts: {
  /** The oldest message shown. */
  firstId: number;
  /** The newest one. */
  lastId: number;
  /** How many own ones are not confirmed. */
  waiting: number;
}) {
  const box = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { firstId, lastId, waiting } = facts;
  const isAtEnd = useRef(true);
  const before = useRef({ height: 0, firstId });
  const [hasNews, setHasNews] = useState(false);

  const toEnd = useCallback(() => {
    const list = box.current;
    if (!list) return;
    isAtEnd.current = true;
    list.scrollTop = list.scrollHeight;
    setHasNews(false);
  }, []);

  // After every change, before it is painted.
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    if (isAtEnd.current) list.scrollTop = list.scrollHeight;
    else if (before.current.firstId !== firstId)
      list.scrollTop += list.scrollHeight - before.current.height;
    before.current = { height: list.scrollHeight, firstId };
  });

  const lastWaiting = useRef(waiting);
  useEffect(() => {
    // Who writes wants to see it.
    if (waiting > lastWaiting.current) toEnd();
    lastWaiting.current = waiting;
  }, [waiting, toEnd]);

  const lastSeen = useRef(lastId);
  useEffect(() => {
    if (lastId > lastSeen.current && !isAtEnd.current) setHasNews(true);
    lastSeen.current = lastId;
  }, [lastId]);

  useEffect(() => {
    const list = box.current;
    const inner = content.current;
    if (!list || !inner || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) list.scrollTop = list.scrollHeight;
      before.current.height = list.scrollHeight;
    });
    observer.observe(list);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);

  /** To be told of every scroll; returns how far the list is from its start, px. */
  const onScroll = () => {
    const list = box.current;
    if (!list) return Infinity;
    isAtEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < AT_END;
    if (isAtEnd.current) setHasNews(false);
    return list.scrollTop;
  };

  return { box, content, onScroll, toEnd, hasNews };
}
