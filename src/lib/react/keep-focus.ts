/**
 * A ref of an element whose controls are replaced: the one at the same place gets the focus of a
 * removed one. Browsers would give it to the page.
 */
export function keepFocus(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const controls = () => [...element.querySelectorAll<HTMLElement>('a[href], button')];
  let focused: HTMLElement | undefined;
  let place = 0;
  const remember = ({ target }: FocusEvent) => {
    const all = controls();
    place = all.findIndex((control) => control === target);
    focused = all[place];
  };
  const observer = new MutationObserver(() => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const all = controls();
    all[Math.min(place, all.length - 1)]?.focus({ preventScroll: true });
  });
  element.addEventListener('focusin', remember);
  observer.observe(element, { childList: true, subtree: true });
  return () => {
    element.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}
