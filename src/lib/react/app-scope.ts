import { createContext, use } from 'react';

/** Holds the state of one running app: one per page in the browser, per request on the server, per test. */
export interface AppScope {
  /** Returns the part that `create` makes: on first use, then always the same. */
  get: <Part>(create: (scope: AppScope) => Part) => Part;
}

/** Creates the state of one app. Its parts are made when they are first used. */
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

/** The scope of the app around a component. */
export const AppScopeContext = createContext<AppScope | null>(null);

/** Returns the scope of the app around a component. */
export function useAppScope(): AppScope {
  const scope = use(AppScopeContext);
  if (!scope) throw new Error('No AppScopeContext above.');
  return scope;
}

/** Returns a part of the app's state, such as a store with its actions. */
export function useAppPart<Part>(create: (scope: AppScope) => Part): Part {
  return useAppScope().get(create);
}
