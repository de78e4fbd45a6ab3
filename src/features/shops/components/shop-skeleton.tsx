import { ProductGridSkeleton } from '../../product/product-grid-skeleton.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PER_PAGE } from '../model/shop-url-state.ts';

export function ShopSkeleton() {
  return (
    <>
      <div aria-busy="true">
        <Skeleton height="17rem" radius="6px" />
      </div>
      <ProductGridSkeleton count={PER_PAGE} />
    </>
  );
}
