import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Store from 'lucide-react/icons/store';
import { Redirect, useSearchParams } from 'wouter';
import { useListShops } from '../../../api/generated/shops.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { HOME_PATH } from '../../../lib/router/paths.ts';
import { isolateText } from '../../../lib/text/isolate-text.ts';
import { NoIndex } from '../../seo/no-index.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { useBreadcrumb } from '../../seo/use-breadcrumb.ts';
import { ShopGrid, ShopGridSkeleton } from '../shop-grid.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { LazyShopSigns } from '../../shop-signs/lazy-shop-signs.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { container, sections } from '../../../ui/layout/layout.css.ts';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { useListStart } from '../../../ui/navigation/use-list-start.ts';
import { QueryView } from '../../errors/query-view.tsx';
import { ShopsToolbar } from '../components/shops-toolbar.tsx';
import {
  parseShopsUrl,
  selectShops,
  SHOPS_PER_PAGE,
  shopsInput,
  shopsUrl,
  type ShopsView,
} from '../model/shops-view.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';

/** All shops (SHOP-01). Redirects to the home page in single-vendor mode (SHOP-02). */
export function Screen() {
  const { t, i18n } = useLingui();
  const { settings } = useSettings();
  const [params] = useSearchParams();
  const view = parseShopsUrl(params);
  const { start, goToStart } = useListStart<HTMLHeadingElement>();
  const shops = useListShops(settings.multi_vendor ? shopsInput(view) : null, {
    keepPreviousData: true,
  });
  const { data, error, isPrevious } = shops;
  const breadcrumb = useBreadcrumb([{ label: t`Shops` }]);
  if (!settings.multi_vendor) return <Redirect to={HOME_PATH} replace />;
  const shown =
    data &&
    selectShops(data, isPrevious ? { ...view, search: '', sort: undefined } : view, i18n.locale);

  return (
    <div className={`${container} ${sections}`}>
      <PageHead
        title={t`Shops`}
        description={t`Browse every shop on ${settings.app_name} and see how its customers rate it.`}
        canonical={shopsUrl({ page: view.search || view.sort ? 1 : view.page })}
        breadcrumb={breadcrumb}
      />
      <div>
        <SectionHeading
          level={1}
          headingRef={start}
          description={
            <output>
              {shown ? <Plural value={shown.total} one="# shop" other="# shops" /> : ' '}
            </output>
          }
        >
          <Trans>All shops</Trans>
        </SectionHeading>
        <ShopsToolbar view={view} />
        <QueryView
          query={{ ...shops, data: shown }}
          skeleton={<ShopGridSkeleton count={SHOPS_PER_PAGE} />}
          renderEmpty={(list) =>
            list.shops.length > 0 ? null : <NoShops view={view} onNavigate={goToStart} />
          }
        >
          {(list) => (
            <div aria-busy={shops.isFetching}>
              <ShopGrid shops={list.shops} level={2} priority />
            </div>
          )}
        </QueryView>
      </div>
      {shown && !error ? (
        <Pager
          label={t`Shops pagination`}
          totalItems={shown.total}
          currentPage={view.page}
          itemsPerPage={SHOPS_PER_PAGE}
          hrefOf={(page) => shopsUrl({ ...view, page })}
          onNavigate={goToStart}
        />
      ) : null}
      <LazyShopSigns isPlain />
    </div>
  );
}

function NoShops({ view, onNavigate }: { view: ShopsView; onNavigate: () => void }) {
  const { sort, page } = view;
  if (view.search !== '' && page === 1) {
    const search = isolateText(view.search);
    return (
      <EmptyState
        icon={Store}
        title={<Trans>No shops found</Trans>}
        action={
          <AppLink
            href={shopsUrl({ sort })}
            className={buttonClass({ variant: 'secondary' })}
            onClick={onNavigate}
          >
            <Trans>All shops</Trans>
          </AppLink>
        }
      >
        <Trans>No shop’s name or motto contains “{search}”. Check the spelling.</Trans>
      </EmptyState>
    );
  }
  const isPastEnd = page > 1;
  return (
    <>
      <NoIndex />
      <EmptyState
        icon={Store}
        title={isPastEnd ? <Trans>This page doesn’t exist.</Trans> : <Trans>No shops found</Trans>}
        action={
          <AppLink
            href={isPastEnd ? shopsUrl({ ...view, page: 1 }) : HOME_PATH}
            className={buttonClass()}
            onClick={isPastEnd ? onNavigate : undefined}
          >
            {isPastEnd ? <Trans>Go to the first page</Trans> : <Trans>Continue shopping</Trans>}
          </AppLink>
        }
      >
        {isPastEnd ? null : (
          <Trans>Shops appear here as soon as they have products for sale.</Trans>
        )}
      </EmptyState>
    </>
  );
}
