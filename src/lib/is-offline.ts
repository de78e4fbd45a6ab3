/** False on the server, whose navigator has no `onLine`, despite its type. */
export function isOffline(): boolean {
  return 'onLine' in (globalThis.navigator ?? {}) && !navigator.onLine;
}
