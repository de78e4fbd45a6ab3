import { ProductGridSkeleton } from '../../product/product-grid.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PER_PAGE } from '../model/shop-url-state.ts';
import * as css from './shop.css.ts';

export function ShopSkeleton() {
  return (
    <>
      <div aria-busy="true">
        <Skeleton height="16rem" radius="26px" />
        <div className={css.head}>
          <div className={css.logo}>
            <Skeleton ratio={1} />
          </div>
          <div className={`${css.name} ${stack[2]}`}>
            <Skeleton height="2rem" width="min(18rem, 70%)" />
            <Skeleton width="min(12rem, 50%)" />
          </div>
        </div>
      </div>
      <ProductGridSkeleton count={PER_PAGE} />
    </>
  );
}
