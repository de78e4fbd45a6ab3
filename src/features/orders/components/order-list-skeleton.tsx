import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';

export function OrderListSkeleton({ count }: { count: number }) {
  return (
    <div className={stack[4]} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height="8.25rem" radius="20px" />
      ))}
    </div>
  );
}
