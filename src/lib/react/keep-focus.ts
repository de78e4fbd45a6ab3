/**
 * A ref of an element whose controls are removed or replaced. The control at the same place gets
 * the focus of a removed one, in the smallest part that is left and has controls. For a removed
 * list item, it is the next item's first control. Browsers would give the focus to the page.
 */
export function keepFocus(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  let focused: HTMLElement | undefined;
  /** The parts that contain the focused control, the smallest first, with the place to focus. */
  let parts: [part: HTMLElement, place: number][] = [];
  const remember = ({ target }: Pick<FocusEvent, 'target'>) => {
    focused = controlsIn(element).find((control) => control === target);
    parts = [];
    let anchor = focused;
    let part = focused?.parentElement;
    while (anchor && part && element.contains(part)) {
      parts.push([part, controlsIn(part).indexOf(anchor)]);
      if (part.localName === 'li') [anchor] = controlsIn(part);
      part = part.parentElement;
    }
  };
  const observer = new MutationObserver(() => {
    // The places of a control change with those before it.
    if (focused?.isConnected) return remember({ target: focused });
    // The shopper has moved the focus.
    if (document.activeElement !== document.body) focused = undefined;
    if (!focused) return;
    for (const [part, place] of parts) {
      const controls = part.isConnected ? controlsIn(part) : [];
      const next = controls[place] ?? controls.at(-1);
      if (next) return next.focus({ preventScroll: true });
    }
  });
  element.addEventListener('focusin', remember);
  observer.observe(element, { childList: true, subtree: true });
  return () => {
    element.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

const controlsIn = (part: HTMLElement) => [
  ...part.querySelectorAll<HTMLElement>(
    ':is(a[href], button, input:not([hidden]), select, textarea):not(:disabled)',
  ),
];
