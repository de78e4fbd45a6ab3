import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { useGetOrder } from '../../../api/generated/orders.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { DIGITAL_ORDERS_PATH, ORDERS_PATH } from '../../../lib/router/paths.ts';
import { NotFound } from '../../errors/not-found.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { screenOnly, stack } from '../../../ui/layout/layout.css.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import * as css from '../components/orders.css.ts';
import { QueryView } from '../../errors/query-view.tsx';
import { parseRouteId } from '../../../lib/router/route-inputs.ts';
import { OrderView } from '../components/order-view.tsx';

/** One order, below the order history or the downloads (ORD-02, ORD-04). */
export function Screen({ params }: ScreenProps) {
  const { t } = useLingui();
  const [path] = useLocation();
  const id = parseRouteId(params);
  const order = useGetOrder(id === undefined ? null : { order_id: id });
  if (id === undefined) return <NotFound />;

  const parent = path.startsWith(DIGITAL_ORDERS_PATH)
    ? { label: t`My Digital Products`, href: DIGITAL_ORDERS_PATH }
    : { label: t`Order History`, href: ORDERS_PATH };
  return (
    <QueryView
      query={order}
      level={1}
      skeleton={<OrderSkeleton />}
      renderFrame={(state) => (
        <div className={stack[4]}>
          <PageHead title={t`Order details`} />
          <div className={screenOnly}>
            <Breadcrumb steps={[parent, { label: t`Order details` }]} />
          </div>
          {state}
        </div>
      )}
    >
      {(data) => <OrderView order={data.order} refresh={order.retry} />}
    </QueryView>
  );
}

function OrderSkeleton() {
  return (
    <div className={css.details} aria-busy="true">
      <div className={stack[4]}>
        <Skeleton height="26rem" radius="18px" />
        <Skeleton height="14rem" radius="18px" />
      </div>
      <Skeleton height="22rem" radius="8px" />
    </div>
  );
}
