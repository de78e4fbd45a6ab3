import { Trans, useLingui } from '@lingui/react/macro';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useLocation } from 'wouter';
import { AppLink } from '../../../lib/router/app-link.tsx';
import type { components } from '../../../api/generated/schema.d.ts';
import { Reviews } from '../../reviews/reviews.tsx';
import { SortSelect } from '../../product/sort-select.tsx';
import { SectionBoundary } from '../../errors/section-boundary.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Icon } from '../../../ui/content/icon.tsx';
import { classNames } from '../../../ui/theme/class-names.ts';
import { TabLinks } from '../../../ui/navigation/tab-links.tsx';
import { filterUrl, shopUrl, type ShopView } from '../model/shop-url-state.ts';
import { ShopProducts } from './shop-products.tsx';
import { ShopSearch } from './shop-search.tsx';
import * as css from './shop.css.ts';
import * as toolbar from './shops-toolbar.css.ts';

/** Searching opens the products tab. */
export function ShopTabs(props: { shop: components['schemas']['ShopDetails']; view: ShopView }) {
  const { shop, view } = props;
  const { t } = useLingui();
  const [, navigate] = useLocation();
  return (
    <div>
      <div className={css.bar}>
        <TabLinks
          label={t`Shop sections`}
          tabs={[
            {
              href: shopUrl(shop.id, {}),
              label: t`All products`,
              count: shop.total_products,
              isCurrent: view.tab === 'products',
            },
            {
              href: shopUrl(shop.id, { tab: 'reviews' }),
              label: t`Reviews`,
              count: shop.total_reviews,
              isCurrent: view.tab === 'reviews',
            },
          ]}
        />
        {view.tab === 'products' ? (
          <AppLink
            href={filterUrl(shop.id, view)}
            className={classNames(buttonClass({ variant: 'secondary' }), css.filter)}
          >
            <Icon of={SlidersHorizontal} size={18} />
            <span>
              <Trans>Filter</Trans>
            </span>
          </AppLink>
        ) : null}
        <div className={css.tools}>
          <ShopSearch
            label={t`Search this shop`}
            placeholder={t`Search`}
            text={view.search}
            // One history entry per search.
            onSearch={(search) =>
              navigate(shopUrl(shop.id, { search, sort: view.sort }), {
                replace: view.search !== '',
              })
            }
          />
          {view.tab === 'products' ? (
            <div className={toolbar.sort}>
              <SortSelect
                value={view.sort}
                onChange={(sort) =>
                  navigate(shopUrl(shop.id, { search: view.search, sort }), { replace: true })
                }
              />
            </div>
          ) : null}
        </div>
      </div>
      <SectionBoundary>
        {view.tab === 'reviews' ? (
          <Reviews subject={{ shop_id: shop.id }} />
        ) : (
          <ShopProducts shopId={shop.id} view={view} />
        )}
      </SectionBoundary>
    </div>
  );
}
