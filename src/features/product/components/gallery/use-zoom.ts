import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { pan, type Point, NO_ZOOM, type Zoom, zoomAt } from './zoom.ts';

const ZOOM_STEP = 1.6;
const DOUBLE_TAP_SCALE = 2.5;
const MIDDLE: Point = { x: 0, y: 0 };

/**
 * Zoom by pinch, double-click or {@link zoomBy}. Dragging pans a zoomed picture and swipes
 * otherwise.
 */
export function useZoom(onSwipe: (direction: 'left' | 'right') => void) {
  const [zoom, setZoom] = useState<Zoom>(NO_ZOOM);
  const frame = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  /** Horizontal distance since pointerdown, in px. */
  const swipeDistance = useRef(0);

  const size = (): Point => ({
    x: frame.current?.clientWidth ?? 0,
    y: frame.current?.clientHeight ?? 0,
  });
  const inFrame = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return MIDDLE;
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  };

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = inFrame(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      // A pinch is not a swipe.
      swipeDistance.current = NaN;
      setZoom((from) => zoomAt(from, factor, middle, size()));
      return;
    }
    swipeDistance.current += now.x - before.x;
    setZoom((from) => pan(from, { x: now.x - before.x, y: now.y - before.y }, size()));
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
    if (zoom.scale === 1 && Math.abs(swipeDistance.current) > 60)
      onSwipe(swipeDistance.current < 0 ? 'left' : 'right');
  }

  return {
    zoom,
    reset: () => setZoom(NO_ZOOM),
    zoomBy: (direction: 1 | -1) =>
      setZoom((from) => zoomAt(from, ZOOM_STEP ** direction, MIDDLE, size())),
    handlers: {
      ref: frame,
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (fingers.current.size === 0) swipeDistance.current = 0;
        fingers.current.set(event.pointerId, inFrame(event));
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove,
      onPointerUp,
      onPointerCancel(event: PointerEvent<HTMLElement>) {
        fingers.current.delete(event.pointerId);
      },
      onDoubleClick(event: MouseEvent) {
        const at = inFrame(event);
        setZoom((from) => (from.scale > 1 ? NO_ZOOM : zoomAt(from, DOUBLE_TAP_SCALE, at, size())));
      },
    },
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
