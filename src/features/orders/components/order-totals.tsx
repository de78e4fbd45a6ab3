import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { ChargedNote } from '../../settings/charged-note.tsx';
import { isCash } from '../../payment/payment-state.ts';
import { PaymentBadge } from '../../payment/payment-badge.tsx';
import { useMoney } from '../../settings/use-money.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { type DataEntry, DataList } from '../../../ui/layout/data-list.tsx';
import { row } from '../../../ui/layout/layout.css.ts';
import * as css from './orders.css.ts';

type Order = components['schemas']['OrderDetails'];

/** What an order costs, with every tax, and how far it is paid. */
export function OrderTotals({ order }: { order: Order }) {
  const entries = useEntries(order);
  const method = useMethodName(order);
  return (
    <Card as="section" padded labelledBy="figures" className={css.part}>
      <h2 id="figures" className={css.partTitle}>
        <Trans>Order Summary</Trans>
      </h2>
      <DataList entries={entries} />
      <ChargedNote amount={order.payable_amount} className={css.muted} />
      <p className={row[2]}>
        <span className={css.muted}>
          <Trans>
            Payment Method: <bdi>{method}</bdi>
          </Trans>
        </span>
        <PaymentBadge order={order} />
      </p>
    </Card>
  );
}

function useEntries(order: Order): DataEntry[] {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const { coupon_discount: coupon, discount, tax_amount: tax, all_vat_taxes: taxes } = order;
  const reduced = coupon + discount;
  return [
    { term: t`Items`, detail: i18n.number(order.quantity) },
    { term: t`Subtotal`, detail: money(order.total_amount) },
    ...(reduced > 0 ? [{ term: t`Discount`, detail: money(-reduced) }] : []),
    { term: t`Shipping Charge`, detail: money(order.delivery_charge) },
    ...taxes.map(({ name, percentage: share, amount }) => {
      const percentage = i18n.number(share);
      return { term: t`${name} (${percentage}%)`, detail: money(amount) };
    }),
    ...(taxes.length === 1 || tax === 0 ? [] : [{ term: t`Total Tax Amount`, detail: money(tax) }]),
    { term: t`Total Amount`, detail: money(order.payable_amount), total: true },
  ];
}

/** The wire has words of its own for cash, and for an online order as long as it is unpaid; else the gateway's name. */
function useMethodName(order: Order): string {
  const { t } = useLingui();
  if (isCash(order)) return t`Cash on delivery`;
  return order.payment_method === 'Online Payment' ? t`Online payment` : order.payment_method;
}
