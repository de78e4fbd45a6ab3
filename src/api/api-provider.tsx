import { createContext, type ReactNode, use, useMemo } from 'react';
import { SWRConfig } from 'swr';
import { AppScopeContext } from '../lib/react/app-scope.ts';
import type { Api } from './api.ts';
import { AbortedRequestError, statusOf } from './errors.ts';

const ApiContext = createContext<Api | null>(null);

/** Gives the generated hooks their client and cache, and the app its state. `fallback` is data that came with the page. */
export function ApiProvider(props: {
  api: Api;
  fallback?: Record<string, unknown>;
  children: ReactNode;
}) {
  const { api, fallback, children } = props;
  const value = useMemo(
    () => ({
      provider: () => api.cache,
      ...(fallback ? { fallback } : {}),
      errorRetryCount: 2,
      shouldRetryOnError: shouldRetry,
    }),
    [api, fallback],
  );
  return (
    <AppScopeContext value={api.scope}>
      <ApiContext value={api}>
        <SWRConfig value={value}>{children}</SWRConfig>
      </ApiContext>
    </AppScopeContext>
  );
}

/** The shared part of the API layer. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('No ApiProvider above.');
  return api;
}

/** A refusal stays a refusal; a lost call or a server's crash may pass. */
function shouldRetry(error: unknown): boolean {
  if (error instanceof AbortedRequestError) return false;
  const status = statusOf(error);
  return status === undefined || status >= 500;
}
