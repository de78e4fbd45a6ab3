import { useEffect } from 'react';
import type { Api } from '../api.ts';

interface InFlightRequest {
  controller: AbortController;
  subscribers: number;
}

const requests = new WeakMap<Api, Map<string, InFlightRequest>>();

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
        requests.get(api)?.delete(key);
      }, 0);
    };
  }, [api, key]);
}

/** Whether a screen waits for the key, or shows its answer. */
export function hasSubscribers(api: Api, key: string): boolean {
  return (requests.get(api)?.get(key)?.subscribers ?? 0) > 0;
}

function requestFor(api: Api, key: string): InFlightRequest {
  const all = requests.get(api) ?? new Map<string, InFlightRequest>();
  requests.set(api, all);
  const request = all.get(key) ?? { controller: new AbortController(), subscribers: 0 };
  all.set(key, request);
  return request;
}
