import { Trans, useLingui } from '@lingui/react/macro';
import PackageOpen from 'lucide-react/icons/package-open';
import { useSearchParams } from 'wouter';
import { useListOrders } from '../../api/generated/orders.ts';
import { AppLink } from '../../parts/app-link.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { useErrorText } from '../../parts/use-error-text.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { stack } from '../../ui/layout.css.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import * as css from './order-history.css.ts';
import { OrderRow } from './order-row.tsx';
import { OrderPages } from './order-pages.tsx';
import { ORDER_STATES, stateBySlug } from './order-states.ts';

const PER_PAGE = 10;

/** The customer's orders by state, newest first; state and page live in the address (ORD-01). */
export function Screen() {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const [search] = useSearchParams();
  const state = stateBySlug(search.get('status'));
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const { data, error, retry, isFetching } = useListOrders(
    {
      page,
      per_page: PER_PAGE,
      ...(state.status === undefined ? {} : { order_status: state.status }),
    },
    { keepPrevious: true },
  );
  const counts = data?.status_wise_orders;

  return (
    <div className={stack[6]}>
      <PageHead title={t`Order History`} />
      <h1 className={css.title}>
        <Trans>Order History</Trans>
      </h1>
      <TabLinks
        label={t`Orders by state`}
        tabs={ORDER_STATES.map(({ slug, label }) => ({
          href: `/order-history?status=${slug}`,
          label: i18n._(label),
          count: counts?.[slug],
          current: slug === state.slug,
        }))}
        renderLink={(link) => <AppLink {...link} />}
      />
      {/* After a failure the rows at hand are another tab's. */}
      {error ? (
        <ErrorState onRetry={() => void retry()} busy={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : !data ? (
        <div className={stack[4]} aria-busy="true">
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} height="7.5rem" radius="18px" />
          ))}
        </div>
      ) : data.orders.length === 0 ? (
        <EmptyState
          icon={PackageOpen}
          title={<Trans>No Order Found</Trans>}
          action={
            <AppLink href="/" className={buttonClass()}>
              <Trans>Continue Shopping</Trans>
            </AppLink>
          }
        >
          <Trans>Orders in this state will stand here.</Trans>
        </EmptyState>
      ) : (
        <>
          <ul className={`${css.list} ${stack[4]}`} aria-busy={isFetching}>
            {data.orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
          <OrderPages page={page} perPage={PER_PAGE} total={data.total} slug={state.slug} />
        </>
      )}
    </div>
  );
}
