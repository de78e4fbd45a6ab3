import { useEffect, useRef } from 'react';

/** Focuses the heading of a new page, or the main element before it exists (ROUTE-09). */
export function useFocusOnNavigation(path: string): void {
  const shown = useRef(path);

  useEffect(() => {
    if (shown.current === path) return undefined;
    shown.current = path;
    if (focusHeading()) return undefined;
    const main = document.getElementById('main');
    main?.focus({ preventScroll: true });
    // The heading may need data. Focus that the shopper moved stays.
    const observer = new MutationObserver(() => {
      if (document.activeElement !== main || focusHeading()) observer.disconnect();
    });
    if (main) observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [path]);
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
