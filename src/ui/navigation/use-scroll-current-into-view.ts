import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a line of links that scrolls sideways on a phone, where the current one may be far along: brings it to the middle, while
 * the page itself stays where it is. `shown` names the current link and whatever moves it; until that changes a shopper who
 * scrolls by hand is left alone.
 */
export function useScrollCurrentIntoView<T extends HTMLElement>(
  shown: string,
): RefObject<T | null> {
  const line = useRef<T>(null);
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    const current = line.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const box = line.current?.getBoundingClientRect();
    if (line.current && current && box) {
      line.current.scrollLeft += current.left + current.width / 2 - box.left - box.width / 2;
    }
  });
  return line;
}
