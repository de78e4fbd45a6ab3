import { useEffect, useState } from 'react';
import type { CartGroup } from '../use-cart.ts';

/** How long positions stay fixed after the last click. */
const POSITIONS_TIMEOUT_MS = 1000;

/** Positions at the last click. */
export interface StablePositions {
  shopIds: readonly number[];
  /** By shop id. */
  lineIds: ReadonlyMap<number, readonly number[]>;
  /** Heights in pixels by `data-position`. */
  heights: ReadonlyMap<string, number>;
}

export const positionKey = (kind: 'shop' | 'line', id: number) => `${kind}-${id}`;

/**
 * Keeps the space of removed lines, so that fast clicks do not reach the next line (CART-16). Call
 * `capturePositions` on every click.
 */
export function useStablePositions(groups: readonly CartGroup[]) {
  const [positions, setPositions] = useState<StablePositions | null>(null);

  useEffect(() => {
    if (!positions) return undefined;
    const timer = setTimeout(() => setPositions(null), POSITIONS_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [positions]);

  function capturePositions(contents: HTMLElement): void {
    const elements = [...contents.querySelectorAll<HTMLElement>('[data-position]')];
    const heights = elements.map(
      ({ dataset, offsetHeight }) => [dataset['position'] ?? '', offsetHeight] as const,
    );
    setPositions((last) => {
      const lineIds = groups.map(
        ({ shop_id: id, products }) =>
          [
            id,
            mergeIds(
              last?.lineIds.get(id),
              products.map((line) => line.id),
            ),
          ] as const,
      );
      return {
        shopIds: mergeIds(
          last?.shopIds,
          groups.map(({ shop_id: id }) => id),
        ),
        lineIds: new Map([...(last?.lineIds ?? []), ...lineIds]),
        heights: new Map([...(last?.heights ?? []), ...heights]),
      };
    });
  }

  return { positions, capturePositions };
}

function mergeIds(
  positions: readonly number[] = [],
  present: readonly number[],
): readonly number[] {
  return [...new Set([...positions, ...present])];
}
