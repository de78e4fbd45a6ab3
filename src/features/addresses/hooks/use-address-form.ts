import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useCreateAddress, useUpdateAddress } from '../../../api/generated/addresses.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import { toLatinDigits } from '../../../lib/text/to-latin-digits.ts';
import { saveSessionDraft, readSessionDraft } from '../../../lib/storage/session-drafts.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { type AddressDraft, draftName } from '../model/address-draft.ts';
import { fieldErrors, useErrorText } from '../../errors/use-error-text.ts';
import { useSettings } from '../../settings/use-settings.ts';

type Address = components['schemas']['Address'];
type Field = Exclude<keyof AddressDraft, 'is_default'>;

/** In the order in which they stand. */
const FIELDS: readonly Field[] = [
  'name',
  'phone',
  'address_line',
  'address_line2',
  'flat_no',
  'area',
  'post_code',
  'address_type',
];
const MAX_TEXT_LENGTH = 255;

/** What stands in the form before anything is typed. */
export function valuesOf(address: Address | undefined): AddressDraft {
  return {
    name: address?.name ?? '',
    phone: address?.phone ?? '',
    address_line: address?.address_line ?? '',
    address_line2: address?.address_line2 ?? '',
    flat_no: address?.flat_no ?? '',
    area: address?.area ?? '',
    post_code: address?.post_code ?? '',
    address_type: address?.address_type ?? 'home',
    is_default: address?.is_default ?? false,
  };
}

/**
 * State of the address form (ADDR-01): checked on leaving a field and on sending, kept through errors and
 * reloads. Without an `address` it makes a new one.
 */
export function useAddressForm(address: Address | undefined, onSaved: (address: Address) => void) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const create = useCreateAddress();
  const update = useUpdateAddress();
  const { isMutating, error, reset } = address ? update : create;
  const draft = draftName(address?.id);
  const initialValues = valuesOf(address);
  const [restored, setRestored] = useState(
    () => readSessionDraft(draft, initialValues) !== undefined,
  );
  const [values, setValues] = useState(() => ({
    ...initialValues,
    ...readSessionDraft(draft, initialValues),
  }));
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  // What the server said of a field holds until that field is changed.
  const [changed, setChanged] = useState<ReadonlySet<Field>>(new Set());
  const local = useLocalErrors(values);
  const remote = fieldErrors(error);

  function change(next: Partial<AddressDraft>) {
    const now = { ...values, ...next };
    setValues(now);
    saveSessionDraft(draft, now);
  }

  const errorOf = (field: Field) =>
    (left.has(field) && local[field]) || (changed.has(field) ? undefined : remote[field]);

  const input = (field: Exclude<Field, 'address_type'>) => ({
    name: field,
    value: values[field],
    error: errorOf(field) || undefined,
    onBlur: () => setLeft(new Set([...left, field])),
    onChange: (event: { target: { value: string } }) => {
      const typed = event.target.value;
      change({ [field]: field === 'phone' ? toLatinDigits(typed).replaceAll(/\D/g, '') : typed });
      setChanged(new Set([...changed, field]));
    },
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setLeft(new Set(FIELDS));
    if (focusFirst(form, local)) return;
    setChanged(new Set());
    try {
      const { data } = address
        ? await update.trigger({ id: address.id, body: values })
        : await create.trigger({ body: values });
      saveSessionDraft(draft, null);
      showToast({
        kind: 'success',
        topic: 'address',
        message: address ? t`Address Updated!` : t`Address Added`,
      });
      onSaved(data.address);
    } catch (failure) {
      // What it says of fields stands under them, of the whole above them: from `error`.
      if (focusFirst(form, fieldErrors(failure))) {
        showToast({ kind: 'error', topic: 'address', message: errorText(failure) });
      }
    }
  }

  return {
    values,
    change,
    input,
    submit,
    isMutating,
    typeError: errorOf('address_type') || undefined,
    /** A failure that is about no single field. */
    problem: error && !FIELDS.some((field) => remote[field]) ? errorText(error) : undefined,
    /** What was typed before has come back. */
    isRestored: restored,
    startOver: () => {
      saveSessionDraft(draft, null);
      setValues(valuesOf(address));
      setLeft(new Set());
      setRestored(false);
      reset();
    },
  };
}

/** What is wrong before anything is sent, in the server's words. */
function useLocalErrors(values: AddressDraft): Partial<Record<Field, string | false>> {
  const { t } = useLingui();
  const { settings } = useSettings();
  const min = settings.phone_min_length ?? 9;
  const max = settings.phone_max_length ?? 16;
  const tooLong = (field: Field) =>
    values[field].length > MAX_TEXT_LENGTH && t`Please use ${MAX_TEXT_LENGTH} characters at most.`;
  return {
    name: values.name.trim() === '' ? t`The name field is required.` : tooLong('name'),
    phone:
      values.phone === ''
        ? t`The phone field is required.`
        : values.phone.length < min
          ? t`The phone field must have at least ${min} digits.`
          : values.phone.length > max && t`The phone field must not have more than ${max} digits.`,
    address_line:
      values.address_line.trim() === ''
        ? t`The address line field is required.`
        : tooLong('address_line'),
    address_line2: tooLong('address_line2'),
    flat_no: tooLong('flat_no'),
    area: tooLong('area'),
    post_code: tooLong('post_code'),
  };
}

/** Puts the focus on the first field that is wrong; whether there is one. */
function focusFirst(form: HTMLFormElement, errors: Partial<Record<Field, unknown>>): boolean {
  const invalid = FIELDS.find((field) => errors[field]);
  if (invalid === undefined) return false;
  const first = form.elements.namedItem(invalid);
  if (first instanceof HTMLElement) first.focus();
  return true;
}
