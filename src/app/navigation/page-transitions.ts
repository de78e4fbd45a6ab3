import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { createStore } from 'zustand';
import type { AppScope } from '../../lib/react/app-scope.ts';
import { navigateImmediately } from './navigator.ts';
import { matchRoute } from '../match-route.ts';
import { createScrollRestoration } from './scroll-restoration.ts';

/** A wait shorter than this needs no sign, ms. */
const PENDING_DELAY_MS = 150;

/** Creates the smooth way from page to page; its store knows whether a page is so long on its way that the shopper should see it. */
export function createPageTransitions(scope: AppScope) {
  const store = createStore<{ isSlow: boolean }>(() => ({ isSlow: false }));
  const scroll = scope.get(createScrollRestoration);
  let latest = 0;

  /**
   * How the app goes from page to page: the old page stays until the new one's code is there, then the
   * new one blends in where the browser can do that and the shopper does not mind motion. Of several
   * requests the last one counts. Code that does not come is left to the page's boundary.
   */
  const navigateWithTransition: AroundNavHandler = (navigate, to, options) => {
    latest += 1;
    const transitionId = latest;
    const update = () => {
      const { state, ...rest } = options ?? {};
      navigateImmediately(navigate, to, {
        ...rest,
        state: scroll.savePosition(rest.replace === true, state),
      });
    };
    store.setState({ isSlow: false });
    const { pathname } = new URL(to, location.href);
    const screen = matchRoute(pathname)?.route.screen;
    if (pathname === location.pathname || options?.replace) update();
    else if (!screen || screen.isLoaded()) blend(update);
    else void waitForCode(screen.load(), transitionId, update);
  };

  async function waitForCode(
    code: Promise<unknown>,
    transitionId: number,
    update: () => void,
  ): Promise<void> {
    const { href } = location;
    const timer = setTimeout(() => {
      if (transitionId === latest) store.setState({ isSlow: true });
    }, PENDING_DELAY_MS);
    // The page's boundary says what failed.
    await code.catch(() => undefined);
    clearTimeout(timer);
    if (transitionId !== latest) return;
    store.setState({ isSlow: false });
    // Who has gone back in the meantime does not want to go on any more.
    if (location.href === href) blend(update);
  }

  return Object.assign(store, { navigateWithTransition });
}

function blend(update: () => void): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm || !('startViewTransition' in document)) {
    update();
    return;
  }
  const { ready } = document.startViewTransition(() => flushSync(update));
  // A newer one has taken its place: the page is right all the same.
  ready.catch(() => undefined);
}
