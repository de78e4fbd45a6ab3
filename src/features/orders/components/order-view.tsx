import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { components } from '../../../api/generated/schema.d.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { row, screenOnly, stack } from '../../../ui/layout/layout.css.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderAddress } from './order-address.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderTotals } from './order-totals.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderProgress } from './order-progress.tsx';
import * as css from './orders.css.ts';
import { OrderDate } from './order-date.tsx';
import { StatusBadge } from './status-badge.tsx';

/** Order details. Prints on one page (ORD-05). */
export function OrderView(props: {
  order: components['schemas']['OrderDetails'];
  refresh: () => Promise<void>;
}) {
  const { order, refresh } = props;
  const { t } = useLingui();
  const { settings } = useSettings();
  const status = useRef<HTMLHeadingElement>(null);
  const [isCancelled, setCancelled] = useState(false);

  // The focused button is gone, so focus the changed status.
  useEffect(() => {
    if (isCancelled) status.current?.focus();
  }, [isCancelled]);

  return (
    <div className={stack[4]}>
      <p className={css.paperOnly}>{settings.app_name}</p>
      <SectionHeading
        level={1}
        description={
          <>
            <OrderDate order={order} />
          </>
        }
        action={<OrderDocuments order={order} />}
      >
        <Trans>
          Order <bdi>{order.order_code}</bdi>
        </Trans>
      </SectionHeading>
      <div className={css.details}>
        <div className={stack[4]}>
          <Card as="section" padded labelledBy="status" className={css.part}>
            <div className={row[3]}>
              <h2 id="status" ref={status} tabIndex={-1} className={css.status}>
                <Trans>Order status</Trans>
              </h2>
              <StatusBadge status={order.order_status} />
            </div>
            <div className={screenOnly}>
              <OrderProgress order={order} />
            </div>
            <OrderActions order={order} refresh={refresh} onCancelled={() => setCancelled(true)} />
          </Card>
          <OrderLines order={order} />
        </div>
        <aside aria-label={t`Order summary and delivery address`} className={css.aside}>
          <OrderTotals order={order} />
          <OrderAddress order={order} />
        </aside>
      </div>
    </div>
  );
}
