import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'wouter';
import { useListOrders } from '../../../api/generated/orders.ts';
import { ORDERS_PATH } from '../../../lib/router/paths.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { TabLinks } from '../../../ui/navigation/tab-links.tsx';
import { useListStart } from '../../../ui/navigation/use-list-start.ts';
import { OrderList } from '../components/order-list.tsx';
import { ordersInput } from '../model/orders-input.ts';
import { ORDER_STATUSES, findStatusBySlug } from '../model/order-statuses.ts';

/** The customer's orders by status (ORD-01). */
export function Screen() {
  const { t, i18n } = useLingui();
  const [search] = useSearchParams();
  const { start, goToStart } = useListStart<HTMLHeadingElement>();
  const state = findStatusBySlug(search.get('status'));
  const input = ordersInput(search);
  const orders = useListOrders(
    input,
    // Keeps the counts while another tab loads.
    { keepPreviousData: true },
  );
  const counts = orders.data?.status_wise_orders;

  return (
    <div className={stack[4]}>
      <PageHead title={t`Order History`} />
      <SectionHeading level={1} headingRef={start}>
        <Trans>Order History</Trans>
      </SectionHeading>
      <TabLinks
        label={t`Orders by status`}
        tabs={ORDER_STATUSES.map(({ slug, label }) => ({
          href: `${ORDERS_PATH}?status=${slug}`,
          label: i18n._(label),
          count: counts?.[slug],
          isCurrent: slug === state.slug,
        }))}
      />
      <OrderList
        orders={orders}
        page={input.page}
        hrefOf={(target) => `${ORDERS_PATH}?status=${state.slug}&page=${target}`}
        goToStart={goToStart}
      >
        <Trans>No orders with this status yet.</Trans>
      </OrderList>
    </div>
  );
}
