import type { ReactNode } from 'react';
import { container, grid, sections } from '../../ui/layout/layout.css.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** Shown while a screen's code or the stored session loads. */
export function PageSkeleton({ heading }: { heading?: ReactNode }) {
  return (
    <div className={`${container} ${sections}`} aria-busy="true">
      {heading ?? <Skeleton height="2.5rem" width="40%" />}
      <div className={grid.m}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height="14rem" />
        ))}
      </div>
    </div>
  );
}
