import type { AroundNavHandler } from 'wouter';
import { createStore } from 'zustand';
import { HOME_PATH } from '../../lib/router/paths.ts';

/**
 * Navigates without transition, to the top of a new page, and of the home page also from itself
 * (ROUTE-09).
 */
export const navigateImmediately: AroundNavHandler = (navigate, to, options) => {
  const { pathname } = location;
  navigate(to, options);
  if (location.pathname !== pathname || to === HOME_PATH) window.scrollTo(0, 0);
};

/**
 * Page transitions load with the first action. A navigation that comes earlier waits for them, and
 * `isWaiting` is true; the last of several wins.
 */
export function createNavigator() {
  const store = createStore<{ isWaiting: boolean }>(() => ({ isWaiting: false }));
  let current: AroundNavHandler | undefined;
  let waiting: (() => void) | undefined;
  const navigateTo: AroundNavHandler = (navigate, to, options) => {
    if (current) return current(navigate, to, options);
    if (options?.replace) return navigateImmediately(navigate, to, options);
    const { href } = location;
    waiting = () => {
      // The shopper may have gone back.
      if (location.href === href) navigateTo(navigate, to, options);
    };
    store.setState({ isWaiting: true });
    return undefined;
  };
  return Object.assign(store, {
    navigateTo,
    /** Returns a function that undoes it. */
    setNavigator: (next: AroundNavHandler): (() => void) => {
      current = next;
      store.setState({ isWaiting: false });
      waiting?.();
      waiting = undefined;
      return () => {
        current = undefined;
      };
    },
  });
}
