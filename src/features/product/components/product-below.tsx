import { Trans } from '@lingui/react/macro';
import type { useGetProduct } from '../../../api/generated/catalogue.ts';
import { ProductShelf } from '../product-shelf.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { screenOnly, split, stickyAside } from '../../../ui/layout/layout.css.ts';
import { ProductTabPanels } from './product-tab-panels.tsx';
import { SellerBox } from './seller-box.tsx';

/** The part below the buy box. */
export function ProductBelow(props: {
  data: NonNullable<ReturnType<typeof useGetProduct>['data']>;
}) {
  const { product, related_products: related, popular_products: popular } = props.data;
  const { settings } = useSettings();
  const fromShop = popular.filter(
    ({ id }) => id !== product.id && !related.some((shown) => shown.id === id),
  );
  // What can be bought comes first.
  const isSoldOut = product.quantity <= 0;
  const similar =
    related.length > 0 ? (
      <section id="similar" aria-labelledby="similar-heading" className={screenOnly}>
        <ProductShelf
          id="similar-heading"
          heading={<Trans>Similar products</Trans>}
          products={related}
        />
      </section>
    ) : null;
  return (
    <>
      {isSoldOut ? similar : null}
      {settings.multi_vendor ? (
        <div className={split}>
          <ProductTabPanels product={product} />
          <div className={stickyAside}>
            <SellerBox product={product} bestSellers={popular} />
          </div>
        </div>
      ) : (
        <ProductTabPanels product={product} />
      )}
      {isSoldOut ? null : similar}
      {settings.multi_vendor && fromShop.length > 0 ? (
        <section aria-labelledby="theirs" className={screenOnly}>
          <ProductShelf
            id="theirs"
            heading={<Trans>Popular products from this shop</Trans>}
            products={fromShop}
          />
        </section>
      ) : null}
    </>
  );
}
