import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LazySection } from './lazy-section.tsx';
import { watchIntersection } from './watch-intersection.ts';

/**
 * Renders children when their place comes into view, or within `margin` of it. Shows `fallback`
 * until then, and while their code loads.
 */
export function WhenSeen(props: {
  /** As in CSS. */
  margin?: string;
  /** Renders the children at once, such as after Back. */
  wasSeen?: boolean;
  className?: string | undefined;
  fallback?: ReactNode;
  children: ReactNode;
}) {
  const { margin = '0px', wasSeen = false, className, fallback = null, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(wasSeen);
  useEffect(
    () =>
      isSeen || !place.current
        ? undefined
        : watchIntersection(place.current, margin, (isInside) => {
            if (isInside) setSeen(true);
          }),
    [isSeen, margin],
  );
  return (
    <div ref={place} className={className}>
      {isSeen ? <LazySection fallback={fallback}>{children}</LazySection> : fallback}
    </div>
  );
}
