import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useListRecentlyViewed } from '../../api/generated/catalogue.ts';
import { useSession } from '../../api/session.ts';
import { ProductGridSkeleton } from './product-grid-skeleton.tsx';
import { ProductShelf } from './product-shelf.tsx';
import { QueryView } from '../errors/query-view.tsx';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';

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
        skeleton={
          <>
            <SectionHeading id={id}>{heading}</SectionHeading>
            <ProductGridSkeleton count={6} />
          </>
        }
      >
        {({ products }) => <ProductShelf id={id} heading={heading} products={products} />}
      </QueryView>
    </section>
  );
}
