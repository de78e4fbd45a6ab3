import { useEffect, useEffectEvent } from 'react';

/** What of the browsers' Navigation API is used here; TypeScript does not know it yet. */
interface BackEvent extends Event {
  readonly navigationType: string;
  readonly destination: { readonly index: number };
}
interface Navigation extends EventTarget {
  readonly currentEntry: { readonly index: number } | null;
}

/** Ways to close what is open, the topmost last. */
const open: (() => void)[] = [];

/**
 * The browser's Back closes an overlay before it leaves the page. No entry of the history is made for it: the step back is
 * taken back, which browsers let a page do once after each act of the shopper. Where they can't, Back leaves the page.
 */
export function useBackCloses(isOpen: boolean, close: () => void) {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    const navigation = readNavigation();
    if (!isOpen || !navigation) return undefined;
    const closer = () => onBack();
    open.push(closer);
    if (open.length === 1) navigation.addEventListener('navigate', closeTopmost);
    return () => {
      open.splice(open.indexOf(closer), 1);
      if (open.length === 0) navigation.removeEventListener('navigate', closeTopmost);
    };
  }, [isOpen]);
}

function closeTopmost(event: Event) {
  const { navigationType, destination } = event as BackEvent;
  const here = readNavigation()?.currentEntry?.index ?? 0;
  if (navigationType !== 'traverse' || destination.index >= here || !event.cancelable) return;
  event.preventDefault();
  open.at(-1)?.();
}

function readNavigation(): Navigation | undefined {
  const found: unknown = Reflect.get(window, 'navigation');
  const isKnown = found instanceof EventTarget && 'currentEntry' in found;
  return isKnown ? (found as Navigation) : undefined;
}
