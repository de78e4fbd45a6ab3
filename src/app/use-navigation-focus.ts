import { useEffect, useRef } from 'react';

/** A new page begins at its top, with the focus on its heading, or on the main part until that is there (ROUTE-09). */
export function useNavigationFocus(path: string): void {
  const shown = useRef(path);
  const wentBack = useRef(false);

  useEffect(() => {
    const mark = () => {
      wentBack.current = true;
    };
    window.addEventListener('popstate', mark);
    return () => window.removeEventListener('popstate', mark);
  }, []);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    // Back and Forward keep the place that the browser restores.
    if (!wentBack.current) window.scrollTo(0, 0);
    wentBack.current = false;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [path]);
}
