const ROW_HEIGHT_PX = 60;
/** Higher than any conversation of the tests: all of it is seen, and nothing scrolls. */
const VIEWPORT_HEIGHT_PX = 50_000;

/**
 * Lists that hold only what is seen ask how high things are. The page of a test has no layout: from now on it says that a box that
 * can have the focus is high, and whatever else is asked about one row.
 */
export function mockLayout(): void {
  const page = document.defaultView;
  if (!page) throw new Error('Failed to lay out: the document has no window.');
  page.ResizeObserver = RowsObserver;
  Object.defineProperty(page.HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return this.parentElement;
    },
  });
  page.Element.prototype.scrollTo = () => undefined;
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
    // As a browser does: after what is going on, and only of what is there.
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
