import type { ListedProduct } from '../../api/decoders/product-fields.ts';
import { grid } from '../../ui/layout/layout.css.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ProductCard } from './product-card.tsx';
import { list } from './product-grid.css.ts';

/** Products side by side. */
export function ProductGrid(props: {
  products: readonly ListedProduct[];
  /** How many of the first are in view when the page opens. */
  priority?: number | undefined;
  /** Of the names: 2 right below the page's heading. */
  level?: 2 | 3 | undefined;
}) {
  const { products, priority = 0, level } = props;
  return (
    <ul className={`${grid.s} ${list}`}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} priority={index < priority} level={level} />
        </li>
      ))}
    </ul>
  );
}

/** Keeps the room of product cards while they are on their way. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <div className={grid.s} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} ratio={0.5} radius="18px" />
      ))}
    </div>
  );
}
