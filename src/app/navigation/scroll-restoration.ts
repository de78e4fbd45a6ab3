import type { AppScope } from '../../lib/react/app-scope.ts';
import { createScrollPositions, entryKey } from '../../lib/router/scroll-positions.ts';

const STORAGE_KEY = 'souk.scroll';
/** History entries per tab. */
const MAX_ENTRIES = 50;
/** After this time, late content no longer moves the page. */
const RESTORE_TIMEOUT_MS = 3000;

const USER_SCROLL_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

export function createScrollRestoration(scope: AppScope) {
  const positions = scope.get(createScrollPositions);
  const { byEntry } = positions;
  let current = '';
  let stopRestoring: (() => void) | undefined;

  /**
   * Restores the position on Back and Forward. The browser gives up when content arrives late
   * (ROUTE-09).
   */
  function trackScroll(): () => void {
    for (const [key, position] of loadEntries()) byEntry.set(key, position);
    current = entryKey(history.state) ?? assignEntryKey();
    const stored = byEntry.get(current) ?? 0;
    // The browser restored it, except below products that load late.
    if (stored > maxScroll()) restore(stored);
    const record = (position = window.scrollY) => {
      if (!stopRestoring) byEntry.set(current, position);
    };
    const onScroll = () => record();
    const onPopState = () => {
      // Scrolling in this frame has fired no event yet.
      record(positions.leftAt);
      const key = entryKey(history.state);
      current = key ?? assignEntryKey();
      // Without a key the browser jumps to a fragment.
      if (key) restore(byEntry.get(key) ?? 0);
    };
    const onPageHide = () => {
      record();
      // The next page view is complete HTML, which the browser restores better.
      history.scrollRestoration = 'auto';
      saveEntries([...byEntry].slice(-MAX_ENTRIES));
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('popstate', onPopState);
    window.addEventListener('pagehide', onPageHide);
    return () => {
      stopRestoring?.();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('popstate', onPopState);
      window.removeEventListener('pagehide', onPageHide);
    };
  }

  /** Call before a navigation. Returns the state of the next history entry. */
  function savePosition(isReplaced: boolean, state: unknown): unknown {
    stopRestoring?.();
    history.scrollRestoration = 'manual';
    if (!isReplaced) {
      byEntry.set(current, window.scrollY);
      current = createKey();
    }
    return { ...(typeof state === 'object' ? state : {}), entry: current };
  }

  /** Waits until the page is long enough. Stops when the shopper interacts. */
  function restore(position: number): void {
    stopRestoring?.();
    const startedAt = performance.now();
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
      if (isReached || performance.now() - startedAt > RESTORE_TIMEOUT_MS) stop();
      else frame = requestAnimationFrame(step);
    };
    // The next frame shows the page.
    frame = requestAnimationFrame(step);
  }

  return { trackScroll, savePosition };
}

function maxScroll(): number {
  return document.documentElement.scrollHeight - window.innerHeight;
}

function assignEntryKey(): string {
  const entry = createKey();
  // The router listens to `history.replaceState`.
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
    // Storage is blocked.
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
