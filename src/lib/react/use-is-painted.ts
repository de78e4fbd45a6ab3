import { useDeferredValue } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * Returns false for the first paint of a component that the browser renders, then true; always true
 * for what the server has rendered.
 */
export function useIsPainted(): boolean {
  const isHydrated = useHydrated();
  return useDeferredValue(true, !isHydrated);
}
