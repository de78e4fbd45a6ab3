import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { ChatMessage } from '../model/merge-messages.ts';

/** Nearer to the end than this the list follows what comes, px. */
const END_DISTANCE_PX = 80;

/**
 * What a conversation does of itself beyond what any virtual list does: at its end it follows new messages, elsewhere it tells of
 * them; near its start it asks for older ones, which leave what is read in its place (MSG-06); what has the focus stays there.
 */
export function useMessageScroll(
  messages: readonly ChatMessage[],
  /** How many own ones are not confirmed. */
  pendingCount: number,
  /** From how near to the start older ones are asked for, px. */
  older: { distance: number; load: () => void },
) {
  const box = useRef<HTMLElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  /** How much lies below what is seen, px. */
  const below = useRef(0);
  const [hasNewMessages, setHasNewMessages] = useState(false);
  const [focused, setFocused] = useState<number | null>(null);

  const [last, setLast] = useState({ messages, hasOlder: false });
  if (last.messages !== messages)
    setLast({ messages, hasOlder: firstOf(messages) < firstOf(last.messages) });

  const keepMounted = useMemo(() => {
    const index = focused === null ? -1 : messages.findIndex(({ id }) => id === focused);
    return index < 0 ? [] : [index];
  }, [messages, focused]);

  const keepAtEnd = () => {
    // A little above the end the place is the reader's: who leaves slowly is not pulled back.
    if (box.current && below.current < 1) box.current.scrollTop = box.current.scrollHeight;
  };

  const loadOlder = () => {
    // Before anything is laid out all is near.
    if (box.current && list.current?.viewportSize && box.current.scrollTop < older.distance)
      older.load();
  };

  const scrollToEnd = () => {
    below.current = 0;
    keepAtEnd();
    setHasNewMessages(false);
  };

  const lastId = messages.at(-1)?.id ?? 0;
  const shown = useRef({ lastId, pendingCount });
  // After every change, before it is painted.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { lastId, pendingCount };
    const isFollowing = lastId > before.lastId && below.current < END_DISTANCE_PX;
    // Who writes wants to see it.
    if (isFollowing || pendingCount > before.pendingCount) below.current = 0;
    keepAtEnd();
  });

  const lastSeen = useRef(lastId);
  useEffect(() => {
    if (lastId > lastSeen.current && below.current >= END_DISTANCE_PX) setHasNewMessages(true);
    lastSeen.current = lastId;
  }, [lastId]);

  // Too few to scroll, or a page that brought nothing new: the start is still near, and no scroll will tell.
  useEffect(loadOlder);

  return {
    box,
    scrollToEnd,
    hasNewMessages,
    /** For the element that scrolls. */
    boxProps: {
      onScroll() {
        const { current } = box;
        if (!current) return;
        below.current = current.scrollHeight - current.scrollTop - current.clientHeight;
        if (below.current < END_DISTANCE_PX) setHasNewMessages(false);
        loadOlder();
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'End' || event.target !== box.current) return;
        // The browser's own way there aims at where the end was before what comes into sight is measured.
        event.preventDefault();
        scrollToEnd();
      },
      onFocus({ target }: FocusEvent) {
        const id = target.closest<HTMLElement>('[data-id]')?.dataset['id'];
        setFocused(id === undefined ? null : Number(id));
      },
      onBlur({ relatedTarget }: FocusEvent) {
        // Where the whole window loses it, it comes back.
        if (relatedTarget) setFocused(null);
      },
    },
    /** For the virtual list. */
    listProps: {
      ref: list,
      scrollRef: box,
      shift: last.hasOlder,
      keepMounted,
      onResize() {
        keepAtEnd();
        loadOlder();
      },
    },
  };
}

function firstOf(messages: readonly ChatMessage[]): number {
  return messages[0]?.id ?? 0;
}
