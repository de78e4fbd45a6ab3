import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useListProducts } from '../../api/generated/catalogue.ts';
import { ProductGrid } from '../../features/product/product-grid.tsx';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';

/** A row of best sellers. Hidden on error: it is only a suggestion. */
export function BestSellers() {
  const id = useId();
  const { data } = useListProducts({ sort_type: 'top_selling', page: 1, per_page: 5 });
  if (!data || data.products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>
        <Trans>Best sellers</Trans>
      </SectionHeading>
      <ProductGrid products={data.products} />
    </section>
  );
}
