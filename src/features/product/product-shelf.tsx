import type { ReactNode } from 'react';
import type { ListedProduct } from '../../api/decoders/product-fields.ts';
import { Shelf } from '../../ui/layout/shelf.tsx';
import { ProductCard } from './product-card.tsx';

/** Product cards in one row that scrolls. */
export function ProductShelf(props: {
  /** Of the heading, for the section's `aria-labelledby`. */
  id: string;
  heading: ReactNode;
  products: readonly ListedProduct[];
}) {
  const { id, heading, products } = props;
  return (
    <Shelf
      id={id}
      heading={heading}
      items={products.map((product) => ({
        id: product.id,
        content: <ProductCard product={product} />,
      }))}
    />
  );
}
