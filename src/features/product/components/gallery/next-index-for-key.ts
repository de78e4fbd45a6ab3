/** Cyclic for arrow keys. Returns undefined for other keys. */
export function nextIndexForKey(key: string, from: number, count: number): number | undefined {
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return (from + (key === forward ? 1 : count - 1)) % count;
}
