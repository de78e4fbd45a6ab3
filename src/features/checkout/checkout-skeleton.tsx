import { split, stack } from '../../ui/layout.css.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The checkout's shape while cart and figures are on their way. */
export function CheckoutSkeleton() {
  return (
    <div className={split} aria-busy="true">
      <div className={stack[4]}>
        <Skeleton height="9rem" radius="18px" />
        <Skeleton height="7rem" radius="18px" />
        <Skeleton height="9rem" radius="18px" />
      </div>
      <Skeleton height="20rem" radius="18px" />
    </div>
  );
}
