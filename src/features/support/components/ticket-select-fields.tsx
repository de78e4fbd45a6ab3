import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { useListOrders } from '../../../api/generated/orders.ts';
import { useListTicketIssueTypes } from '../../../api/generated/support.ts';
import { RetryAlert } from '../../errors/retry-alert.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { SelectField } from '../../../ui/choices/select-field.tsx';

type FieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>;

const MAX_ORDERS = 100;

/** Optional order of the customer. */
export function OrderField(props: FieldProps) {
  const { t } = useLingui();
  const orders = useListOrders({ page: 1, per_page: MAX_ORDERS });
  const codes = orders.data?.orders.map(({ order_code: code }) => code) ?? [];
  const selected = props.value && !codes.includes(String(props.value)) ? [String(props.value)] : [];
  return (
    <div className={stack[2]}>
      <SelectField
        {...props}
        label={t`Order number`}
        options={[
          { value: '', label: t`Not about an order` },
          ...[...selected, ...codes].map((code) => ({ value: code, label: code })),
        ]}
      />
      {orders.error && !orders.data ? <RetryAlert query={orders} /> : null}
    </div>
  );
}

/** The API expects the name. */
export function IssueTypeField(props: FieldProps) {
  const { t } = useLingui();
  const types = useListTicketIssueTypes();
  const names = types.data?.issue_types.map(({ name }) => name) ?? [];
  const selected = props.value && !names.includes(String(props.value)) ? [String(props.value)] : [];
  return (
    <div className={stack[2]}>
      <SelectField
        {...props}
        label={t`Issue type`}
        placeholder={types.isLoading ? t`Loading…` : t`Choose an issue type`}
        options={[...selected, ...names].map((name) => ({ value: name, label: name }))}
      />
      {types.error && !types.data ? <RetryAlert query={types} /> : null}
    </div>
  );
}
