import { useEffect, useRef, useState } from 'react';
import { lazyComponent } from '../../lib/react/lazy-module.tsx';
import { LazySection } from '../../lib/react/lazy-section.tsx';
import { watchIntersection } from '../../lib/react/watch-intersection.ts';

const LOADING_MARGIN = '600px';

const AllShopSigns = lazyComponent(() =>
  import('./all-shop-signs.tsx').then((module) => module.AllShopSigns),
);

/** The signs of all shops, requested when their place comes near the viewport. */
export function LazyShopSigns({ className }: { className?: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(
    () =>
      isNear || !place.current
        ? undefined
        : watchIntersection(place.current, LOADING_MARGIN, (isInside) => {
            if (isInside) setNear(true);
          }),
    [isNear],
  );
  return (
    <div ref={place} className={className}>
      {isNear ? (
        <LazySection>
          <AllShopSigns />
        </LazySection>
      ) : null}
    </div>
  );
}
