import { stack } from '../../../ui/layout/layout.css.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import * as css from '../reviews.css.ts';

export function ReviewsSkeleton() {
  return (
    <div className={css.reviews} aria-busy="true">
      <div className={stack[4]}>
        <Skeleton height="6rem" width="60%" />
        <Skeleton height="8rem" />
      </div>
      <div className={stack[4]}>
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} height="7rem" radius="18px" />
        ))}
      </div>
    </div>
  );
}
