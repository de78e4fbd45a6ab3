import { useEffect, useState } from 'react';
import type { CartGroup } from '../use-cart.ts';

/** How long positions stay fixed after the last click. */
const HOLD_MS = 1000;

/** Positions at the last click. */
export interface HeldPlaces {
  shopIds: readonly number[];
  /** By shop id. */
  lineIds: ReadonlyMap<number, readonly number[]>;
  /** Heights in pixels by `data-place`. */
  heights: ReadonlyMap<string, number>;
}

export const placeOf = (kind: 'shop' | 'line', id: number) => `${kind}-${id}`;

/**
 * Keeps the space of removed lines, so that fast clicks do not reach the next line (CART-16). Call
 * `hold` on every click.
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

function unite(held: readonly number[] = [], present: readonly number[]): readonly number[] {
  return [...new Set([...held, ...present])];
}
