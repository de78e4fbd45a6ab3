import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { RETURNS_PATH } from '../../../lib/router/paths.ts';
import { isCash, isDueInCash } from '../../payment/payment-state.ts';
import { PaymentBadge } from '../../payment/payment-badge.tsx';
import { tapArea, textLink } from '../../../ui/actions/text-link.css.ts';
import { receipt } from '../../../ui/content/receipt.css.ts';
import { screenOnly } from '../../../ui/layout/layout.css.ts';
import { OrderFigures } from '../order-figures.tsx';
import { ActionBlockers } from './action-blockers.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { cardTitle } from '../../../ui/layout/section-heading.css.ts';
import * as css from './orders.css.ts';

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
        <p className={screenOnly}>
          <AppLink href={RETURNS_PATH} className={`${textLink} ${tapArea} ${css.document}`}>
            <Trans>View returns and refunds</Trans>
          </AppLink>
        </p>
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
