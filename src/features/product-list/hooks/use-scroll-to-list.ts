import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function to scroll to the top after the next render. Call it before navigating within a
 * list. The app restores the position for Back and Forward (ROUTE-09).
 */
export function useScrollToList(): () => void {
  const isPending = useRef(false);
  useEffect(() => {
    if (!isPending.current) return;
    isPending.current = false;
    document.documentElement.scrollTop = 0;
  });
  return useCallback(() => {
    isPending.current = true;
  }, []);
}
