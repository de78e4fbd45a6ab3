import { Trans } from '@lingui/react/macro';
import type { useGetProduct } from '../../../api/generated/catalogue.ts';
import { ProductGrid } from '../product-grid.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { screenOnly } from '../../../ui/layout/layout.css.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { ProductTabPanels } from './product-tab-panels.tsx';

/** The part below the buy box. */
export function ProductDetails(props: {
  data: NonNullable<ReturnType<typeof useGetProduct>['data']>;
}) {
  const { product, related_products: related, popular_products: popular } = props.data;
  const { settings } = useSettings();
  // What can be bought comes first.
  const isSoldOut = product.quantity <= 0;
  const similar =
    related.length > 0 ? (
      <section id="similar" aria-labelledby="similar-heading" className={screenOnly}>
        <SectionHeading id="similar-heading">
          <Trans>Similar products</Trans>
        </SectionHeading>
        <ProductGrid products={related} />
      </section>
    ) : null;
  return (
    <>
      {isSoldOut ? similar : null}
      <ProductTabPanels product={product} />
      {isSoldOut ? null : similar}
      {settings.multi_vendor && popular.length > 0 ? (
        <section aria-labelledby="theirs" className={screenOnly}>
          <SectionHeading id="theirs">
            <Trans>Popular products from this shop</Trans>
          </SectionHeading>
          <ProductGrid products={popular} />
        </section>
      ) : null}
    </>
  );
}
