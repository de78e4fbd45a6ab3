import type { AroundNavHandler } from 'wouter';

/** Goes at once; a new page begins at its top (ROUTE-09). */
export const navigateImmediately: AroundNavHandler = (navigate, to, options) => {
  const { pathname } = location;
  navigate(to, options);
  if (location.pathname !== pathname) window.scrollTo(0, 0);
};

/** Creates the router's way from page to page: plain until the code for transitions has come, after the first paint. */
export function createNavigator() {
  let current = navigateImmediately;
  const navigateTo: AroundNavHandler = (navigate, to, options) => current(navigate, to, options);
  return {
    navigateTo,
    /** Takes another way from now on; returns how to end that. */
    setNavigator: (next: AroundNavHandler): (() => void) => {
      current = next;
      return () => {
        current = navigateImmediately;
      };
    },
  };
}
