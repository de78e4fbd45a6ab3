import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import type { useGetProduct } from '../../../api/generated/catalogue.ts';
import { useApi } from '../../../api/api-provider.tsx';
import { invalidate } from '../../../api/runtime/invalidation.ts';
import { useSession } from '../../../api/session.ts';
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
  useRefreshRecentlyViewed();
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

/** The server recorded the view, so "recently viewed" is out of date (PROD-07). */
function useRefreshRecentlyViewed() {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const isGuest = useSession(({ token }) => token === null);
  useEffect(() => {
    if (!isGuest) void invalidate(api, mutate, ['listRecentlyViewed']);
  }, [api, mutate, isGuest]);
}
