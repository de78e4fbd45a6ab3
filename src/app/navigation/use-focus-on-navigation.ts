import { useEffect, useRef } from 'react';

/** A new page has the focus on its heading, or on the main part until that is there (ROUTE-09). */
export function useFocusOnNavigation(path: string): void {
  const shown = useRef(path);

  useEffect(() => {
    if (shown.current === path) return undefined;
    shown.current = path;
    if (focusHeading()) return undefined;
    const main = document.getElementById('main');
    main?.focus({ preventScroll: true });
    // The heading comes with the page's data; a shopper who has gone on by then is left alone.
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
