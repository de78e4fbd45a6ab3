import { Trans, useLingui } from '@lingui/react/macro';
import { useListOrders } from '../../api/generated/orders.ts';
import { ORDERS_PATH } from '../../lib/router/paths.ts';
import { ViewAllLink } from '../product/view-all-link.tsx';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';
import { stack } from '../../ui/layout/layout.css.ts';
import { OrderListSkeleton } from './components/order-list-skeleton.tsx';
import { OrderRow } from './components/order-row.tsx';
import { LATEST_ORDERS } from './latest-orders.ts';

const MAX_ORDERS = 3;

/** The newest orders that are neither delivered nor cancelled. Nothing without one. */
export function CurrentOrders() {
  const { t } = useLingui();
  const { data, error } = useListOrders(LATEST_ORDERS);
  const current = (data?.orders ?? []).filter(
    ({ order_status: status }) => status !== 'Delivered' && status !== 'Cancelled',
  );
  // The tiles above show the error.
  if (data ? current.length === 0 : error) return null;
  return (
    <section aria-labelledby="current-orders">
      <SectionHeading
        id="current-orders"
        action={<ViewAllLink href={ORDERS_PATH} label={t`View all orders`} />}
      >
        <Trans>Current orders</Trans>
      </SectionHeading>
      {data ? (
        <ul className={stack[3]}>
          {current.slice(0, MAX_ORDERS).map((order) => (
            <OrderRow key={order.id} order={order} level={3} />
          ))}
        </ul>
      ) : (
        // Before them, the cart would move down.
        <OrderListSkeleton count={MAX_ORDERS} />
      )}
    </section>
  );
}
