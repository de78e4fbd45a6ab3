import { Trans, useLingui } from '@lingui/react/macro';
import Heart from 'lucide-react/icons/heart';
import { use, useEffect, useRef } from 'react';
import { useSession } from '../../../api/session.ts';
import { useDialogs } from '../../dialogs/dialogs-store.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { HOME_PATH } from '../../../lib/router/paths.ts';
import { WhenSeen } from '../../../lib/react/when-seen.tsx';
import {
  RecentlyViewedContext,
  SuggestionsContext,
} from '../../../lib/router/suggestions-context.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { ProductGrid } from '../../product/product-grid.tsx';
import { ProductGridSkeleton } from '../../product/product-grid-skeleton.tsx';
import { useWishlist } from '../use-wishlist.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { QueryView } from '../../errors/query-view.tsx';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import * as css from '../components/wishlist.css.ts';

/** The customer's favourites (WISH-01). */
export function Screen() {
  const { openDialog } = useDialogs();
  const { t, i18n } = useLingui();
  const isGuest = useSession(({ token }) => token === null);
  const wishlist = useWishlist();
  const count = wishlist.products?.length;
  const total = i18n.number(count ?? 0);
  const page = useFocusAfterRemoval(count ?? 0);
  const recentlyViewed = use(RecentlyViewedContext);

  return (
    <div className={stack[6]} ref={page} tabIndex={-1}>
      <PageHead title={t`Wishlist`} />
      <SectionHeading level={1}>
        {count === undefined ? <Trans>Wishlist</Trans> : <Trans>Wishlist ({total})</Trans>}
      </SectionHeading>
      {isGuest ? (
        <EmptyState
          icon={Heart}
          title={<Trans>Log in to see your wishlist</Trans>}
          action={
            <Button onClick={() => openDialog('login')}>
              <Trans>Log in</Trans>
            </Button>
          }
        >
          <Trans>Your wishlist is saved in your account.</Trans>
        </EmptyState>
      ) : (
        <QueryView
          query={{ ...wishlist, data: wishlist.products }}
          skeleton={<ProductGridSkeleton count={8} />}
          renderEmpty={(products) => (products.length > 0 ? null : <NoFavourites />)}
        >
          {(products) => (
            <>
              <ProductGrid products={products} priority />
              <WhenSeen className={css.viewed}>{recentlyViewed}</WhenSeen>
            </>
          )}
        </QueryView>
      )}
    </div>
  );
}

function NoFavourites() {
  return (
    <>
      <EmptyState
        icon={Heart}
        title={<Trans>Your wishlist is empty</Trans>}
        action={
          <AppLink href={HOME_PATH} className={buttonClass()}>
            <Trans>Continue shopping</Trans>
          </AppLink>
        }
      >
        <Trans>Select the heart on a product to save it here.</Trans>
      </EmptyState>
      {use(SuggestionsContext)}
    </>
  );
}

/** Focuses the page: the focused heart disappears with its card. */
function useFocusAfterRemoval(total: number) {
  const page = useRef<HTMLDivElement>(null);
  const last = useRef(total);
  useEffect(() => {
    if (total < last.current && document.activeElement === document.body) page.current?.focus();
    last.current = total;
  }, [total]);
  return page;
}
