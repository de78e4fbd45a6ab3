import type { AroundNavHandler } from 'wouter';

let currentNavigator: AroundNavHandler | undefined;

/** The router's way from page to page. What makes it smooth comes after the first paint; until then it is plain. */
export const navigateTo: AroundNavHandler = (navigate, to, options) => {
  if (currentNavigator) currentNavigator(navigate, to, options);
  else navigateImmediately(navigate, to, options);
};

/** Goes at once; a new page begins at its top (ROUTE-09). */
export const navigateImmediately: AroundNavHandler = (navigate, to, options) => {
  const { pathname } = location;
  navigate(to, options);
  if (location.pathname !== pathname) window.scrollTo(0, 0);
};

/** Has another way taken from now on; returns how to end that. */
export function setNavigator(next: AroundNavHandler): () => void {
  currentNavigator = next;
  return () => {
    currentNavigator = undefined;
  };
}
