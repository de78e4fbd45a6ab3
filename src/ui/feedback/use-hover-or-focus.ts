import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether the pointer or the focus is inside an element. Also returns the previously focused
 * element.
 */
export function useHoverOrFocus(ref: RefObject<HTMLElement | null>): {
  isActive: boolean;
  previousFocus: RefObject<HTMLElement | null>;
} {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const previousFocus = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, listener, { signal: listening.signal });
    const isInside = (node: EventTarget | null) => node instanceof Node && element.contains(node);
    on('pointerenter', () => setHovered(true));
    on('pointerleave', () => setHovered(false));
    on('focusin', ({ relatedTarget }) => {
      if (isInside(relatedTarget)) return;
      previousFocus.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      setFocused(true);
    });
    on('focusout', ({ relatedTarget }) => setFocused(isInside(relatedTarget)));
    // Removing focused content fires no event.
    const observer = new MutationObserver(() => setFocused(isInside(document.activeElement)));
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, [ref]);

  return { isActive: isHovered || isFocused, previousFocus };
}
