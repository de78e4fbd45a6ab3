import { fireEvent } from '@testing-library/react';

// Events that `user` can't cause: the browser's own, and what user-event does not simulate.

/** The shopper comes back to the window of the shop. */
export function focusWindow(): void {
  fireEvent.focus(window);
}

/** The browser shows a page from its back/forward cache. */
export function restorePage(): void {
  fireEvent(window, new Event('pageshow'));
}

/** A picture can't be loaded. */
export function failPicture(picture: HTMLElement): void {
  fireEvent.error(picture);
}

/** Scrolls a row sideways; jsdom has no layout, so its width is given too. */
export function scrollSideways(row: HTMLElement, left: number, widthPx: number): void {
  Object.defineProperty(row, 'clientWidth', { configurable: true, value: widthPx });
  Object.defineProperty(row, 'scrollLeft', { configurable: true, value: left });
  fireEvent.scroll(row);
}

/** A finger touches a picture; user-event does not lift one finger while another is down. */
export function touchPicture(
  picture: HTMLElement,
  type: 'Down' | 'Move' | 'Up',
  finger: { pointerId: number; clientX: number },
): void {
  fireEvent[`pointer${type}`](picture, { ...finger, clientY: 0 });
}

/** A file is dragged over an element, away from it, or dropped on it. */
export function dragFile(phase: 'dragEnter' | 'dragLeave' | 'drop', target: HTMLElement): void {
  fireEvent[phase](target);
}

/** Enter confirms a word of an input method (IME); it is no Enter for the page. */
export function confirmComposition(field: HTMLElement): void {
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
}
