/**
 * Notes a failure that no shopper needs to see, as the specification asks for some calls (LANG-04).
 * Nothing secret goes in here.
 */
export function logFailure(message: string, cause: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes to the browser's console
  console.warn(message, cause);
}
