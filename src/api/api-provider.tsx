import { createContext, type ReactNode, use, useMemo } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { AppScopeContext } from '../lib/react/app-scope.ts';
import type { Api } from './api.ts';
import { AbortedRequestError, BusyError, statusOf } from './errors.ts';

const ApiContext = createContext<Api | null>(null);

/** Provides the API and the app scope. `fallback` is the server-rendered data. */
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
      onErrorRetry: ((error: unknown, key, ...rest) => {
        if (!(error instanceof BusyError)) {
          SWRConfig.defaultValue.onErrorRetry(error, key, ...rest);
          return;
        }
        const [, revalidate] = rest;
        void retryWhenFree(api, key, error, () => void revalidate({ dedupe: true }));
      }) satisfies SWRConfiguration['onErrorRetry'],
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

export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('Failed to read the API: no ApiProvider.');
  return api;
}

async function retryWhenFree(api: Api, key: string, error: BusyError, retry: () => void) {
  const { addBusyRetry } = await import('./runtime/busy-retries.ts');
  addBusyRetry(api, key, error, retry);
}

/** Retries 429, 5xx and errors without a status. A retry would not fix other errors. */
function shouldRetry(error: unknown): boolean {
  if (error instanceof AbortedRequestError) return false;
  const status = statusOf(error);
  return status === undefined || status === 429 || status >= 500;
}
