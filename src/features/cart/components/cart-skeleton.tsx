import { Card } from '../../../ui/layout/card.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import * as css from './cart.css.ts';

export function CartSkeleton({ lines = 2 }: { lines?: number }) {
  return (
    <div aria-busy="true">
      <Card className={css.group}>
        <div className={css.groupHead}>
          <Skeleton width="55%" height="2.25rem" radius="12px" />
        </div>
        {Array.from({ length: lines }, (_, line) => (
          <div key={line} className={css.line}>
            <Skeleton ratio={1} radius="12px" />
            <div className={stack[3]}>
              <Skeleton width="80%" height="1.25rem" />
              <Skeleton width="40%" height="1.25rem" />
              <Skeleton width="8.5rem" height="2.75rem" radius="22px" />
            </div>
          </div>
        ))}
      </Card>
    </div>
  );
}
