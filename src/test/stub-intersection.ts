import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Stubs `IntersectionObserver`, which jsdom lacks. Observers are silent until the returned function
 * is called. It notifies all of them, and later ones as in a browser.
 * Undo with `vi.unstubAllGlobals()`.
 */
export function stubIntersection(): (isIntersecting: boolean) => void {
  const active = new Set<(isIntersecting: boolean) => void>();
  let current: boolean | undefined;
  class StubbedObserver {
    readonly #notify: (isIntersecting: boolean) => void;

    constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
      this.#notify = (isIntersecting) => onChange([{ isIntersecting }]);
    }

    observe() {
      active.add(this.#notify);
      if (current === undefined) return;
      queueMicrotask(() => {
        if (current !== undefined && active.has(this.#notify)) this.#notify(current);
      });
    }

    disconnect() {
      active.delete(this.#notify);
    }
  }
  vi.stubGlobal('IntersectionObserver', StubbedObserver);
  return (isIntersecting) => {
    current = isIntersecting;
    act(() => {
      for (const notify of active) notify(isIntersecting);
    });
  };
}
