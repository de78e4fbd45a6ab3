import { useRef } from 'react';

/**
 * Scrolling of a list that shows one slide at a time. `onView` is called with the slide that the
 * shopper has scrolled to; never with slides that `scrollTo` passes.
 */
export function useSlides(count: number, onView: (index: number) => void) {
  const track = useRef<HTMLUListElement>(null);
  /** The slide that a smooth scroll approaches. */
  const target = useRef<number>(null);

  function findSlideInView(): number | null {
    const box = track.current;
    if (!box || box.clientWidth === 0) return null;
    // `scrollLeft` is negative on right-to-left pages.
    return Math.min(count - 1, Math.round(Math.abs(box.scrollLeft) / box.clientWidth));
  }

  /** Scrolls only horizontally: the page must not scroll to the list. */
  function scrollTo(index: number) {
    const inView = findSlideInView();
    // No event follows if nothing scrolls.
    target.current = inView === null || inView === index ? null : index;
    const slide = track.current?.children[index];
    if (!track.current || !(slide instanceof HTMLElement)) return;
    track.current.scrollTo({ left: slide.offsetLeft - track.current.offsetLeft });
  }

  function onScroll() {
    const inView = findSlideInView();
    if (inView === null) return;
    if (target.current === null) onView(inView);
    else if (target.current === inView) target.current = null;
  }

  /** The shopper scrolls elsewhere. */
  function cancelTarget() {
    target.current = null;
  }

  function onScrollEnd() {
    // A key or another width may have ended it elsewhere.
    cancelTarget();
    onScroll();
  }

  const handlers = { onScroll, onScrollEnd, onPointerDown: cancelTarget, onWheel: cancelTarget };
  return { track, scrollTo, handlers };
}
