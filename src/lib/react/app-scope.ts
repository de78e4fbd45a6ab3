import { createContext, use } from 'react';

/** State of one running app: one per page in the browser, per request on the server, per test. */
export interface AppScope {
  get: <Part>(create: (scope: AppScope) => Part) => Part;
}

export function createAppScope(): AppScope {
  const parts = new Map<(scope: AppScope) => unknown, unknown>();
  const scope: AppScope = {
    get<Part>(create: (scope: AppScope) => Part) {
      if (!parts.has(create)) parts.set(create, create(scope));
      return parts.get(create) as Part;
    },
  };
  return scope;
}

export const AppScopeContext = createContext<AppScope | null>(null);

export function useAppScope(): AppScope {
  const scope = use(AppScopeContext);
  if (!scope) throw new Error('Failed to read the app scope: no AppScopeContext.');
  return scope;
}

export function useAppPart<Part>(create: (scope: AppScope) => Part): Part {
  return useAppScope().get(create);
}
