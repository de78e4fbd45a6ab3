import { createStore } from 'zustand/vanilla';
import type { Api } from '../api.ts';
import type { BusyError } from '../errors.ts';
import type { AppScope } from '../../lib/react/app-scope.ts';

/** Creates the store of reads that wait until the backend accepts requests again. */
export function createBusyRetries(_scope: AppScope) {
  /** When all of them are sent, in ms since 1970. */
  const store = createStore(() => ({ retryAtMs: 0 }));
  const waiting = new Map<string, () => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function sendAll(): void {
    const retries = [...waiting.values()];
    waiting.clear();
    for (const retry of retries) retry();
  }

  return Object.assign(store, {
    /** Waits for the latest time that any of them was given. */
    add(key: string, retryAtMs: number, retry: () => void): void {
      waiting.set(key, retry);
      if (retryAtMs <= store.getState().retryAtMs) return;
      store.setState({ retryAtMs });
      clearTimeout(timer);
      timer = setTimeout(sendAll, retryAtMs - Date.now());
    },
  });
}

/** Sends a refused read again at the time that the backend gave, once per key. */
export function addBusyRetry(
  api: Api,
  key: string,
  { retryAtMs }: BusyError,
  retry: () => void,
): void {
  api.scope.get(createBusyRetries).add(key, retryAtMs, () => {
    // Another request may have succeeded meanwhile.
    if (api.cache.get(key)?.error !== undefined) retry();
  });
}
