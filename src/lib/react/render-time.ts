import { createContext, use } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** When the server rendered the page, ms since 1970; undefined where the browser renders it. */
export const RenderTimeContext = createContext<number | undefined>(undefined);

/**
 * The time that a first rendering shows, ms since 1970: of the server's page while it is taken over, so that a cached page of any
 * age matches its markup; now in any other case.
 */
export function useInitialTime(now: () => number = Date.now): number {
  const isHydrated = useHydrated();
  const renderedAt = use(RenderTimeContext);
  return isHydrated || renderedAt === undefined ? now() : renderedAt;
}
