import type { components } from '../../api/generated/schema.d.ts';
import { grid } from '../../ui/layout/layout.css.ts';
import { classNames } from '../../ui/theme/class-names.ts';
import { stalls } from './shop-grid.css.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ShopCard } from './components/shop-card.tsx';

export function ShopGrid(props: {
  shops: readonly components['schemas']['ShopCard'][];
  level?: 2 | 3 | undefined;
  priority?: boolean | undefined;
}) {
  return (
    <ul className={classNames(grid.m, stalls)}>
      {props.shops.map((shop, index) => (
        <li key={shop.id}>
          <ShopCard shop={shop} level={props.level} priority={props.priority && index === 0} />
        </li>
      ))}
    </ul>
  );
}

export function ShopGridSkeleton({ count }: { count: number }) {
  return (
    <div className={classNames(grid.m, stalls)} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height="21rem" radius="6px" />
      ))}
    </div>
  );
}
