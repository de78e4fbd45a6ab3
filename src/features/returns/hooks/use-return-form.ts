import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { components } from '../../../api/generated/schema.d.ts';
import { useReturnOrder } from '../../../api/generated/returns.ts';
import { formatAddress } from '../../addresses/format-address.ts';
import { fieldErrors, useErrorText } from '../../errors/use-error-text.ts';
import { useServerToast } from '../../errors/use-server-toast.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { saveSessionDraft, readSessionDraft } from '../../../lib/storage/session-drafts.ts';
import { RETURNS_PATH } from '../../../lib/router/paths.ts';
import { draftName, type ReturnDraft } from '../model/return-draft.ts';
import { isLineReturnable } from '../model/return-eligibility.ts';

/** The fields by their names on the wire, in the order in which they stand. */
const FIELDS = ['product_ids', 'bank_account_number', 'return_address', 'reason'] as const;
type Field = (typeof FIELDS)[number];
const VALUE_KEYS = {
  bank_account_number: 'account',
  return_address: 'location',
  reason: 'reason',
} as const;

/**
 * State of a return's form (RET-01): checked on leaving a field and on sending, kept through errors and reloads, sent once. A single
 * product that can be sent back is chosen already. `onRefused` comes when the server refuses the whole of it.
 */
export function useReturnForm(order: components['schemas']['OrderDetails'], onRefused: () => void) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const showServerToast = useServerToast();
  const [, navigate] = useLocation();
  const send = useReturnOrder();
  const draft = draftName(order.id);
  const returnable = order.products.filter(isLineReturnable).map(({ id }) => id);
  const [values, setValues] = useState<ReturnDraft>(() => {
    const begin: ReturnDraft = {
      products: returnable.length === 1 ? returnable : [],
      account: '',
      location: order.address ? formatAddress(order.address) : '',
      reason: '',
    };
    return { ...begin, ...readSessionDraft(draft, begin) };
  });
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  // What the server said of a field holds until that field is changed.
  const [changed, setChanged] = useState<ReadonlySet<Field>>(new Set());
  const isSending = useRef(false);
  // What was kept may have been returned since.
  const products = returnable.filter((id) => values.products.includes(id));
  const remote = byField(send.error);
  const local: Partial<Record<Field, string>> = {
    ...(products.length === 0 ? { product_ids: t`Please select at least one product` } : {}),
    ...(values.account.trim() === ''
      ? { bank_account_number: t`Account number is required.` }
      : {}),
    ...(values.location.trim() === ''
      ? { return_address: t`Collection location is required.` }
      : {}),
    ...(values.reason.trim() === '' ? { reason: t`Reason is required.` } : {}),
  };

  function change(field: Field, next: Partial<ReturnDraft>) {
    const now = { ...values, ...next };
    setValues(now);
    saveSessionDraft(draft, now);
    setChanged(new Set([...changed, field]));
  }

  const errorOf = (field: Field) =>
    (left.has(field) ? local[field] : undefined) ??
    (changed.has(field) ? undefined : remote[field]);

  const input = (field: keyof typeof VALUE_KEYS) => ({
    name: field,
    required: true,
    value: values[VALUE_KEYS[field]],
    error: errorOf(field),
    onBlur: () => setLeft(new Set([...left, field])),
    onChange: (event: { target: { value: string } }) =>
      change(field, { [VALUE_KEYS[field]]: event.target.value }),
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    setLeft(new Set(FIELDS));
    if (focusFirst(form, local)) return;
    setChanged(new Set());
    isSending.current = true;
    try {
      const { message } = await send.trigger({
        body: {
          order_id: order.id,
          product_ids: products,
          bank_account_number: values.account.trim(),
          return_address: values.location.trim(),
          reason: values.reason.trim(),
        },
      });
      saveSessionDraft(draft, null);
      showServerToast({ kind: 'success', topic: 'return', message });
      navigate(RETURNS_PATH);
    } catch (failure) {
      // What it says of fields stands at them, of the whole above them: from `send.error`.
      showToast({ kind: 'error', topic: 'return', message: errorText(failure) });
      if (!focusFirst(form, byField(failure))) onRefused();
    } finally {
      isSending.current = false;
    }
  }

  return {
    products,
    choose: (ids: readonly number[]) => change('product_ids', { products: ids }),
    productsError: errorOf('product_ids'),
    input,
    submit,
    isSending: send.isMutating,
    /** A failure that is about no single field. */
    problem: send.error && Object.keys(remote).length === 0 ? errorText(send.error) : undefined,
  };
}

/** What a refusal says of each field; that of one product is of the products. */
function byField(error: unknown): Partial<Record<Field, string>> {
  const entries = Object.entries(fieldErrors(error));
  const errors: Partial<Record<Field, string>> = {};
  for (const field of FIELDS) {
    const found = entries.find(([name]) => name === field || name.startsWith(`${field}.`));
    if (found) errors[field] = found[1];
  }
  return errors;
}

/** Puts the focus on the first field that is wrong; whether there is one. */
function focusFirst(form: HTMLFormElement, errors: Partial<Record<Field, string>>): boolean {
  const invalid = FIELDS.find((field) => errors[field] !== undefined);
  if (invalid === undefined) return false;
  form.querySelector<HTMLElement>(`[name="${invalid}"]:not(:disabled)`)?.focus();
  return true;
}
