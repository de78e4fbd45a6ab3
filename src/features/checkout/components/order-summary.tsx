import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { components } from '../../../api/generated/schema.d.ts';
import { ChargedNote } from '../../settings/charged-note.tsx';
import type { useOrderAmounts } from '../../settings/use-order-amounts.ts';
import { useTaxName } from '../../settings/use-tax-name.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { receipt } from '../../../ui/content/receipt.css.ts';
import { actionBar } from '../../../ui/layout/action-bar.css.ts';
import { type DataEntry, DataList } from '../../../ui/layout/data-list.tsx';
import * as css from './checkout.css.ts';
import { taxEntries } from '../model/tax-entries.ts';

export function OrderSummary(props: {
  totals: components['schemas']['Checkout'];
  /** Formatted in the chosen currency. */
  amounts: ReturnType<typeof useOrderAmounts>;
  isUpdating: boolean;
  /** The discount comes from a collected voucher. */
  hasVoucher: boolean;
  isPlacing: boolean;
  coupon: ReactNode;
  notice: ReactNode;
  problem: ReactNode;
  /** Warns about a coupon code that is not applied yet. */
  hint: ReactNode;
  /** Title of the chosen gateway. */
  gateway: string | undefined;
  isCash: boolean;
  /** Each shop sends its own. */
  parcelCount: number;
  onPlace: () => void;
}) {
  const { totals, amounts, isUpdating, hasVoucher, isPlacing, coupon, notice, problem } = props;
  const { gateway, isCash, parcelCount, hint, onPlace } = props;
  const { t } = useLingui();
  const hintId = useId();
  const problemArea = useRef<HTMLDivElement>(null);
  const hasProblem = Boolean(problem);
  const { total } = amounts;

  // On phones, the button is far from the summary.
  useEffect(() => {
    if (hasProblem) problemArea.current?.scrollIntoView({ block: 'nearest' });
  }, [hasProblem]);

  return (
    <section aria-labelledby="summary" className={`${receipt} ${css.summary}`}>
      <h2 id="summary" className={css.stepTitle}>
        <Trans>Order summary</Trans>
      </h2>
      <div aria-busy={isUpdating} className={isUpdating ? css.updating : undefined}>
        <DataList entries={useEntries(totals, amounts)} />
      </div>
      {coupon}
      <div aria-busy={isUpdating} className={isUpdating ? css.updating : undefined}>
        <DataList entries={[{ term: t`Total to pay`, detail: total, isTotal: true }]} />
      </div>
      <ChargedNote amount={totals.payable_amount} className={css.muted} />
      <p aria-live="polite" className={css.state}>
        {isUpdating ? (
          <Trans>Updating…</Trans>
        ) : hasVoucher ? (
          <Trans>The voucher you collected is applied automatically.</Trans>
        ) : null}
      </p>
      {notice}
      {hasProblem ? <div ref={problemArea}>{problem}</div> : null}
      {hint ? (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      ) : null}
      {gateway ? (
        <p className={css.muted}>
          <Trans>
            You pay {total} now with <bdi>{gateway}</bdi>.
          </Trans>
        </p>
      ) : isCash ? (
        <p className={css.muted}>
          <Plural
            value={parcelCount}
            one={`You pay ${total} in cash when your order arrives.`}
            other={`You pay ${total} in cash as your #\u00A0parcels arrive.`}
          />
        </p>
      ) : null}
      <div className={actionBar} data-amount={total} data-label={t`Total to pay`}>
        <Button
          size="l"
          fullWidth
          busy={isPlacing}
          onClick={onPlace}
          aria-describedby={hint ? hintId : undefined}
        >
          {isPlacing ? <Trans>Placing order…</Trans> : <Trans>Place order</Trans>}
        </Button>
      </div>
    </section>
  );
}

function useEntries(
  totals: components['schemas']['Checkout'],
  amounts: ReturnType<typeof useOrderAmounts>,
): DataEntry[] {
  const { t, i18n } = useLingui();
  const taxName = useTaxName();
  const { coupon_discount: discount, order_tax_amount: tax } = totals;
  const taxes = taxEntries(totals);
  return [
    { term: t`Subtotal`, detail: amounts.subtotal },
    ...(discount > 0
      ? [
          { term: t`Discount`, detail: amounts.discount },
          { term: t`Subtotal after discount`, detail: amounts.afterDiscount },
        ]
      : []),
    { term: t`Delivery`, detail: amounts.delivery },
    ...taxes.map((one, index) => {
      const { name, percentage: share } = one;
      const amount = amounts.taxes[index];
      return amount === undefined
        ? {
            term: name,
            detail: i18n.number(share / 100, { style: 'percent', maximumFractionDigits: 2 }),
          }
        : { term: taxName(one), detail: amount };
    }),
    ...(taxes.length === 1 || tax === 0 ? [] : [{ term: t`Total tax`, detail: amounts.tax }]),
  ];
}
