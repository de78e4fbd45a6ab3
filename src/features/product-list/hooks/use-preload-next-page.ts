import { type RefObject, useEffect } from 'react';
import { useRouteTable } from '../../../lib/router/route-context.ts';

/** So far before the pager is seen its next page is asked for. */
const PRELOAD_MARGIN = '400px';

/** Asks for the next page of a list once the shopper comes near its end, and the browser has time. */
export function usePreloadNextPage(
  anchor: RefObject<Element | null>,
  next: string | undefined,
): void {
  const { prefetch } = useRouteTable();
  useEffect(() => {
    const { current } = anchor;
    if (!current || next === undefined || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        prefetch(next);
      },
      { rootMargin: PRELOAD_MARGIN },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [anchor, next, prefetch]);
}
