import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RouteRow } from '../routes.ts';
import * as matching from '../match-route.ts';
import { createAppScope } from '../../lib/react/app-scope.ts';
import { createPageTransitions } from './page-transitions.ts';

function slowScreen() {
  let arrive = () => undefined as void;
  const promise = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const screen = {
    load: () => promise,
    isLoaded: () => false,
  } as unknown as RouteRow['screen'];
  return { screen, arrive: () => arrive() };
}

function serve(screens: Record<string, RouteRow['screen']>) {
  vi.spyOn(matching, 'matchRoute').mockImplementation((path) => {
    const screen = screens[path];
    return screen ? { route: { screen } as RouteRow, params: {} } : undefined;
  });
}

let transitions = createAppScope().get(createPageTransitions);
const navigate = vi.fn((to: string) => history.pushState(null, '', to));

beforeEach(() => {
  transitions = createAppScope().get(createPageTransitions);
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('scrollTo', vi.fn());
  history.replaceState(null, '', '/');
  navigate.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('keeps the old page until the code is loaded, and marks the navigation as slow after 150 ms', async () => {
  const { screen, arrive } = slowScreen();
  serve({ '/slow': screen });
  transitions.navigateWithTransition(navigate, '/slow');
  await vi.advanceTimersByTimeAsync(149);
  expect(transitions.getState().isSlow).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(transitions.getState().isSlow).toBe(true);
  expect(navigate).not.toHaveBeenCalled();

  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(transitions.getState().isSlow).toBe(false);
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextTimer();
  expect(location.pathname).toBe('/slow');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('opens only the last of several requested pages', async () => {
  const [first, second] = [slowScreen(), slowScreen()];
  serve({ '/first': first.screen, '/second': second.screen });
  transitions.navigateWithTransition(navigate, '/first');
  transitions.navigateWithTransition(navigate, '/second');
  second.arrive();
  await vi.advanceTimersByTimeAsync(0);
  first.arrive();
  await vi.advanceTimersByTimeAsync(200);
  expect(navigate).toHaveBeenCalledOnce();
  expect(location.pathname).toBe('/second');
  expect(transitions.getState().isSlow).toBe(false);
});

test('cancels a pending navigation when the shopper goes back', async () => {
  const { screen, arrive } = slowScreen();
  serve({ '/slow': screen });
  transitions.navigateWithTransition(navigate, '/slow');
  history.replaceState(null, '', '/elsewhere');
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(navigate).not.toHaveBeenCalled();
});

test('applies another query of the same page at once and keeps the scroll position', () => {
  serve({});
  transitions.navigateWithTransition(navigate, '/?page=2', { state: { returnUrl: 'x' } });
  expect(navigate).toHaveBeenCalledWith('/?page=2', {
    state: { returnUrl: 'x', entry: expect.any(String) as string },
  });
  expect(scrollTo).not.toHaveBeenCalled();
});

test('animates page transitions if supported, except with reduced motion', () => {
  serve({});
  const startViewTransition = vi.fn((update: () => void) => {
    update();
    return { ready: Promise.reject(new Error('skipped')) };
  });
  Object.assign(document, { startViewTransition: startViewTransition });
  transitions.navigateWithTransition(navigate, '/calm');
  expect(startViewTransition).not.toHaveBeenCalled();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  transitions.navigateWithTransition(navigate, '/lively');
  expect(startViewTransition).toHaveBeenCalledOnce();
  expect(location.pathname).toBe('/lively');
  Reflect.deleteProperty(document, 'startViewTransition');
});

test('opens only the last of several pages that wait for their animation', () => {
  serve({});
  const updates: (() => void)[] = [];
  const startViewTransition = (update: () => void) => {
    updates.push(update);
    return { ready: Promise.resolve() };
  };
  Object.assign(document, { startViewTransition });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  transitions.navigateWithTransition(navigate, '/first');
  transitions.navigateWithTransition(navigate, '/second');
  for (const update of updates) update();
  expect(navigate).toHaveBeenCalledOnce();
  expect(location.pathname).toBe('/second');
  Reflect.deleteProperty(document, 'startViewTransition');
});
