import { Plural, Trans, useLingui } from '@lingui/react/macro';
import PackageSearch from 'lucide-react/icons/package-search';
import type { ReactNode } from 'react';
import { useListProducts } from '../../../api/generated/catalogue.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { SHOPS_PATH } from '../../../lib/router/paths.ts';
import { isolateText } from '../../../lib/text/isolate-text.ts';
import { withoutShop } from '../../product/product-card.css.ts';
import { ProductGrid } from '../../product/product-grid.tsx';
import { ProductGridSkeleton } from '../../product/product-grid-skeleton.tsx';
import { NoIndex } from '../../seo/no-index.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { useListStart } from '../../../ui/navigation/use-list-start.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { QueryView } from '../../errors/query-view.tsx';
import { shopUrl, shopProductsInput, PER_PAGE, type ShopView } from '../model/shop-url-state.ts';

export function ShopProducts({ shopId, view }: { shopId: number; view: ShopView }) {
  const { t } = useLingui();
  const products = useListProducts(shopProductsInput(shopId, view), {
    keepPreviousData: true,
  });
  const { data, error, isPrevious } = products;
  const { start, goToStart } = useListStart<HTMLElement>();

  return (
    <section ref={start} tabIndex={-1} aria-label={t`All products`} aria-busy={products.isFetching}>
      <output>
        {data && !(error && isPrevious) ? (
          <VisuallyHidden>
            <Plural value={data.total} one="# product" other="# products" />
          </VisuallyHidden>
        ) : null}
      </output>
      <QueryView
        query={products}
        skeleton={<ProductGridSkeleton count={PER_PAGE} />}
        renderEmpty={({ products: { length }, total }) =>
          length > 0 ? null : (
            <NoProducts shopId={shopId} view={view} total={total} onNavigate={goToStart} />
          )
        }
      >
        {(list) => (
          <div className={stack[6]}>
            <div className={withoutShop}>
              <ProductGrid products={list.products} level={2} />
            </div>
            <Pager
              label={t`Products pagination`}
              totalItems={list.total}
              currentPage={view.page}
              itemsPerPage={PER_PAGE}
              hrefOf={(page) => shopUrl(shopId, { ...view, page })}
              onNavigate={goToStart}
            />
          </div>
        )}
      </QueryView>
    </section>
  );
}

function NoProducts(props: {
  shopId: number;
  view: ShopView;
  /** Of all pages. */
  total: number;
  /** Of links that stay on the page. */
  onNavigate: () => void;
}) {
  const { shopId, view, total, onNavigate } = props;
  const { t } = useLingui();
  if (total > 0) {
    return (
      <EmptyPage
        href={shopUrl(shopId, { ...view, page: 1 })}
        link={t`Go to the first page`}
        onClick={onNavigate}
      >
        <Trans>This page doesn’t exist.</Trans>
      </EmptyPage>
    );
  }
  if (view.search === '') return <EmptyPage href={SHOPS_PATH} link={t`All shops`} />;
  return (
    <EmptyPage
      href={shopUrl(shopId, {})}
      link={t`View all products from this shop`}
      onClick={onNavigate}
    >
      <Trans>
        No products match “{isolateText(view.search)}” in this shop. Check the spelling.
      </Trans>
    </EmptyPage>
  );
}

function EmptyPage(props: {
  href: string;
  link: string;
  onClick?: () => void;
  children?: ReactNode;
}) {
  const { href, link, onClick, children } = props;
  return (
    <>
      <NoIndex />
      <EmptyState
        icon={PackageSearch}
        title={<Trans>No products found</Trans>}
        action={
          <AppLink href={href} className={buttonClass({ variant: 'secondary' })} onClick={onClick}>
            {link}
          </AppLink>
        }
      >
        {children}
      </EmptyState>
    </>
  );
}
