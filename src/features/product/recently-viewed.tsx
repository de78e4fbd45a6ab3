import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useListRecentlyViewed } from '../../api/generated/catalogue.ts';
import { useSession } from '../../api/session.ts';
import { ProductCard } from './product-card.tsx';
import { ProductGridSkeleton } from './product-grid.tsx';
import { QueryView } from '../errors/query-view.tsx';
import { Shelf } from '../../ui/layout/shelf.tsx';

/** Hidden for guests. */
export function RecentlyViewed() {
  const id = useId();
  const isGuest = useSession(({ token }) => token === null);
  const viewed = useListRecentlyViewed();
  if (isGuest || viewed.data?.products.length === 0) return null;
  const heading = <Trans>Recently viewed</Trans>;
  return (
    <section aria-labelledby={id}>
      <QueryView
        query={viewed}
        title={<span id={id}>{heading}</span>}
        skeleton={<ProductGridSkeleton count={6} />}
      >
        {({ products }) => (
          <Shelf
            id={id}
            heading={heading}
            size="s"
            items={products.map((product) => ({
              id: product.id,
              content: <ProductCard product={product} />,
            }))}
          />
        )}
      </QueryView>
    </section>
  );
}
