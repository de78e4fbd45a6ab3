import { useSyncExternalStore } from 'react';

/** False on the server and while its markup is taken over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(noSubscription, isBrowser, isServer);
}

// The page is alive for good: there is nothing to listen to.
const noSubscription = () => () => undefined;
const isBrowser = () => true;
const isServer = () => false;
