import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Store from 'lucide-react/icons/store';
import { Redirect, useSearchParams } from 'wouter';
import { useListShops } from '../../../api/generated/shops.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { HOME_PATH, SHOPS_PATH } from '../../../lib/router/paths.ts';
import { NoIndex } from '../../seo/no-index.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { useBreadcrumb } from '../../seo/use-breadcrumb.ts';
import { ShopGrid, ShopGridSkeleton } from '../shop-grid.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { container, sections } from '../../../ui/layout/layout.css.ts';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { QueryView } from '../../errors/query-view.tsx';
import { parsePage } from '../../../lib/router/route-inputs.ts';
import { shopsInput } from '../model/shops-input.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';

/** All shops (SHOP-01). Redirects to the home page in single-vendor mode (SHOP-02). */
export function Screen() {
  const { t } = useLingui();
  const { settings } = useSettings();
  const [search] = useSearchParams();
  const page = parsePage(search);
  const input = shopsInput(page);
  const shops = useListShops(settings.multi_vendor ? input : null, {
    keepPreviousData: true,
  });
  const { data, error } = shops;
  const breadcrumb = useBreadcrumb([{ label: t`Shops` }]);
  const hrefOf = (target: number) => (target === 1 ? SHOPS_PATH : `${SHOPS_PATH}?page=${target}`);
  if (!settings.multi_vendor) return <Redirect to={HOME_PATH} replace />;

  return (
    <div className={`${container} ${sections}`}>
      <PageHead
        title={t`Shops`}
        description={t`Browse every shop on ${settings.app_name} and see how its customers rate it.`}
        canonical={hrefOf(page)}
        breadcrumb={breadcrumb}
      />
      <div>
        <SectionHeading
          level={1}
          description={data ? <Plural value={data.total} one="# shop" other="# shops" /> : ' '}
        >
          <Trans>All shops</Trans>
        </SectionHeading>
        <QueryView
          query={shops}
          skeleton={<ShopGridSkeleton count={input.per_page} />}
          renderEmpty={(list) => (list.shops.length > 0 ? null : <NoShops isPastEnd={page > 1} />)}
        >
          {(list) => (
            <div aria-busy={shops.isFetching}>
              <ShopGrid shops={list.shops} level={2} />
            </div>
          )}
        </QueryView>
      </div>
      {data && !error ? (
        <Pager
          label={t`Shops pagination`}
          totalItems={data.total}
          currentPage={page}
          itemsPerPage={input.per_page}
          hrefOf={hrefOf}
        />
      ) : null}
    </div>
  );
}

function NoShops({ isPastEnd }: { isPastEnd: boolean }) {
  return (
    <EmptyState
      icon={Store}
      title={<Trans>No shops found</Trans>}
      action={
        <AppLink href={isPastEnd ? SHOPS_PATH : HOME_PATH} className={buttonClass()}>
          {isPastEnd ? <Trans>Go to the first page</Trans> : <Trans>Continue shopping</Trans>}
        </AppLink>
      }
    >
      <NoIndex />
      {isPastEnd ? (
        <Trans>This page doesn’t exist.</Trans>
      ) : (
        <Trans>Shops appear here as soon as they have products for sale.</Trans>
      )}
    </EmptyState>
  );
}
