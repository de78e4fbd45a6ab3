/** Focuses an element that is no control, without scrolling. */
export function focusText(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
