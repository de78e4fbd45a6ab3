import { useEffect, useRef, useState } from 'react';

/**
 * Returns a ref of the start of a list, and a function for links below it that change its page. The
 * start gets the focus after the navigation, which records the scroll position (ROUTE-09). Not for
 * links to other pages: they may wait for code before they navigate.
 */
export function useListStart<Start extends HTMLElement>() {
  const start = useRef<Start>(null);
  const [visits, setVisits] = useState(0);
  useEffect(() => {
    if (visits === 0) return;
    start.current?.focus({ preventScroll: true });
    start.current?.scrollIntoView({ block: 'start' });
  }, [visits]);
  return { start, goToStart: () => setVisits((count) => count + 1) };
}
