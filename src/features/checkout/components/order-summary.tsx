import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { components } from '../../../api/generated/schema.d.ts';
import { ChargedNote } from '../../settings/charged-note.tsx';
import { useMoney } from '../../settings/use-money.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type DataEntry, DataList } from '../../../ui/layout/data-list.tsx';
import * as css from './checkout.css.ts';
import { taxEntries } from '../model/tax-entries.ts';

/** What it costs by the server's last answer, and the button that orders. */
export function OrderSummary(props: {
  totals: components['schemas']['Checkout'];
  isUpdating: boolean;
  /** The discount is of a collected voucher that the server applies by itself. */
  hasVoucher: boolean;
  isPlacing: boolean;
  coupon: ReactNode;
  notice: ReactNode;
  problem: ReactNode;
  onPlace: () => void;
}) {
  const { totals, isUpdating, hasVoucher, isPlacing, coupon, notice, problem, onPlace } = props;
  return (
    <Card as="section" padded labelledBy="summary" className={css.summary}>
      <h2 id="summary" className={css.partTitle}>
        <Trans>Order Summary</Trans>
      </h2>
      <div aria-busy={isUpdating} className={isUpdating ? css.updating : undefined}>
        <DataList entries={useEntries(totals)} />
      </div>
      <ChargedNote amount={totals.payable_amount} className={css.muted} />
      <p aria-live="polite" className={css.muted}>
        {isUpdating ? (
          <Trans>Updating…</Trans>
        ) : hasVoucher ? (
          <Trans>A voucher that you collected is applied by itself.</Trans>
        ) : null}
      </p>
      {coupon}
      {notice}
      {problem}
      <Button size="l" fullWidth busy={isPlacing} onClick={onPlace}>
        {isPlacing ? <Trans>Processing</Trans> : <Trans>Place Order</Trans>}
      </Button>
    </Card>
  );
}

function useEntries(totals: components['schemas']['Checkout']): DataEntry[] {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const { total_amount: total, coupon_discount: discount, order_tax_amount: tax } = totals;
  const taxes = taxEntries(totals);
  return [
    { term: t`Subtotal`, detail: money(total) },
    ...(discount > 0
      ? [
          { term: t`Discount`, detail: money(-discount) },
          { term: t`Subtotal After Discount`, detail: money(total - discount) },
        ]
      : []),
    { term: t`Shipping Charge`, detail: money(totals.delivery_charge) },
    ...taxes.map(({ name, percentage: share, amount }) => {
      if (amount === undefined) {
        return {
          term: name,
          detail: i18n.number(share / 100, { style: 'percent', maximumFractionDigits: 2 }),
        };
      }
      const percentage = i18n.number(share);
      return { term: t`${name} (${percentage}%)`, detail: money(amount) };
    }),
    ...(taxes.length === 1 || tax === 0 ? [] : [{ term: t`Total Tax Amount`, detail: money(tax) }]),
    { term: t`Total Payable`, detail: money(totals.payable_amount), total: true },
  ];
}
