import type { ListedProduct } from '../../api/decoders/product-fields.ts';
import { grid } from '../../ui/layout/layout.css.ts';
import { ProductCard } from './product-card.tsx';
import { list } from './product-grid.css.ts';

export function ProductGrid(props: {
  products: readonly ListedProduct[];
  /** Whether the first picture is the page's main one. */
  priority?: boolean | undefined;
  /** 2 directly below the h1. */
  level?: 2 | 3 | undefined;
}) {
  const { products, priority = false, level } = props;
  return (
    <ul className={`${grid.s} ${list}`}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} priority={priority && index === 0} level={level} />
        </li>
      ))}
    </ul>
  );
}
