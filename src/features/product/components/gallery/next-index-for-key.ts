import { isShortcut, type PressedKey } from '../../../../lib/is-shortcut.ts';

/** Cyclic for arrow keys. Returns undefined for other keys. */
export function nextIndexForKey(
  pressed: PressedKey,
  from: number,
  count: number,
): number | undefined {
  const { key } = pressed;
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (isShortcut(pressed)) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return (from + (key === forward ? 1 : count - 1)) % count;
}
