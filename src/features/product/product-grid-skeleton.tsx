import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { grid } from '../../ui/layout/layout.css.ts';

export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <div className={grid.s} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} ratio={0.55} radius="14px" />
      ))}
    </div>
  );
}
