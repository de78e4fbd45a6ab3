import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { LazySection } from '../../../lib/react/lazy-section.tsx';
import { isCash, isDueInCash } from '../../payment/payment-state.ts';
import { PaymentBadge } from '../../payment/payment-badge.tsx';
import { receipt } from '../../../ui/content/receipt.css.ts';
import { OrderFigures } from '../order-figures.tsx';
import { ActionBlockers } from './action-blockers.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { cardTitle } from '../../../ui/layout/section-heading.css.ts';
import * as css from './orders.css.ts';

const OrderReturns = lazyComponent(() =>
  import('./order-returns.tsx').then((module) => module.OrderReturns),
);

type Order = components['schemas']['OrderDetails'];

/** The receipt: amounts, payment, documents and why actions are unavailable. */
export function OrderTotals({ order }: { order: Order }) {
  const method = useMethodName(order);
  return (
    <section aria-labelledby="figures" className={`${receipt} ${css.receiptPart}`}>
      <div className={css.receiptHead}>
        <h2 id="figures" className={cardTitle}>
          <Trans>Order summary</Trans>
        </h2>
        {isDueInCash(order) ? null : <PaymentBadge order={order} />}
      </div>
      <OrderFigures order={order} />
      <p className={css.muted}>
        <Trans>
          Payment method: <bdi>{method}</bdi>
        </Trans>
      </p>
      {order.products.some((line) => line.is_returned) ? (
        <LazySection>
          <OrderReturns orderCode={order.order_code} />
        </LazySection>
      ) : null}
      <OrderDocuments order={order} />
      <ActionBlockers order={order} />
    </section>
  );
}

/** Cash and unpaid online orders have fixed API names; otherwise the gateway's name is sent. */
function useMethodName(order: Order): string {
  const { t } = useLingui();
  if (isCash(order)) return t`Cash on delivery`;
  return order.payment_method === 'Online Payment' ? t`Online payment` : order.payment_method;
}
