const STORAGE_KEY = 'souk.scroll';
/** Entries of a tab's history that are remembered. */
const MAX_ENTRIES = 50;
/** Content that is so late does not get the shopper thrown about any more, ms. */
const RESTORE_TIMEOUT_MS = 3000;

const USER_SCROLL_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Creates the record of where this tab's pages were scrolled to. */
export function createScrollRestoration() {
  /** How far each entry of this tab's history was scrolled, by the entry's key. */
  let positions = new Map<string, number>();
  let current = '';
  let stopRestoring: (() => void) | undefined;

  /**
   * Has Back and Forward find the page where it was left, once its content is there again; the
   * browser's own way gives up when the content is a moment late (ROUTE-09).
   */
  function trackScroll(): () => void {
    positions = new Map(loadEntries());
    current = keyOf(history.state) ?? keyEntry();
    const record = () => {
      if (!stopRestoring) positions.set(current, window.scrollY);
    };
    const onPopState = () => {
      // A scroll of this frame has not been announced yet.
      record();
      const key = keyOf(history.state);
      current = key ?? keyEntry();
      // Without a key it is a jump within the page, which the browser makes by itself.
      if (key) restore(positions.get(key) ?? 0);
    };
    const onPageHide = () => {
      record();
      // The next page view's HTML is whole from the start: there the browser's own way is better.
      history.scrollRestoration = 'auto';
      saveEntries([...positions].slice(-MAX_ENTRIES));
    };
    window.addEventListener('scroll', record, { passive: true });
    // Before the router: it has the new page drawn before the next listener is called.
    window.addEventListener('popstate', onPopState, { capture: true });
    window.addEventListener('pagehide', onPageHide);
    return () => {
      stopRestoring?.();
      window.removeEventListener('scroll', record);
      window.removeEventListener('popstate', onPopState, { capture: true });
      window.removeEventListener('pagehide', onPageHide);
    };
  }

  /** Call before the app goes on: notes the place, and gives the state that the next entry is to have. */
  function savePosition(isReplaced: boolean, state: unknown): unknown {
    stopRestoring?.();
    history.scrollRestoration = 'manual';
    if (!isReplaced) {
      positions.set(current, window.scrollY);
      current = createKey();
    }
    return { ...(typeof state === 'object' ? state : {}), entry: current };
  }

  /** Goes to the place as soon as the page is long enough, unless the shopper goes elsewhere first. */
  function restore(position: number): void {
    stopRestoring?.();
    const started = performance.now();
    let frame = 0;
    const stop = () => {
      cancelAnimationFrame(frame);
      for (const name of USER_SCROLL_EVENTS) window.removeEventListener(name, stop);
      stopRestoring = undefined;
    };
    stopRestoring = stop;
    for (const name of USER_SCROLL_EVENTS) window.addEventListener(name, stop, { passive: true });
    const step = () => {
      window.scrollTo(0, position);
      const isReached = Math.abs(window.scrollY - position) < 1;
      if (isReached || performance.now() - started > RESTORE_TIMEOUT_MS) stop();
      else frame = requestAnimationFrame(step);
    };
    // By the next frame the page of the entry is there.
    frame = requestAnimationFrame(step);
  }

  return { trackScroll, savePosition };
}

function keyOf(state: unknown): string | undefined {
  const key: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'entry') : undefined;
  return typeof key === 'string' ? key : undefined;
}

function keyEntry(): string {
  const entry = createKey();
  // Not through `history.replaceState`, which tells the router of a change that is none.
  History.prototype.replaceState.call(history, { ...(history.state as object), entry }, '');
  return entry;
}

function createKey(): string {
  return `${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;
}

function loadEntries(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][];
  } catch {
    // Storage is forbidden: a reload begins at the top.
    return [];
  }
}

function saveEntries(entries: readonly (readonly [string, number])[]): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(entries));
  } catch {
    // See loadEntries.
  }
}
