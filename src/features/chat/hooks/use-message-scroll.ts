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
export function useChatScroll(
  messages: readonly ChatMessage[],
  /** How many own ones are not confirmed. */
  waiting: number,
  /** From how near to the start older ones are asked for, px. */
  older: { near: number; ask: () => void },
) {
  const box = useRef<HTMLElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  /** How much lies below what is seen, px. */
  const below = useRef(0);
  const [hasNews, setHasNews] = useState(false);
  const [focused, setFocused] = useState<number | null>(null);

  const [last, setLast] = useState({ messages, hasOlder: false });
  if (last.messages !== messages)
    setLast({ messages, hasOlder: firstOf(messages) < firstOf(last.messages) });

  const keepMounted = useMemo(() => {
    const index = focused === null ? -1 : messages.findIndex(({ id }) => id === focused);
    return index < 0 ? [] : [index];
  }, [messages, focused]);

  const hold = () => {
    // A little above the end the place is the reader's: who leaves slowly is not pulled back.
    if (box.current && below.current < 1) box.current.scrollTop = box.current.scrollHeight;
  };

  const askOlder = () => {
    // Before anything is laid out all is near.
    if (box.current && list.current?.viewportSize && box.current.scrollTop < older.near)
      older.ask();
  };

  const toEnd = () => {
    below.current = 0;
    hold();
    setHasNews(false);
  };

  const lastId = messages.at(-1)?.id ?? 0;
  const shown = useRef({ lastId, waiting });
  // After every change, before it is painted.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { lastId, waiting };
    const isFollowed = lastId > before.lastId && below.current < END_DISTANCE_PX;
    // Who writes wants to see it.
    if (isFollowed || waiting > before.waiting) below.current = 0;
    hold();
  });

  const lastSeen = useRef(lastId);
  useEffect(() => {
    if (lastId > lastSeen.current && below.current >= END_DISTANCE_PX) setHasNews(true);
    lastSeen.current = lastId;
  }, [lastId]);

  // Too few to scroll, or a page that brought nothing new: the start is still near, and no scroll will tell.
  useEffect(askOlder);

  return {
    box,
    toEnd,
    hasNews,
    /** For the element that scrolls. */
    boxProps: {
      onScroll() {
        const { current } = box;
        if (!current) return;
        below.current = current.scrollHeight - current.scrollTop - current.clientHeight;
        if (below.current < END_DISTANCE_PX) setHasNews(false);
        askOlder();
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'End' || event.target !== box.current) return;
        // The browser's own way there aims at where the end was before what comes into sight is measured.
        event.preventDefault();
        toEnd();
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
        hold();
        askOlder();
      },
    },
  };
}

function firstOf(messages: readonly ChatMessage[]): number {
  return messages[0]?.id ?? 0;
}
