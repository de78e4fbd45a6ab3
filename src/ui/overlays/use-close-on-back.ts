import { useEffectEvent, useLayoutEffect } from 'react';

/** TypeScript has no types for the Navigation API yet. */
interface BackEvent extends Event {
  readonly navigationType: string;
  readonly destination: { readonly index: number };
}
interface Navigation extends EventTarget {
  readonly currentEntry: { readonly index: number } | null;
}

/** Close functions of the open overlays, topmost last. */
const open: (() => void)[] = [];

/**
 * Makes the browser's Back close an overlay instead of leaving the page. Cancels the traversal,
 * without a history entry. Browsers allow this once per user activation; otherwise Back leaves the
 * page. Needs {@link registerBackListener}.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void) {
  const onBack = useEffectEvent(close);
  // A layout effect, so that it is ready when the overlay is visible.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const closer = () => onBack();
    open.push(closer);
    return () => void open.splice(open.indexOf(closer), 1);
  }, [isOpen]);
}

/** Starts listening for Back. Call it early: browsers notice a new listener with a delay. */
export function registerBackListener(): () => void {
  const navigation = getNavigation();
  navigation?.addEventListener('navigate', closeTopmost);
  return () => navigation?.removeEventListener('navigate', closeTopmost);
}

function closeTopmost(event: Event) {
  const close = open.at(-1);
  if (!close) return;
  const { navigationType, destination } = event as BackEvent;
  const index = getNavigation()?.currentEntry?.index ?? 0;
  if (navigationType !== 'traverse' || destination.index >= index || !event.cancelable) return;
  event.preventDefault();
  close();
}

function getNavigation(): Navigation | undefined {
  const found: unknown = Reflect.get(window, 'navigation');
  const isSupported = found instanceof EventTarget && 'currentEntry' in found;
  return isSupported ? (found as Navigation) : undefined;
}
