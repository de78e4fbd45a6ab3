import { useLingui } from '@lingui/react/macro';
import type { components } from '../../api/generated/schema.d.ts';
import { DataList } from '../../ui/layout/data-list.tsx';
import { ChargedNote } from '../settings/charged-note.tsx';
import * as css from './line-items.css.ts';
import { orderAmounts } from './model/order-amounts.ts';
import { useOrderAmounts } from '../settings/use-order-amounts.ts';
import { useTaxName } from '../settings/use-tax-name.ts';

/** Amounts of a placed order (ORD-02, CHK-09). */
export function OrderFigures({ order }: { order: components['schemas']['OrderDetails'] }) {
  const { t, i18n } = useLingui();
  const taxName = useTaxName();
  const amounts = useOrderAmounts(orderAmounts(order));
  const { coupon_discount: coupon, discount, tax_amount: tax, all_vat_taxes: taxes } = order;
  return (
    <>
      <DataList
        entries={[
          { term: t`Quantity`, detail: i18n.number(order.quantity) },
          { term: t`Subtotal`, detail: amounts.subtotal },
          ...(coupon + discount > 0 ? [{ term: t`Discount`, detail: amounts.discount }] : []),
          { term: t`Delivery`, detail: amounts.delivery },
          ...taxes.map((one, index) => ({ term: taxName(one), detail: amounts.taxes[index] })),
          ...(taxes.length === 1 || tax === 0 ? [] : [{ term: t`Total tax`, detail: amounts.tax }]),
          { term: t`Total`, detail: amounts.total, isTotal: true },
        ]}
      />
      {order.order_status === 'Cancelled' ? null : (
        <ChargedNote
          amount={order.payable_amount}
          isPaid={order.payment_status === 'Paid'}
          className={css.muted}
        />
      )}
    </>
  );
}
