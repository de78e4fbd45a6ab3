import { type RefObject, useEffect, useState } from 'react';
import { watchIntersection } from './watch-intersection.ts';

const MARGIN = '0px';

/** Whether the element has come near the viewport; true in browsers that do not report it. */
export function useIsNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    return watchIntersection(element.current, MARGIN, (isVisible) => {
      if (isVisible) setNear(true);
    });
  }, [element, isNear]);
  return isNear;
}
