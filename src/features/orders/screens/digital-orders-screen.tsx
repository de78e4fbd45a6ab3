import { Trans, useLingui } from '@lingui/react/macro';
import { useListOrders } from '../../../api/generated/orders.ts';
import { DIGITAL_ORDERS_PATH } from '../../../lib/router/paths.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { useListStart } from '../../../ui/navigation/use-list-start.ts';
import { usePage } from '../../../lib/router/route-inputs.ts';
import { OrderList } from '../components/order-list.tsx';
import { ORDERS_PER_PAGE } from '../model/orders-input.ts';

/** Orders with downloads (ORD-04). */
export function Screen() {
  const { t } = useLingui();
  const page = usePage();
  const { start, goToStart } = useListStart<HTMLHeadingElement>();
  const orders = useListOrders({ page, per_page: ORDERS_PER_PAGE, order_status: 'digital' });

  return (
    <div className={stack[6]}>
      <PageHead title={t`My Digital Products`} />
      <SectionHeading level={1} headingRef={start}>
        <Trans>My Digital Products</Trans>
      </SectionHeading>
      <OrderList
        orders={orders}
        isDigital
        page={page}
        hrefOf={(target) => `${DIGITAL_ORDERS_PATH}?page=${target}`}
        goToStart={goToStart}
      >
        <Trans>E-books, music, courses and other downloads you buy will appear here.</Trans>
      </OrderList>
    </div>
  );
}
