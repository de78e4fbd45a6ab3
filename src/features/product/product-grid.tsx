import { useRef } from 'react';
import type { ListedProduct } from '../../api/decoders/product-fields.ts';
import { grid } from '../../ui/layout/layout.css.ts';
import { ProductCard } from './product-card.tsx';
import { useCardsOnScreen } from './use-cards-on-screen.ts';

export function ProductGrid(props: {
  products: readonly ListedProduct[];
  /** Whether the first picture is the page's main one. */
  priority?: boolean | undefined;
  /** 2 directly below the h1. */
  level?: 2 | 3 | undefined;
}) {
  const { products, priority = false, level } = props;
  const ref = useRef<HTMLUListElement>(null);
  const reservedHeight = useCardsOnScreen(products, ref);
  return (
    <ul ref={ref} className={grid.s}>
      {products.map((product, index) => {
        const blockSize = reservedHeight(index);
        return (
          <li key={product.id} style={{ blockSize }}>
            {blockSize === undefined ? (
              <ProductCard product={product} priority={priority && index === 0} level={level} />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
