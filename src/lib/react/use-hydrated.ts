import { useSyncExternalStore } from 'react';

/** Returns false on the server and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(noSubscription, isBrowser, isServer);
}

const noSubscription = () => () => undefined;
const isBrowser = () => true;
const isServer = () => false;
