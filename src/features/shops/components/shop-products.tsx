import { Plural, Trans, useLingui } from '@lingui/react/macro';
import PackageSearch from 'lucide-react/icons/package-search';
import { useListProducts } from '../../../api/generated/catalogue.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { SHOPS_PATH } from '../../../lib/router/paths.ts';
import { withoutShop } from '../../product/product-card.css.ts';
import { ProductGrid } from '../../product/product-grid.tsx';
import { ProductGridSkeleton } from '../../product/product-grid-skeleton.tsx';
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
  const { start, goToStart } = useListStart<HTMLElement>();
  const isFiltered = view.search !== '' || view.page > 1;

  return (
    <QueryView query={products} skeleton={<ProductGridSkeleton count={PER_PAGE} />}>
      {(data) => (
        <section
          ref={start}
          tabIndex={-1}
          aria-label={t`All products`}
          aria-busy={products.isFetching}
        >
          <output>
            <VisuallyHidden>
              <Plural value={data.total} one="# product" other="# products" />
            </VisuallyHidden>
          </output>
          <div className={stack[6]}>
            {data.products.length === 0 ? (
              <EmptyState
                icon={PackageSearch}
                title={<Trans>No products found</Trans>}
                action={
                  <AppLink
                    href={isFiltered ? shopUrl(shopId, {}) : SHOPS_PATH}
                    className={buttonClass({ variant: 'secondary' })}
                  >
                    {isFiltered ? (
                      <Trans>View all products from this shop</Trans>
                    ) : (
                      <Trans>All shops</Trans>
                    )}
                  </AppLink>
                }
              >
                {view.search === '' ? (
                  <Trans>This page doesn’t exist.</Trans>
                ) : (
                  <Trans>No products match “{view.search}” in this shop. Check the spelling.</Trans>
                )}
              </EmptyState>
            ) : (
              <div className={withoutShop}>
                <ProductGrid products={data.products} level={2} />
              </div>
            )}
            <Pager
              label={t`Products pagination`}
              totalItems={data.total}
              currentPage={view.page}
              itemsPerPage={PER_PAGE}
              hrefOf={(page) => shopUrl(shopId, { ...view, page })}
              onNavigate={goToStart}
            />
          </div>
        </section>
      )}
    </QueryView>
  );
}
