import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { components } from '../../api/generated/schema.d.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { CheckboxField } from '../../ui/choices/checkbox-field.tsx';
import { row } from '../../ui/layout/layout.css.ts';
import { RadioCards } from '../../ui/choices/radio-cards.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import * as css from './address-form.css.ts';
import { ADDRESS_TAGS } from './model/address-tags.ts';
import { useAddressForm } from './hooks/use-address-form.ts';

/** An address, new or changed, wherever one is asked for (ADDR-01). */
export function AddressForm(props: {
  /** The one that is changed; left out, it is a new one. Give the form a `key` by its id. */
  address?: components['schemas']['Address'] | undefined;
  submitLabel: string;
  /** Stands beside the button. */
  aside?: ReactNode;
  onSaved: (address: components['schemas']['Address']) => void;
}) {
  const { t, i18n } = useLingui();
  const form = useAddressForm(props.address, props.onSaved);
  const { values, input } = form;

  return (
    <form className={css.form} onSubmit={(event) => void form.submit(event)} noValidate>
      <div className={css.wide}>
        {form.problem ? <Alert kind="danger">{form.problem}</Alert> : null}
        {form.isRestored ? (
          <Alert
            action={
              <Button variant="secondary" size="s" onClick={form.startOver}>
                <Trans>Start over</Trans>
              </Button>
            }
          >
            <Trans>What you typed before is back. It is not saved yet.</Trans>
          </Alert>
        ) : null}
        <TextField label={t`Name`} required autoComplete="name" {...input('name')} />
        <TextField
          label={t`Phone`}
          required
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          dir="ltr"
          {...input('phone')}
        />
        <TextField
          label={t`Address Line 1`}
          required
          autoComplete="address-line1"
          {...input('address_line')}
        />
        <TextField
          label={t`Address Line 2`}
          autoComplete="address-line2"
          {...input('address_line2')}
        />
        <TextField label={t`Area`} autoComplete="address-level2" {...input('area')} />
      </div>
      <TextField label={t`Flat`} autoComplete="address-line3" {...input('flat_no')} />
      <TextField label={t`Postal Code`} autoComplete="postal-code" {...input('post_code')} />
      <div className={css.wide}>
        <RadioCards<string>
          label={t`Address Tag`}
          value={values.address_type}
          error={form.typeError}
          onChange={(tag) => form.change({ address_type: tag })}
          options={ADDRESS_TAGS.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        />
        <CheckboxField
          label={t`Make it default address`}
          checked={values.is_default}
          onChange={(event) => form.change({ is_default: event.target.checked })}
        />
        <div className={row[3]}>
          <Button type="submit" busy={form.isMutating}>
            {props.submitLabel}
          </Button>
          {props.aside}
        </div>
      </div>
    </form>
  );
}
