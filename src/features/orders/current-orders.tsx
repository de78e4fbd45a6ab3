import { Trans, useLingui } from '@lingui/react/macro';
import { useListOrders } from '../../api/generated/orders.ts';
import { ORDERS_PATH } from '../../lib/router/paths.ts';
import { ViewAllLink } from '../product/view-all-link.tsx';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';
import { stack } from '../../ui/layout/layout.css.ts';
import { OrderRow } from './components/order-row.tsx';
import * as css from './components/orders.css.ts';
import { LATEST_ORDERS } from './latest-orders.ts';

const MAX_ORDERS = 3;

/** The newest orders that are neither delivered nor cancelled. Nothing without one. */
export function CurrentOrders() {
  const { t } = useLingui();
  const { data } = useListOrders(LATEST_ORDERS);
  const current = (data?.orders ?? []).filter(
    ({ order_status: status }) => status !== 'Delivered' && status !== 'Cancelled',
  );
  if (current.length === 0) return null;
  return (
    <section aria-labelledby="current-orders">
      <SectionHeading
        id="current-orders"
        action={<ViewAllLink href={ORDERS_PATH} label={t`View all orders`} />}
      >
        <Trans>Current orders</Trans>
      </SectionHeading>
      <ul className={`${css.list} ${stack[3]}`}>
        {current.slice(0, MAX_ORDERS).map((order) => (
          <OrderRow key={order.id} order={order} level={3} />
        ))}
      </ul>
    </section>
  );
}
