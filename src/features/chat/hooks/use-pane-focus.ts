import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves focus to the back link or the shop when list and conversation replace each other on small
 * screens.
 */
export function usePaneFocus(shopId: number | null, panes: RefObject<HTMLElement | null>) {
  const previousShopId = useRef(shopId);
  useEffect(() => {
    const before = previousShopId.current;
    previousShopId.current = shopId;
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
