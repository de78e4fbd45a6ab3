/** Logs a failure that no shopper needs to see (LANG-04). Never pass secrets. */
export function logFailure(message: string, cause: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes to the browser's console
  console.warn(message, cause);
}
