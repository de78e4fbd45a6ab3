import { Trans, useLingui } from '@lingui/react/macro';
import { keepFocus } from '../../../lib/react/keep-focus.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import { RETURN_POLICY_PATH } from '../../../lib/router/paths.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { DataList } from '../../../ui/layout/data-list.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { paidAmount } from '../../orders/paid-amount.ts';
import { useMoney } from '../../settings/use-money.ts';
import { RestoredDraftNotice } from '../../forms/restored-draft-notice.tsx';
import { cardTitle } from '../../../ui/layout/section-heading.css.ts';
import * as css from './returns.css.ts';
import { ReturnLines } from './return-lines.tsx';
import { ReturnReasons } from './return-reasons.tsx';
import { useReturnForm } from '../hooks/use-return-form.ts';

/** Form to return items of an order (RET-01). */
export function ReturnForm(props: {
  order: components['schemas']['OrderDetails'];
  onRefused: () => void;
}) {
  const { order, onRefused } = props;
  const { t } = useLingui();
  const form = useReturnForm(order, onRefused);
  const money = useMoney();
  const refund = paidAmount(order, form.values.product_ids);
  return (
    <form ref={keepFocus} className={css.columns} onSubmit={form.submit} noValidate>
      <div className={stack[6]}>
        <Card padded>
          <ReturnLines
            order={order}
            chosen={form.values.product_ids}
            onChange={(ids) => form.change({ product_ids: [...ids] })}
            error={form.errorOf('product_ids')}
          />
        </Card>
        <Card padded className={stack[4]}>
          <ReturnReasons text={form.values.reason} onChange={(reason) => form.change({ reason })} />
          <TextAreaField
            label={t`Reason for return`}
            help={<TextLink href={RETURN_POLICY_PATH}>{t`View our return policy`}</TextLink>}
            rows={4}
            {...form.input('reason')}
          />
        </Card>
      </div>
      <Card padded className={stack[4]}>
        <h2 className={cardTitle}>
          <Trans>Refund and pickup</Trans>
        </h2>
        <p className={css.muted}>
          <Trans>
            The shop checks what you send back and refunds the product price to your bank account.
            Delivery and tax aren’t refunded.
          </Trans>
        </p>
        <RestoredDraftNotice form={form} purpose="sending" />
        {form.problem ? <Alert kind="danger">{form.problem}</Alert> : null}
        <TextField
          label={t`Bank account number`}
          help={t`We send your refund here. An IBAN is best.`}
          autoComplete="off"
          dir="ltr"
          {...form.input('bank_account_number')}
        />
        <TextAreaField
          label={t`Pickup address`}
          help={t`Where the courier picks up the parcel.`}
          rows={2}
          autoComplete="street-address"
          {...form.input('return_address')}
        />
        {!refund ? null : (
          <DataList
            entries={[{ term: t`Expected refund`, detail: money(refund), isTotal: true }]}
          />
        )}
        <Button type="submit" fullWidth busy={form.isSending}>
          <Trans>Request return</Trans>
        </Button>
      </Card>
    </form>
  );
}
