import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useAppPart } from '../../lib/react/app-scope.ts';

/** What of the browsers' Navigation API is used here; TypeScript does not know it yet. */
interface BackEvent extends Event {
  readonly navigationType: string;
  readonly destination: { readonly index: number };
}
interface Navigation extends EventTarget {
  readonly currentEntry: { readonly index: number } | null;
}

/** Creates the list of ways to close what is open, the topmost last. */
const createOpenOverlays = (): (() => void)[] => [];

/**
 * The browser's Back closes an overlay before it leaves the page. No entry of the history is made for it: the step back is
 * taken back, which browsers let a page do once after each act of the shopper. Where they can't, Back leaves the page.
 * It needs {@link useBackListener}.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void) {
  const open = useAppPart(createOpenOverlays);
  const onBack = useEffectEvent(close);
  // There as soon as the overlay is seen.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const closer = () => onBack();
    open.push(closer);
    return () => void open.splice(open.indexOf(closer), 1);
  }, [open, isOpen]);
}

/** Hears of steps back from now on. Browsers learn a moment late who listens, so that no overlay may begin with it. */
export function useBackListener(): void {
  const open = useAppPart(createOpenOverlays);
  useEffect(() => {
    const navigation = getNavigation();
    const onNavigate = (event: Event) => closeOnBack(event, open.at(-1));
    navigation?.addEventListener('navigate', onNavigate);
    return () => navigation?.removeEventListener('navigate', onNavigate);
  }, [open]);
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
