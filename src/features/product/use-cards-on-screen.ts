import { type RefObject, useDeferredValue, useEffect, useState } from 'react';
import { useAppPart } from '../../lib/react/app-scope.ts';
import { useHydrated } from '../../lib/react/use-hydrated.ts';
import { createScrollPositions, entryKey } from '../../lib/router/scroll-positions.ts';

interface GridLayout {
  /** Of the viewport, in px. */
  width: number;
  cards: readonly CardBox[];
}

interface CardBox {
  /** In px from the top of the page. */
  top: number;
  /** In px. */
  height: number;
}

/** Layouts of the grids that were shown, by their list of products. */
const createLayouts = () => new WeakMap<object, GridLayout>();

/**
 * When a grid is shown again, the cards on the screen are rendered and painted first and the others
 * after them (PERF-06). Returns a function with the index of a card: the height to reserve for it in
 * px if it comes later.
 *
 * @param grid its children are the cards of `products`, in this order
 */
export function useCardsOnScreen(
  products: readonly object[],
  grid: RefObject<HTMLElement | null>,
): (index: number) => number | undefined {
  const isHydrated = useHydrated();
  const layouts = useAppPart(createLayouts);
  const { byEntry } = useAppPart(createScrollPositions);
  const [first] = useState(() => ({
    layout: layouts.get(products),
    // Of the page, when it is shown.
    top: isHydrated ? (byEntry.get(entryKey(history.state) ?? '') ?? 0) : 0,
  }));
  const isComplete = useDeferredValue(true, !isHydrated || first.layout?.width !== innerWidth);
  useEffect(() => {
    if (!grid.current || !isComplete || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) layouts.set(products, measure(entry.target));
    });
    observer.observe(grid.current);
    return () => observer.disconnect();
  }, [products, grid, layouts, isComplete]);

  return (index) => {
    const box = isComplete ? undefined : first.layout?.cards[index];
    const isOnScreen = box && box.top < first.top + innerHeight && box.top + box.height > first.top;
    return isOnScreen ? undefined : box?.height;
  };
}

function measure(grid: Element): GridLayout {
  const cards = Array.from(grid.children, (card) => {
    const { top, height } = card.getBoundingClientRect();
    return { top: top + scrollY, height };
  });
  return { width: innerWidth, cards };
}
