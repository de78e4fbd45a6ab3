import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ListedProduct } from '../../../api/decoders/product-fields.ts';
import { MOST_POPULAR_PATH } from '../../../lib/router/paths.ts';
import { ProductGrid } from '../../product/product-grid.tsx';
import { ViewAllLink } from '../../product/view-all-link.tsx';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import * as css from './popular-products.css.ts';

export function PopularProducts(props: { products: readonly ListedProduct[] }) {
  const { t } = useLingui();
  const id = useId();
  if (props.products.length === 0) return null;
  return (
    <section aria-labelledby={id} className={css.oneRow}>
      <SectionHeading
        id={id}
        action={<ViewAllLink href={MOST_POPULAR_PATH} listName={t`Popular products`} />}
      >
        <Trans>Popular products</Trans>
      </SectionHeading>
      <ProductGrid products={props.products} />
    </section>
  );
}
