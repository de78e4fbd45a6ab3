import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { components } from '../../../api/generated/schema.d.ts';
import { CheckboxField } from '../../../ui/choices/checkbox-field.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { paidAmount } from '../../orders/paid-amount.ts';
import { useMoney } from '../../settings/use-money.ts';
import * as css from './returns.css.ts';
import { ReturnLine } from './return-line.tsx';
import { isLineReturnable } from '../model/return-eligibility.ts';

/** Lines are returned at full quantity (RET-01). */
export function ReturnLines(props: {
  order: components['schemas']['OrderDetails'];
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
  error: string | undefined;
}) {
  const { order, chosen, onChange, error } = props;
  const { t } = useLingui();
  const money = useMoney();
  const id = useId();
  const returnable = order.products.filter(isLineReturnable);
  const isAll = chosen.length === returnable.length;
  const count = returnable.length;
  const lines = [...returnable, ...order.products.filter((line) => !isLineReturnable(line))];
  const formatPaid = (product: number) => {
    const paid = paidAmount(order, [product]);
    return paid === undefined ? undefined : money(paid);
  };
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={css.legend}>
        <Trans>Select items to return ({count})</Trans>
      </legend>
      {returnable.length > 1 ? (
        <CheckboxField
          label={t`Select all`}
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = !isAll && chosen.length > 0;
          }}
          onChange={() => onChange(isAll ? [] : returnable.map((line) => line.id))}
        />
      ) : null}
      <ul>
        {lines.map((line) => (
          <li key={line.id} className={css.line}>
            <CheckboxField
              name="product_ids"
              value={line.id}
              disabled={!isLineReturnable(line)}
              checked={chosen.includes(line.id)}
              onChange={() =>
                onChange(
                  chosen.includes(line.id)
                    ? chosen.filter((one) => one !== line.id)
                    : [...chosen, line.id],
                )
              }
              label={
                <ReturnLine
                  name={line.name}
                  thumbnail={line.thumbnail}
                  options={[line.brand, line.size, line.color]}
                  quantity={line.order_qty}
                  price={formatPaid(line.id)}
                  note={
                    isLineReturnable(line)
                      ? undefined
                      : line.is_digital
                        ? t`Downloads can’t be returned.`
                        : t`Return already requested`
                  }
                />
              }
            />
          </li>
        ))}
      </ul>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
