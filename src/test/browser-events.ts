import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

// Browser events that user-event does not simulate.

export function focusWindow(): void {
  fireEvent.focus(window);
}

/** Puts the page into the back/forward cache. */
export function leavePage(): void {
  fireEvent(window, new PageTransitionEvent('pagehide', { persisted: true }));
}

/** Restores the page from the back/forward cache. */
export function restorePage(): void {
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
}

/** Until the end of the test. */
export function setPageVisibility(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
}

export function failPicture(picture: HTMLElement): void {
  fireEvent.error(picture);
}

/** Also sets the width, because jsdom has no layout. */
export function scrollSideways(row: HTMLElement, left: number, widthPx: number): void {
  Object.defineProperty(row, 'clientWidth', { configurable: true, value: widthPx });
  Object.defineProperty(row, 'scrollLeft', { configurable: true, value: left });
  fireEvent.scroll(row);
}

/** A scroll ends where it is, in browsers that report it. */
export function endScroll(row: HTMLElement): void {
  fireEvent(row, new Event('scrollend'));
}

export function turnWheel(element: HTMLElement): void {
  fireEvent.wheel(element);
}

/** Simulates one of several fingers. user-event can't lift one while another is down. */
export function touchPicture(
  picture: HTMLElement,
  type: 'Down' | 'Move' | 'Up',
  finger: { pointerId: number; clientX: number },
): void {
  fireEvent[`pointer${type}`](picture, { ...finger, clientY: 0 });
}

/** Simulates a key of any keyboard layout. */
export function pressKey(target: HTMLElement, init: KeyboardEventInit): void {
  fireEvent.keyDown(target, init);
}

export function dragFile(phase: 'dragEnter' | 'dragLeave' | 'drop', target: HTMLElement): void {
  fireEvent[phase](target);
}

/** Simulates Enter that confirms the input of an IME. */
export function confirmComposition(field: HTMLElement): void {
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
}
