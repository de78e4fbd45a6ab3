import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { components } from '../../api/generated/schema.d.ts';
import { useMoney } from '../../parts/use-money.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DataList } from '../../ui/data-list.tsx';
import * as css from './checkout.css.ts';

/** What it costs by the server's last answer, and the button that orders. */
export function OrderSummary(props: {
  figures: components['schemas']['Checkout'];
  isUpdating: boolean;
  isPlacing: boolean;
  problem: ReactNode;
  onPlace: () => void;
}) {
  const { figures, isUpdating, isPlacing, problem, onPlace } = props;
  const { t } = useLingui();
  const money = useMoney();
  // With one tax its name says more; the amounts of several are the last shop's only.
  const [tax, ...others] = figures.all_vat_taxes;
  const taxTerm = tax && others.length === 0 ? `${tax.name} (${tax.percentage}%)` : t`Taxes`;
  return (
    <Card as="section" padded labelledBy="summary" className={css.summary}>
      <h2 id="summary" className={css.partTitle}>
        <Trans>Order Summary</Trans>
      </h2>
      <div aria-busy={isUpdating} className={isUpdating ? css.updating : undefined}>
        <DataList
          entries={[
            { term: t`Subtotal`, detail: money(figures.total_amount) },
            ...(figures.coupon_discount > 0
              ? [{ term: t`Discount`, detail: money(-figures.coupon_discount) }]
              : []),
            { term: t`Shipping Charge`, detail: money(figures.delivery_charge) },
            ...(figures.order_tax_amount > 0
              ? [{ term: taxTerm, detail: money(figures.order_tax_amount) }]
              : []),
            { term: t`Total Payable`, detail: money(figures.payable_amount), total: true },
          ]}
        />
      </div>
      {problem}
      <Button size="l" fullWidth busy={isPlacing} onClick={onPlace}>
        {isPlacing ? <Trans>Processing</Trans> : <Trans>Place Order</Trans>}
      </Button>
    </Card>
  );
}
