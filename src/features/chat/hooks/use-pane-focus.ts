import { type RefObject, useEffect, useRef } from 'react';

/**
 * On small screens list and conversation take each other's place: who works with keys goes on from the way back, and comes back to
 * the shop that was left.
 */
export function usePaneFocus(shopId: number | null, panes: RefObject<HTMLElement | null>) {
  const left = useRef(shopId);
  useEffect(() => {
    const before = left.current;
    left.current = shopId;
    if (before === shopId || isVisible(document.activeElement)) return;
    const next = panes.current?.querySelector<HTMLElement>(
      shopId === null ? `a[href$="shop=${before}"]` : '[data-back]',
    );
    if (next && isVisible(next)) next.focus();
  }, [shopId, panes]);
}

function isVisible(element: Element | null): boolean {
  return element !== null && element !== document.body && element.getClientRects().length > 0;
}
