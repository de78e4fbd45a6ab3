import { useEffect, useRef } from 'react';

/**
 * Has a list that goes on by a press within the page begin at its top: call what it returns right before. Back and Forward are
 * left to the app, which knows where each entry was left (ROUTE-09).
 */
export function useScrollToList(): () => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    document.documentElement.scrollTop = 0;
  });
  return () => {
    wanted.current = true;
  };
}
