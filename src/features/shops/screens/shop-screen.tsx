import { Redirect, useSearch } from 'wouter';
import { useLingui } from '@lingui/react/macro';
import { useGetShop } from '../../../api/generated/shops.ts';
import { toPlainText } from '../../../lib/html/to-plain-text.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { HOME_PATH, SHOPS_PATH } from '../../../lib/router/paths.ts';
import { NotFound } from '../../errors/not-found.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { useBreadcrumb } from '../../seo/use-breadcrumb.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { container } from '../../../ui/layout/layout.css.ts';
import { parseShopUrl, shopUrl, type ShopView } from '../model/shop-url-state.ts';
import * as css from '../components/shop.css.ts';
import { ShopAbout } from '../components/shop-about.tsx';
import { ShopBanners } from '../components/shop-banners.tsx';
import { ShopHeader } from '../components/shop-header.tsx';
import { ShopSkeleton } from '../components/shop-skeleton.tsx';
import { QueryView } from '../../errors/query-view.tsx';
import { parseRouteId } from '../../../lib/router/route-inputs.ts';
import { ShopTabs } from '../components/shop-tabs.tsx';

/** One shop (SHOP-01). A single-vendor shop redirects home (SHOP-02). */
export function Screen({ params }: ScreenProps) {
  const { settings } = useSettings();
  const view = parseShopUrl(new URLSearchParams(useSearch()));
  const id = parseRouteId(params);
  const query = useGetShop(id === undefined || !settings.multi_vendor ? null : { id });
  if (!settings.multi_vendor) return <Redirect to={HOME_PATH} replace />;
  if (id === undefined) return <NotFound />;

  return (
    <QueryView
      query={query}
      level={1}
      skeleton={<ShopSkeleton />}
      renderFrame={(state) => <div className={`${container} ${css.page}`}>{state}</div>}
    >
      {({ shop }) => (
        <>
          <ShopHead shop={shop} view={view} />
          <ShopHeader shop={shop} />
          <ShopTabs key={id} shop={shop} view={view} />
          <ShopAbout shop={shop} />
          <ShopBanners shop={shop} />
        </>
      )}
    </QueryView>
  );
}

function ShopHead({ shop, view }: { shop: components['schemas']['ShopDetails']; view: ShopView }) {
  const { t } = useLingui();
  const { settings } = useSettings();
  const { name } = shop;
  const { app_name: appName } = settings;
  const isComplete = view.search === '' && !view.sort && view.tab === 'products';
  return (
    <PageHead
      title={name}
      description={
        toPlainText(shop.short_description ?? shop.description ?? '') ||
        t`${name} on ${appName}: compare prices and ratings, and order online.`
      }
      image={shop.banner}
      canonical={shopUrl(shop.id, { page: isComplete ? view.page : 1 })}
      breadcrumb={useBreadcrumb([{ label: t`Shops`, href: SHOPS_PATH }, { label: name }])}
    />
  );
}
