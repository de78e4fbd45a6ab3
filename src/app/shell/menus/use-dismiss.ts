import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useCloseOnBack } from '../../../ui/overlays/use-close-on-back.ts';

/**
 * Closes a panel on Escape, Back, a click or focus outside, and on navigation. Escape refocuses its
 * button.
 */
export function useDismiss(
  panel: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const [path] = useLocation();
  const query = useSearch();
  const address = `${path}?${query}`;
  const initialAddress = useRef(address);
  const close = useEffectEvent(onClose);
  useCloseOnBack(true, onClose);

  useEffect(() => {
    if (initialAddress.current !== address) close();
  }, [address]);

  // A layout effect, so that even a click right after opening closes the panel.
  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const closeOutside = ({ target }: Event) => {
      const isInside = [panel, button].some(
        ({ current }) => target instanceof Node && current?.contains(target),
      );
      if (!isInside) close();
    };
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        button.current?.focus();
        close();
      },
      { signal },
    );
    return () => controller.abort();
  }, [panel, button]);
}
