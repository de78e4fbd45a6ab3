import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls the current link to the middle of a horizontal list, without scrolling the page. Runs
 * again only when `layoutKey` changes, so that manual scrolling is preserved.
 */
export function useScrollCurrentIntoView<T extends HTMLElement>(
  layoutKey: string,
): RefObject<T | null> {
  const line = useRef<T>(null);
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current === layoutKey) return;
    last.current = layoutKey;
    const current = line.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const box = line.current?.getBoundingClientRect();
    if (line.current && current && box) {
      line.current.scrollLeft += current.left + current.width / 2 - box.left - box.width / 2;
    }
  });
  return line;
}
