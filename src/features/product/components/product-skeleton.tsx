import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { columns } from './product.css.ts';

export function ProductSkeleton() {
  return (
    <div className={columns} aria-busy="true">
      <Skeleton ratio={1} radius="26px" />
      <div className={stack[4]}>
        <Skeleton height="1rem" width="30%" />
        <Skeleton height="2.5rem" width="80%" />
        <Skeleton height="2rem" width="40%" />
        <Skeleton height="8rem" />
        <Skeleton height="3rem" />
      </div>
    </div>
  );
}
