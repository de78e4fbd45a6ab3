import { createContext, use } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** Time of the server rendering, ms since 1970; undefined if the browser renders the page. */
export const RenderTimeContext = createContext<number | undefined>(undefined);

/**
 * Returns the time for the first render, ms since 1970. During hydration it is the server's, so
 * that a cached page of any age matches its markup.
 */
export function useInitialTime(now: () => number = Date.now): number {
  const isHydrated = useHydrated();
  const renderedAtMs = use(RenderTimeContext);
  return isHydrated || renderedAtMs === undefined ? now() : renderedAtMs;
}
