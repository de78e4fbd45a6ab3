const ROW_HEIGHT_PX = 60;
const VIEWPORT_HEIGHT_PX = 50_000;

/**
 * Mocks sizes for virtualized lists, because jsdom has no layout. Focusable elements have the
 * viewport's height, others the height of a row.
 */
export function mockLayout(): void {
  const page = document.defaultView;
  if (!page) throw new Error('Failed to mock the layout: the document has no window.');
  page.ResizeObserver = RowsObserver;
  Object.defineProperty(page.HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return this.parentElement;
    },
  });
  page.Element.prototype.scrollBy = () => undefined;
}

class RowsObserver implements ResizeObserver {
  readonly #observed = new Set<Element>();
  readonly #callback: ResizeObserverCallback;

  constructor(callback: ResizeObserverCallback) {
    this.#callback = callback;
  }

  observe(target: Element): void {
    this.#observed.add(target);
    // Asynchronous and only for connected elements, as in a browser.
    queueMicrotask(() => {
      if (this.#observed.has(target) && target.isConnected) this.#callback([entryOf(target)], this);
    });
  }

  unobserve(target: Element): void {
    this.#observed.delete(target);
  }

  disconnect(): void {
    this.#observed.clear();
  }
}

function entryOf(target: Element): ResizeObserverEntry {
  const height = target.hasAttribute('tabindex') ? VIEWPORT_HEIGHT_PX : ROW_HEIGHT_PX;
  return {
    target,
    contentRect: new DOMRect(0, 0, 400, height),
    borderBoxSize: [],
    contentBoxSize: [],
    devicePixelContentBoxSize: [],
  };
}
