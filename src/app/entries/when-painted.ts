/** A slow main picture must not keep the page from responding. */
const MAX_WAIT_MS = 2_500;

/**
 * Resolves when the server's page is painted with its main picture, so that scripts do not compete
 * with them (PERF-02). Earlier in a tab without frames, and after the first press or key (PERF-07).
 */
export function whenPainted(): Promise<void> {
  const [picture] = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  return new Promise((resolve) => {
    const start = () => resolve();
    if (document.visibilityState === 'hidden') start();
    setTimeout(start, MAX_WAIT_MS);
    for (const type of ['pointerdown', 'keydown']) {
      addEventListener(type, start, { capture: true, once: true });
    }
    const afterPicture = () => {
      // Frames are painted after their callbacks.
      requestAnimationFrame(() => setTimeout(() => afterFirstPaint(start)));
    };
    if (!picture || picture.complete) {
      afterPicture();
      return;
    }
    for (const type of ['load', 'error']) picture.addEventListener(type, afterPicture);
  });
}

/** Runs when content is on the screen: a slow processor shows a frame long after its callbacks. */
function afterFirstPaint(run: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    run();
    return;
  }
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    run();
  });
  observer.observe({ type: 'paint', buffered: true });
}
