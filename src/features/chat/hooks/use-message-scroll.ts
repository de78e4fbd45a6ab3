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

/** Within this distance from the end the list follows new messages. */
const END_DISTANCE_PX = 80;

/**
 * Adds chat behaviour to a virtual list. At the end it follows new messages, elsewhere it reports
 * them. Near the start it loads older ones without moving the scroll position (MSG-06). The focused
 * message stays mounted.
 */
export function useMessageScroll(
  messages: readonly ChatMessage[],
  /** Unconfirmed own messages. */
  pendingCount: number,
  /** `distance` from the start, in pixels. */
  older: { distance: number; load: () => void },
) {
  const scrollContainer = useRef<HTMLElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  /** Distance from the end, in pixels. */
  const distanceFromEnd = useRef(0);
  /** `scrollTop` of the end, as the list last knew it. */
  const lastEnd = useRef(0);
  const [hasNewMessages, setHasNewMessages] = useState(false);
  const [focused, setFocused] = useState<number | null>(null);

  const [last, setLast] = useState({ messages, hasOlder: false });
  if (last.messages !== messages)
    setLast({ messages, hasOlder: firstOf(messages) < firstOf(last.messages) });

  const keepMounted = useMemo(() => {
    const index = focused === null ? -1 : messages.findIndex(({ id }) => id === focused);
    return index < 0 ? [] : [index];
  }, [messages, focused]);

  const goToEnd = () => {
    const { current } = scrollContainer;
    if (!current) return;
    lastEnd.current = endOf(current);
    current.scrollTop = lastEnd.current;
    distanceFromEnd.current = 0;
  };

  /** Scrolls to the end if it moved. If not, the shopper scrolled and no event has fired yet. */
  const keepAtEnd = () => {
    const { current } = scrollContainer;
    // Only at the very end, so that slow scrolling is not reverted.
    if (!current || distanceFromEnd.current >= 1) return;
    if (endOf(current) !== lastEnd.current) goToEnd();
  };

  const loadOlder = () => {
    // Before layout, every position is near the start.
    if (
      scrollContainer.current &&
      list.current?.viewportSize &&
      scrollContainer.current.scrollTop < older.distance
    )
      older.load();
  };

  const scrollToEnd = () => {
    goToEnd();
    setHasNewMessages(false);
  };

  const lastId = messages.at(-1)?.id ?? 0;
  const shown = useRef({ lastId, pendingCount });
  // Before paint.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { lastId, pendingCount };
    const isFollowing = lastId > before.lastId && distanceFromEnd.current < END_DISTANCE_PX;
    // Shows own messages.
    if (isFollowing || pendingCount > before.pendingCount) goToEnd();
    else keepAtEnd();
  });

  const lastSeen = useRef(lastId);
  useEffect(() => {
    if (lastId > lastSeen.current && distanceFromEnd.current >= END_DISTANCE_PX)
      setHasNewMessages(true);
    lastSeen.current = lastId;
  }, [lastId]);

  // A short list or an unchanged page triggers no scroll event.
  useEffect(loadOlder);

  return {
    scrollContainer,
    scrollToEnd,
    hasNewMessages,
    /** Props of the scroll container. */
    boxProps: {
      onScroll() {
        const { current } = scrollContainer;
        if (!current) return;
        lastEnd.current = endOf(current);
        distanceFromEnd.current = lastEnd.current - current.scrollTop;
        if (distanceFromEnd.current < END_DISTANCE_PX) setHasNewMessages(false);
        loadOlder();
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'End' || event.target !== scrollContainer.current) return;
        // The browser computes the end before newly visible messages are measured.
        event.preventDefault();
        scrollToEnd();
      },
      onFocus({ target }: FocusEvent) {
        const id = target.closest<HTMLElement>('[data-id]')?.dataset['id'];
        setFocused(id === undefined ? null : Number(id));
      },
      onBlur({ relatedTarget }: FocusEvent) {
        // Without a related target, only the window lost focus.
        if (relatedTarget) setFocused(null);
      },
    },
    /** Props of the virtual list. */
    listProps: {
      ref: list,
      scrollRef: scrollContainer,
      shift: last.hasOlder,
      keepMounted,
      onResize() {
        keepAtEnd();
        loadOlder();
      },
    },
  };
}

function endOf({ scrollHeight, clientHeight }: HTMLElement): number {
  return scrollHeight - clientHeight;
}

function firstOf(messages: readonly ChatMessage[]): number {
  return messages[0]?.id ?? 0;
}
