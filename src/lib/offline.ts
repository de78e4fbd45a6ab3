/** False on the server, whose navigator has no `onLine`, despite its type. */
export function isOffline(): boolean {
  return (globalThis.navigator as Partial<Navigator> | undefined)?.onLine === false;
}

export function whenOnline(): Promise<unknown> {
  return new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}
