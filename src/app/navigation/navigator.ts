import type { AroundNavHandler } from 'wouter';

/** Navigates without transition, to the top of a new page (ROUTE-09). */
export const navigateImmediately: AroundNavHandler = (navigate, to, options) => {
  const { pathname } = location;
  navigate(to, options);
  if (location.pathname !== pathname) window.scrollTo(0, 0);
};

/** Page transitions load after the first paint. */
export function createNavigator() {
  let current = navigateImmediately;
  const navigateTo: AroundNavHandler = (navigate, to, options) => current(navigate, to, options);
  return {
    navigateTo,
    /** Returns a function that restores the default. */
    setNavigator: (next: AroundNavHandler): (() => void) => {
      current = next;
      return () => {
        current = navigateImmediately;
      };
    },
  };
}
