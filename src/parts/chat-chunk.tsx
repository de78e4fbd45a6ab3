import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { ChatBubble } from './chat-bubble.tsx';
import type { ChatRow } from './chat-rows.ts';

/** Far enough ahead that fast scrolling meets no empty room, px. */
const AHEAD = 900;

/**
 * A piece of a long conversation. Far from what is seen only its room is kept, so that ten thousand messages weigh no more than a
 * few dozen.
 */
export const ChatChunk = memo(
  function ChatChunk(props: {
    rows: readonly ChatRow[];
    total: number;
    box: RefObject<HTMLElement | null>;
  }) {
    const { rows, total, box } = props;
    const own = useRef<HTMLDivElement>(null);
    const [room, setRoom] = useState<number | null>(null);

    useEffect(() => {
      const list = box.current;
      const chunk = own.current;
      if (!list || !chunk || typeof IntersectionObserver === 'undefined') return undefined;
      return watchNearness(list, chunk, ({ isIntersecting, boundingClientRect: { height } }) =>
        setRoom((known) => (isIntersecting ? null : (known ?? height))),
      );
    }, [box]);

    return (
      <div ref={own} style={room === null ? undefined : { blockSize: room }}>
        {room === null
          ? rows.map((row) => <ChatBubble key={row.message.id} row={row} total={total} />)
          : null}
      </div>
    );
  },
  (one, other) =>
    one.total === other.total &&
    one.rows.length === other.rows.length &&
    one.rows.every((row, index) => {
      const same = other.rows[index];
      return (
        same?.message === row.message &&
        same.position === row.position &&
        same.startsDay === row.startsDay &&
        same.startsGroup === row.startsGroup
      );
    }),
);

type OnNearness = (entry: IntersectionObserverEntry) => void;
const observers = new WeakMap<Element, IntersectionObserver>();
const callbacks = new WeakMap<Element, OnNearness>();

/** Tells when a piece of a list comes near to what is seen, and when it goes; one observer for all pieces. Returns how to stop. */
function watchNearness(list: Element, piece: Element, onNearness: OnNearness): () => void {
  const observer =
    observers.get(list) ??
    new IntersectionObserver(
      (entries) => {
        for (const entry of entries) callbacks.get(entry.target)?.(entry);
      },
      { root: list, rootMargin: `${AHEAD}px 0px` },
    );
  observers.set(list, observer);
  callbacks.set(piece, onNearness);
  observer.observe(piece);
  return () => observer.unobserve(piece);
}
