import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const END_DISTANCE_PX = 48;

/**
 * Keeps a thread at its end unless the reader scrolled up.
 *
 * @param count number of messages
 * @param ownCount messages the reader just sent: these always scroll
 */
export function useScrollToNewest(
  count: number,
  ownCount: number,
): {
  ref: RefObject<HTMLElement | null>;
  onScroll: () => void;
  hasUnseen: boolean;
  goToNewest: () => void;
} {
  const ref = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  const before = useRef({ count, ownCount });
  const [hasUnseen, setHasUnseen] = useState(false);

  const goToNewest = () => {
    const { current: thread } = ref;
    if (thread) thread.scrollTop = thread.scrollHeight;
    // The button disappears.
    thread?.focus({ preventScroll: true });
    setHasUnseen(false);
  };
  useLayoutEffect(() => {
    const hasGrown = count > before.current.count;
    const hasSent = ownCount > before.current.ownCount;
    before.current = { count, ownCount };
    const { current: thread } = ref;
    if (!thread) return;
    if (isAtEnd.current || hasSent) {
      thread.scrollTop = thread.scrollHeight;
      setHasUnseen(false);
    } else if (hasGrown) setHasUnseen(true);
  }, [count, ownCount]);

  return {
    ref,
    hasUnseen,
    goToNewest,
    onScroll: () => {
      const { current: thread } = ref;
      if (!thread) return;
      isAtEnd.current =
        thread.scrollHeight - thread.scrollTop - thread.clientHeight < END_DISTANCE_PX;
      if (isAtEnd.current) setHasUnseen(false);
    },
  };
}
