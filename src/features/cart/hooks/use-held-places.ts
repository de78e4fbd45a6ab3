import { useEffect, useState } from 'react';
import type { CartGroup } from '../use-cart.ts';

/** How long everything keeps its place after the last press, in milliseconds. */
const HOLD_MS = 1000;

/** What stood where in the cart when it was pressed last. */
export interface HeldPlaces {
  shopIds: readonly number[];
  /** Products by shop. */
  lineIds: ReadonlyMap<number, readonly number[]>;
  /** Heights in pixels by the value of `data-place`. */
  heights: ReadonlyMap<string, number>;
}

/** Value of `data-place` on the element of a shop or of a line. */
export const placeOf = (kind: 'shop' | 'line', id: number) => `${kind}-${id}`;

/**
 * Keeps the places of lines that go while the cart is being pressed, so that the next press on the same
 * spot meets no other line (CART-16). Call `hold` on every press; null: nothing is held.
 */
export function useHeldPlaces(groups: readonly CartGroup[]) {
  const [held, setHeld] = useState<HeldPlaces | null>(null);

  useEffect(() => {
    if (!held) return undefined;
    const timer = setTimeout(() => setHeld(null), HOLD_MS);
    return () => clearTimeout(timer);
  }, [held]);

  function hold(contents: HTMLElement): void {
    const elements = [...contents.querySelectorAll<HTMLElement>('[data-place]')];
    const heights = elements.map(
      ({ dataset, offsetHeight }) => [dataset['place'] ?? '', offsetHeight] as const,
    );
    setHeld((last) => {
      const lineIds = groups.map(
        ({ shop_id: id, products }) =>
          [
            id,
            unite(
              last?.lineIds.get(id),
              products.map((line) => line.id),
            ),
          ] as const,
      );
      return {
        shopIds: unite(
          last?.shopIds,
          groups.map(({ shop_id: id }) => id),
        ),
        lineIds: new Map([...(last?.lineIds ?? []), ...lineIds]),
        heights: new Map([...(last?.heights ?? []), ...heights]),
      };
    });
  }

  return { held, hold };
}

/** Held ids first, in their order. */
function unite(held: readonly number[] = [], present: readonly number[]): readonly number[] {
  return [...new Set([...held, ...present])];
}
