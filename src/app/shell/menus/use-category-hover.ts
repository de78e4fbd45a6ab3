import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isShortcut } from '../../../lib/is-shortcut.ts';

/** The pointer crosses tiles on its way to the subcategories. */
const HOVER_DELAY_MS = 120;

/** Calls `onShow` with the hovered or focused `data-tile`. Arrows, Home and End move focus. */
export function useCategoryHover(
  list: RefObject<HTMLElement | null>,
  onShow: (tile: string) => void,
): void {
  const show = useEffectEvent(onShow);

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let hoverTimer: ReturnType<typeof setTimeout> | undefined;
    const tileOf = (target: EventTarget | null) =>
      target instanceof Element
        ? target.closest('li:has(> [data-tile])')?.querySelector<HTMLElement>('[data-tile]')
            ?.dataset['tile']
        : undefined;

    element.addEventListener(
      'focusin',
      ({ target }) => {
        const tile = tileOf(target);
        if (tile !== undefined) show(tile);
      },
      { signal },
    );
    element.addEventListener(
      'pointerover',
      ({ target }) => {
        clearTimeout(hoverTimer);
        const tile = tileOf(target);
        if (tile !== undefined) hoverTimer = setTimeout(() => show(tile), HOVER_DELAY_MS);
      },
      { signal },
    );
    element.addEventListener('pointerleave', () => clearTimeout(hoverTimer), { signal });
    element.addEventListener(
      'keydown',
      (event) => {
        const tiles = [...element.querySelectorAll<HTMLElement>('[data-tile]')];
        const next = isShortcut(event) ? undefined : adjacentTile(tiles, event);
        if (!next) return;
        event.preventDefault();
        next.focus();
      },
      { signal },
    );
    return () => {
      clearTimeout(hoverTimer);
      controller.abort();
    };
  }, [list]);
}

function adjacentTile(
  tiles: HTMLElement[],
  { key, target }: KeyboardEvent,
): HTMLElement | undefined {
  const index = tiles.findIndex((tile) => tile === target);
  const current = tiles[index];
  if (!current) return undefined;
  const step = getComputedStyle(current).direction === 'rtl' ? -1 : 1;
  const { left, top } = current.getBoundingClientRect();
  const verticalOffset = (tile: HTMLElement) => {
    const box = tile.getBoundingClientRect();
    return Math.abs(box.left - left) < 1 ? box.top - top : 0;
  };
  switch (key) {
    case 'ArrowRight':
      return tiles[index + step];
    case 'ArrowLeft':
      return tiles[index - step];
    case 'ArrowDown':
      return tiles.find((tile) => verticalOffset(tile) > 0);
    case 'ArrowUp':
      return tiles.findLast((tile) => verticalOffset(tile) < 0);
    case 'Home':
      return tiles[0];
    case 'End':
      return tiles.at(-1);
    default:
      return undefined;
  }
}
