import { useEffect } from 'react';

/**
 * Scrolls rows to an element that the keyboard focused and that the edge of the page cuts. Browsers
 * scroll only to what is completely outside (WCAG 2.4.11).
 */
export function useShowFocused(): void {
  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      const { left, right } = target.getBoundingClientRect();
      if (left < 0 || right > document.documentElement.clientWidth) {
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }
    };
    document.addEventListener('focusin', show);
    return () => document.removeEventListener('focusin', show);
  }, []);
}
