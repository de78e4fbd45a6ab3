import { row, stack } from '../../../ui/layout/layout.css.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

/** Shown while a code is being sent (AUTH-08). */
export function CodeFormSkeleton() {
  return (
    <div className={stack[4]} aria-hidden>
      <div className={row[3]} dir="ltr">
        {['1', '2', '3', '4'].map((box) => (
          <Skeleton key={box} width="56px" height="60px" radius="12px" />
        ))}
      </div>
      <Skeleton height="44px" radius="22px" />
      <Skeleton width="12rem" height="44px" />
    </div>
  );
}
