import { type RefObject, useEffect } from 'react';
import { watchIntersection } from '../../../lib/react/watch-intersection.ts';
import { useRouteTable } from '../../../lib/router/route-context.ts';

const PRELOAD_MARGIN = '400px';

/** Prefetches the next page when the pager comes near the viewport. */
export function usePreloadNextPage(
  anchor: RefObject<Element | null>,
  next: string | undefined,
): void {
  const { prefetch } = useRouteTable();
  useEffect(() => {
    if (!anchor.current || next === undefined) return undefined;
    const stop = watchIntersection(anchor.current, PRELOAD_MARGIN, (isNear) => {
      if (!isNear) return;
      stop?.();
      prefetch(next);
    });
    return stop;
  }, [anchor, next, prefetch]);
}
