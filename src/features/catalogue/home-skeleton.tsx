import { ProductGridSkeleton } from '../../parts/product-grid.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { tiles } from './category-tiles.css.ts';

/** The home page's shape while it is on its way. */
export function HomeSkeleton() {
  return (
    <>
      <div aria-busy="true">
        <Skeleton ratio={2.5} radius="26px" />
      </div>
      <div className={tiles}>
        {Array.from({ length: 10 }, (_, index) => (
          <Skeleton key={index} ratio={0.85} radius="18px" />
        ))}
      </div>
      <ProductGridSkeleton count={6} />
    </>
  );
}
