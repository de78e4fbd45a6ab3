import { useEffect } from 'react';
import type { Api, InFlightRequest } from '../api.ts';

/** Runs a request with a signal that aborts when the key has no subscribers left. */
export function withAbort<T>(
  api: Api,
  key: string,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const request = getOrCreateRequest(api, key);
  if (request.controller.signal.aborted) request.controller = new AbortController();
  return call(request.controller.signal);
}

/** Subscribes to a key; the last unmount aborts the request. */
export function useRequestAbort(api: Api, key: string): void {
  useEffect(() => {
    if (key === '') return undefined;
    const request = getOrCreateRequest(api, key);
    request.subscribers += 1;
    return () => {
      request.subscribers -= 1;
      // Deferred: strict mode and moved list items remount at once.
      setTimeout(() => {
        if (request.subscribers > 0) return;
        request.controller.abort();
        api.inFlight.delete(key);
      }, 0);
    };
  }, [api, key]);
}

function getOrCreateRequest({ inFlight }: Api, key: string): InFlightRequest {
  const request = inFlight.get(key) ?? { controller: new AbortController(), subscribers: 0 };
  inFlight.set(key, request);
  return request;
}
