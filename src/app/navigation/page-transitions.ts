import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { createStore } from 'zustand';
import { isReachable } from '../../lib/outdated-build.ts';
import type { AppScope } from '../../lib/react/app-scope.ts';
import { navigateImmediately } from './navigator.ts';
import { matchRoute } from '../match-route.ts';
import { createScrollRestoration } from './scroll-restoration.ts';

const PENDING_DELAY_MS = 150;

/** Creates page transitions; `isSlow` is true while a page needs a progress bar. */
export function createPageTransitions(scope: AppScope) {
  const store = createStore<{ isSlow: boolean }>(() => ({ isSlow: false }));
  const scroll = scope.get(createScrollRestoration);
  let latestId = 0;
  let isCodeMissing = false;
  addEventListener('vite:preloadError', () => (isCodeMissing = true));

  /**
   * Keeps the old page until the new one's code is loaded. The last of several navigations wins.
   * After code failed to load, the server sends the next page.
   */
  const navigateWithTransition: AroundNavHandler = (navigate, to, options) => {
    latestId += 1;
    const transitionId = latestId;
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
    else if (!isCodeMissing && (!screen || screen.isLoaded())) show(transitionId, update);
    else void waitForCode(screen?.load() ?? Promise.resolve(), transitionId, to, update);
  };

  async function waitForCode(
    code: Promise<unknown>,
    transitionId: number,
    to: string,
    update: () => void,
  ): Promise<void> {
    const { href } = location;
    const timer = setTimeout(() => {
      if (transitionId === latestId) store.setState({ isSlow: true });
    }, PENDING_DELAY_MS);
    // If the server does not respond, the error boundary shows a failed load.
    await code.catch(() => (isCodeMissing = true));
    const isOutdated = isCodeMissing && (await isReachable(to));
    clearTimeout(timer);
    if (transitionId !== latestId) return;
    store.setState({ isSlow: false });
    // The shopper may have gone back.
    if (location.href !== href) return;
    if (isOutdated) location.assign(to);
    else show(transitionId, update);
  }

  function show(transitionId: number, update: () => void): void {
    const { href } = location;
    const updateIfLatest = () => {
      if (transitionId === latestId && location.href === href) update();
    };
    if (canAnimate()) {
      // Rejected if a newer transition skips it.
      document.startViewTransition(() => flushSync(updateIfLatest)).ready.catch(() => undefined);
    } else afterNextPaint(updateIfLatest);
  }

  return Object.assign(store, { navigateWithTransition });
}

/** A view transition captures the complete page first, which takes a cheap phone 300 ms. */
function canAnimate(): boolean {
  return (
    'startViewTransition' in document &&
    matchMedia('(pointer: fine) and (prefers-reduced-motion: no-preference)').matches
  );
}

/** Shows the pressed link before the next page is rendered (PERF-05). */
function afterNextPaint(run: () => void): void {
  // A hidden page does not paint.
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}
