import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useCreateAddress } from '../api/generated/addresses.ts';
import type { components } from '../api/generated/schema.d.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.ts';
import * as css from './address-form.css.ts';
import { ADDRESS_TAGS } from './address-tags.ts';
import { fieldErrors, useErrorText } from './use-error-text.ts';
import { useSettings } from './use-settings.ts';

type AddressType = (typeof ADDRESS_TAGS)[number]['value'];

const EMPTY = {
  name: '',
  phone: '',
  area: '',
  flat_no: '',
  post_code: '',
  address_line: '',
  address_line2: '',
};
type Field = keyof typeof EMPTY;

/** In the order in which they stand. */
const REQUIRED = ['name', 'phone', 'address_line'] as const;

/** A new address, wherever one is asked for (ADDR-01): checked on leaving a field and on sending, kept through errors. */
export function AddressForm(props: {
  submitLabel: string;
  onSaved: (address: components['schemas']['Address']) => void;
}) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const { settings } = useSettings();
  const create = useCreateAddress();
  const [values, setValues] = useState(EMPTY);
  const [type, setType] = useState<AddressType>('home');
  const [isDefault, setDefault] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  // What the server said of a field holds until that field is changed.
  const [changed, setChanged] = useState<ReadonlySet<Field>>(new Set());

  const min = settings.phone_min_length ?? 9;
  const max = settings.phone_max_length ?? 16;
  const local: Partial<Record<Field, string | false>> = {
    name: values.name.trim() === '' && t`The name field is required.`,
    phone:
      values.phone.length < min
        ? t`The phone field must have at least ${min} digits.`
        : values.phone.length > max && t`The phone field must not have more than ${max} digits.`,
    address_line: values.address_line.trim() === '' && t`The address line field is required.`,
  };
  const remote = fieldErrors(create.error);
  const errorOf = (field: Field) =>
    (left.has(field) && local[field]) || (changed.has(field) ? undefined : remote[field]);

  const input = (field: Field) => ({
    name: field,
    value: values[field],
    error: errorOf(field) || undefined,
    onBlur: () => setLeft(new Set([...left, field])),
    onChange: (event: { target: { value: string } }) => {
      const typed = event.target.value;
      setValues({ ...values, [field]: field === 'phone' ? typed.replaceAll(/\D/g, '') : typed });
      setChanged(new Set([...changed, field]));
    },
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setLeft(new Set(REQUIRED));
    const wrong = REQUIRED.find((field) => local[field]);
    if (wrong !== undefined) {
      const first = event.currentTarget.elements.namedItem(wrong);
      if (first instanceof HTMLElement) first.focus();
      return;
    }
    setChanged(new Set());
    try {
      const { data } = await create.trigger({
        body: { ...values, address_type: type, is_default: isDefault },
      });
      showToast({ kind: 'success', message: t`Address Added` });
      props.onSaved(data.address);
    } catch (error) {
      // What it says of fields stands under them, of the whole above them: from `create.error`.
      const isAboutFields = Object.keys(fieldErrors(error)).length > 0;
      if (isAboutFields) showToast({ kind: 'error', message: errorText(error) });
    }
  }

  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      {create.error && Object.keys(remote).length === 0 ? (
        <div className={css.wide}>
          <Alert kind="danger">{errorText(create.error)}</Alert>
        </div>
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
      <div className={css.wide}>
        <TextField
          label={t`Address Line 1`}
          required
          autoComplete="address-line1"
          {...input('address_line')}
        />
      </div>
      <div className={css.wide}>
        <TextField
          label={t`Address Line 2`}
          autoComplete="address-line2"
          {...input('address_line2')}
        />
      </div>
      <TextField label={t`Flat`} autoComplete="off" {...input('flat_no')} />
      <TextField label={t`Area`} autoComplete="address-level2" {...input('area')} />
      <TextField label={t`Postal Code`} autoComplete="postal-code" {...input('post_code')} />
      <div className={css.wide}>
        <RadioCards<AddressType>
          label={t`Address Tag`}
          value={type}
          onChange={setType}
          options={ADDRESS_TAGS.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        />
      </div>
      <div className={css.wide}>
        <CheckboxField
          label={t`Make it default address`}
          checked={isDefault}
          onChange={(event) => setDefault(event.target.checked)}
        />
      </div>
      <div className={css.wide}>
        <Button type="submit" busy={create.isMutating}>
          {props.submitLabel}
        </Button>
      </div>
    </form>
  );
}
