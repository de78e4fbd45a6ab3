import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** As near to the end as counts as being there, px. */
const END_DISTANCE_PX = 48;

/**
 * Keeps a scrolling thread at its end while the reader is there, and leaves it alone while they read what is above.
 *
 * @param count messages in it
 * @param ownCount how many of them the reader has just written: those are always followed
 */
export function useScrollToNewest(
  count: number,
  ownCount: number,
): {
  ref: RefObject<HTMLElement | null>;
  onScroll: () => void;
  /** Something has come that the reader has not seen. */
  isBehind: boolean;
  goToNewest: () => void;
} {
  const ref = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  const before = useRef({ count, ownCount });
  const [isBehind, setBehind] = useState(false);

  const goToNewest = () => {
    const { current: thread } = ref;
    if (thread) thread.scrollTop = thread.scrollHeight;
    setBehind(false);
  };
  useLayoutEffect(() => {
    const hasGrown = count > before.current.count;
    const hasSent = ownCount > before.current.ownCount;
    before.current = { count, ownCount };
    const { current: thread } = ref;
    if (!thread) return;
    if (isAtEnd.current || hasSent) {
      thread.scrollTop = thread.scrollHeight;
      setBehind(false);
    } else if (hasGrown) setBehind(true);
  }, [count, ownCount]);

  return {
    ref,
    isBehind,
    goToNewest,
    onScroll: () => {
      const { current: thread } = ref;
      if (!thread) return;
      isAtEnd.current =
        thread.scrollHeight - thread.scrollTop - thread.clientHeight < END_DISTANCE_PX;
      if (isAtEnd.current) setBehind(false);
    },
  };
}
