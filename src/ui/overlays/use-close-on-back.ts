import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useAppPart } from '../../lib/react/app-scope.ts';

/** TypeScript has no types for the Navigation API yet. */
interface BackEvent extends Event {
  readonly navigationType: string;
  readonly destination: { readonly index: number };
}
interface Navigation extends EventTarget {
  readonly currentEntry: { readonly index: number } | null;
}
/** Nor for close watchers. */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

/** Creates the list of close functions of the open overlays, topmost last. */
const createOpenOverlays = (): (() => void)[] => [];

/**
 * Makes Back close an overlay instead of leaving the page, without a history entry. Android's Back
 * is a close request. Elsewhere the traversal is cancelled, which browsers allow once per user
 * activation and only between pages of one document; otherwise Back leaves the page. Needs
 * {@link useBackListener}.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void) {
  const openOverlays = useAppPart(createOpenOverlays);
  const onBack = useEffectEvent(close);
  // A layout effect, so that it is ready when the overlay is visible.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const closer = () => onBack();
    openOverlays.push(closer);
    const stopWatching = watchCloseRequests(closer);
    return () => {
      openOverlays.splice(openOverlays.indexOf(closer), 1);
      stopWatching();
    };
  }, [openOverlays, isOpen]);
}

/** Close requests go to the newest watcher. React Aria handles Escape before it. */
function watchCloseRequests(close: () => void): () => void {
  if (!('CloseWatcher' in window)) return () => undefined;
  const Watcher = window.CloseWatcher as new () => CloseWatcher;
  let watcher: CloseWatcher;
  const watch = () => {
    watcher = new Watcher();
    watcher.addEventListener('close', () => {
      // A watcher gets only one request, and `close` may only go one step back.
      watch();
      close();
    });
  };
  watch();
  return () => watcher.destroy();
}

/** Starts listening for Back. Call it early: browsers notice a new listener with a delay. */
export function useBackListener(): void {
  const openOverlays = useAppPart(createOpenOverlays);
  useEffect(() => {
    const navigation = getNavigation();
    const onNavigate = (event: Event) => closeOnBack(event, openOverlays.at(-1));
    navigation?.addEventListener('navigate', onNavigate);
    return () => navigation?.removeEventListener('navigate', onNavigate);
  }, [openOverlays]);
}

function closeOnBack(event: Event, close: (() => void) | undefined): void {
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
