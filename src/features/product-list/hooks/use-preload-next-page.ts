import { type RefObject, useEffect } from 'react';
import { useRouteTable } from '../../../lib/router/route-context.ts';

const PRELOAD_MARGIN = '400px';

/** Prefetches the next page when the pager comes near the viewport. */
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
