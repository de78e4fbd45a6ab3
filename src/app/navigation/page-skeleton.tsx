import { container, grid, sections } from '../../ui/layout/layout.css.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** Shown while a screen's code loads. */
export function PageSkeleton() {
  return (
    <div className={`${container} ${sections}`} aria-busy="true">
      <Skeleton height="2.5rem" width="40%" />
      <div className={grid.m}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height="14rem" />
        ))}
      </div>
    </div>
  );
}
