import { useSyncExternalStore } from 'react';
import { PAGE_FILES_ID } from '../config/page-files.ts';
import { watchIntersection } from './watch-intersection.ts';

const ACTIONS = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'scroll',
  'focusin',
  'popstate',
  'storage',
] as const;

const CALM_MS = 2_000;
/** Usually enough to render a response. */
const RESPONSE_MS = 200;

let firstAction: Promise<void> | undefined;
let hasActed = false;

/**
 * Resolves when a server-rendered part comes near the viewport, shortly after the first action of
 * the visitor, or at once when the part is pressed. Resolves at once on the server and for parts
 * that no server has rendered.
 *
 * @param options.isComplete Whether the markup needs no code until an action, even if it is visible.
 */
export async function whenNeeded(selector: string, { isComplete = false } = {}): Promise<void> {
  if (typeof IntersectionObserver === 'undefined') return;
  const part = document.querySelector(selector);
  if (!part) return;
  const waiting = new AbortController();
  const isPressed = new Promise<void>((resolve) => {
    const onPress = ({ target }: Event) => {
      if (target instanceof Element && target.closest(selector)) resolve();
    };
    const options = { capture: true, passive: true, signal: waiting.signal };
    addEventListener('pointerdown', onPress, options);
  });
  const isNear = new Promise<void>((resolve) => {
    const stop = watchIntersection(part, '0px', (isInside) => {
      if (isInside) resolve();
    });
    waiting.signal.addEventListener('abort', () => stop?.());
  });
  if (isComplete) await Promise.race([whenActed(), isPressed]);
  // With Save-Data, an action elsewhere loads nothing.
  await Promise.race(savesData() ? [isNear, isPressed] : [isNear, isPressed, whenActed()]);
  waiting.abort();
}

/** Resolves shortly after the first action of the visitor. */
export function whenActed(): Promise<void> {
  return (firstAction ??= waitForAction());
}

/**
 * Resolves at the first action, and two seconds later without one; at once on a page that no server
 * has rendered. For work that nobody waits for: it would delay the data of the page.
 */
export async function whenCalm(): Promise<void> {
  if (document.getElementById(PAGE_FILES_ID) === null) return;
  await Promise.race([whenActed(), new Promise((resolve) => setTimeout(resolve, CALM_MS))]);
}

/** Returns false on the server and during hydration, and true shortly after the first action. */
export function useHasActed(): boolean {
  return useSyncExternalStore(subscribe, readHasActed, isNever);
}

const readHasActed = () => hasActed;
const isNever = () => false;

function subscribe(onChange: () => void) {
  void whenActed().then(onChange);
  return () => undefined;
}

/** Whether a media query matches; true on the server. */
export function isMatched(query: string): boolean {
  return typeof matchMedia === 'undefined' || matchMedia(query).matches;
}

/** Resolves when a media query matches; on the server at once. */
export async function whenMatched(query: string): Promise<void> {
  if (isMatched(query)) return;
  await new Promise((resolve) => {
    matchMedia(query).addEventListener('change', resolve, { once: true });
  });
}

/** Whether the visitor has asked browser or system to use less data. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

function waitForAction(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const onAction = ({ type, target }: Event) => {
      // A carousel scrolls by itself.
      if (type === 'scroll' && target !== document) return;
      controller.abort();
      // The response to the action comes first.
      setTimeout(() => {
        hasActed = true;
        resolve();
      }, RESPONSE_MS);
    };
    const options = { capture: true, passive: true, signal: controller.signal };
    for (const type of ACTIONS) addEventListener(type, onAction, options);
  });
}
