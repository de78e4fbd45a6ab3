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

/** Creates the list of close functions of the open overlays, topmost last. */
const createOpenOverlays = (): (() => void)[] => [];

/**
 * Makes the browser's Back close an overlay instead of leaving the page. Cancels the traversal,
 * without a history entry. Browsers allow this once per user activation; otherwise Back leaves the
 * page. Needs {@link useBackListener}.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void) {
  const openOverlays = useAppPart(createOpenOverlays);
  const onBack = useEffectEvent(close);
  // A layout effect, so that it is ready when the overlay is visible.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const closer = () => onBack();
    openOverlays.push(closer);
    return () => void openOverlays.splice(openOverlays.indexOf(closer), 1);
  }, [openOverlays, isOpen]);
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
