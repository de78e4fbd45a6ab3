let isLeaving = false;

/** Logs a failure that no shopper needs to see (LANG-04). Never pass secrets. */
export function logFailure(message: string, cause: unknown): void {
  if (isLeaving) return;
  // oxlint-disable-next-line no-console -- the one place that writes to the browser's console
  console.warn(message, cause);
}

/** Logs nothing once the page is left: the browser cancels its requests. */
export function watchLeaving(): void {
  // A page in the back/forward cache may return.
  addEventListener('pagehide', ({ persisted }) => (isLeaving = !persisted));
}
