import { useEffect } from 'react';
import type { Api, InFlightRequest } from '../api.ts';

/** Runs a call with a signal that fires once no screen waits for the key any more. */
export function withAbort<T>(
  api: Api,
  key: string,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const request = requestFor(api, key);
  if (request.controller.signal.aborted) request.controller = new AbortController();
  return call(request.controller.signal);
}

/** Says that a screen waits for the key; the last one to leave gives the call up. */
export function useRequestAbort(api: Api, key: string): void {
  useEffect(() => {
    if (key === '') return undefined;
    const request = requestFor(api, key);
    request.subscribers += 1;
    return () => {
      request.subscribers -= 1;
      // Not at once: strict mode and list moves take a screen away and put it straight back.
      setTimeout(() => {
        if (request.subscribers > 0) return;
        request.controller.abort();
        api.inFlight.delete(key);
      }, 0);
    };
  }, [api, key]);
}

/** Whether a screen waits for the key, or shows its answer. */
export function hasSubscribers(api: Api, key: string): boolean {
  return (api.inFlight.get(key)?.subscribers ?? 0) > 0;
}

function requestFor({ inFlight }: Api, key: string): InFlightRequest {
  const request = inFlight.get(key) ?? { controller: new AbortController(), subscribers: 0 };
  inFlight.set(key, request);
  return request;
}
