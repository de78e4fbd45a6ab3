import { useEffect, useRef } from 'react';

/**
 * Has a list that goes on by a press within the page begin at its top: call what it returns right before. Back and Forward are
 * left to the app, which knows where each entry was left (ROUTE-09).
 */
export function useScrollToList(): () => void {
  const isPending = useRef(false);
  useEffect(() => {
    if (!isPending.current) return;
    isPending.current = false;
    document.documentElement.scrollTop = 0;
  });
  return () => {
    isPending.current = true;
  };
}
