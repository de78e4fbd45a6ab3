import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { keepFocus } from '../../lib/react/keep-focus.ts';
import type { components } from '../../api/generated/schema.d.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { CheckboxField } from '../../ui/choices/checkbox-field.tsx';
import { formFoot } from '../../ui/layout/form-actions.css.ts';
import { stack } from '../../ui/layout/layout.css.ts';
import { RestoredDraftNotice } from '../forms/restored-draft-notice.tsx';
import { toDigits } from '../../lib/text/to-digits.ts';
import { RadioCards } from '../../ui/choices/radio-cards.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import * as css from './address-form.css.ts';
import { ADDRESS_TAGS } from './model/address-tags.ts';
import { RetryAlert } from '../errors/retry-alert.tsx';
import { DeliveryAreaFields } from './components/delivery-area-fields.tsx';
import { useAddressForm } from './hooks/use-address-form.ts';

/** Creates or edits an address (ADDR-01). */
export function AddressForm(props: {
  /** The address to edit. Undefined creates one. Use its id as the form's `key`. */
  address?: components['schemas']['Address'] | undefined;
  submitLabel: string;
  aside?: ReactNode;
  onSaved: (address: components['schemas']['Address']) => void;
  onRejected?: (() => void) | undefined;
}) {
  const { t, i18n } = useLingui();
  const form = useAddressForm(props.address, props.onSaved, props.onRejected);
  const { input, control } = form;

  return (
    <form ref={keepFocus} className={stack[4]} onSubmit={form.submit} noValidate>
      {form.problem ? <Alert kind="danger">{form.problem}</Alert> : null}
      <RestoredDraftNotice form={form} purpose="saving" />
      <TextField label={t`Name`} autoComplete="name" {...input('name')} />
      <TextField
        label={t`Phone number`}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        dir="ltr"
        {...input('phone', toDigits)}
      />
      <TextField
        label={t`Address line 1`}
        autoComplete="address-line1"
        {...input('address_line')}
      />
      <TextField
        label={t`Address line 2`}
        autoComplete="address-line2"
        {...input('address_line2')}
      />
      <TextField label={t`Flat or unit`} autoComplete="address-line3" {...input('flat_no')} />
      {form.delivery.areas ? <DeliveryAreaFields form={form} areas={form.delivery.areas} /> : null}
      {form.delivery.error === undefined ? null : <RetryAlert query={form.delivery} />}
      <div className={css.pair}>
        {form.delivery.areas ? null : (
          <TextField label={t`Area`} autoComplete="address-level2" {...input('area')} />
        )}
        <TextField label={t`Postal code`} autoComplete="postal-code" {...input('post_code')} />
      </div>
      <RadioCards<string>
        label={t`Address type`}
        columns={3}
        {...control('address_type')}
        options={ADDRESS_TAGS.map(({ value, label }) => ({ value, label: i18n._(label) }))}
      />
      <CheckboxField
        label={t`Set as default address`}
        checked={form.values.is_default}
        onChange={(event) => form.change({ is_default: event.target.checked })}
      />
      <div className={formFoot}>
        <Button type="submit" busy={form.isSending}>
          {props.submitLabel}
        </Button>
        {props.aside}
      </div>
    </form>
  );
}
