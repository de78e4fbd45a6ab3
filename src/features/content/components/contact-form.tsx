import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { useSendContactMessage } from '../../../api/generated/content.ts';
import { useSession } from '../../../api/session.ts';
import { fieldErrors, useErrorText } from '../../errors/use-error-text.ts';
import { useServerToast } from '../../errors/use-server-toast.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { FIELDS, saveDraft, useDraft } from '../model/contact-draft.ts';

type Field = (typeof FIELDS)[number];

/** A message to the shop, from guests too (CONT-02): checked on leaving a field, kept through errors and reloads, sent once. */
export function ContactForm() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const showServerToast = useServerToast();
  const send = useSendContactMessage();
  const user = useSession((state) => state.user);
  const typed = useDraft();
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  // What the server said of a field holds until that field is changed.
  const [changed, setChanged] = useState<ReadonlySet<Field>>(new Set());
  const isSending = useRef(false);

  // What is known of a customer need not be typed.
  const values = {
    name: typed.name ?? user?.name ?? '',
    phone: typed.phone ?? user?.phone ?? '',
    subject: typed.subject ?? '',
    message: typed.message ?? '',
  };
  const missing: Record<Field, string> = {
    name: t`Name is required.`,
    phone: t`Phone number is required.`,
    subject: t`Subject is required.`,
    message: t`Message is required.`,
  };
  const isMissing = (field: Field) => values[field].trim() === '';
  const remote = fieldErrors(send.error);
  const errorOf = (field: Field) => {
    if (left.has(field) && isMissing(field)) return missing[field];
    return changed.has(field) ? undefined : remote[field];
  };

  const input = (field: Field) => ({
    name: field,
    required: true,
    value: values[field],
    error: errorOf(field),
    onBlur: () => setLeft(new Set([...left, field])),
    onChange: (event: { target: { value: string } }) => {
      saveDraft({ ...typed, [field]: event.target.value });
      setChanged(new Set([...changed, field]));
    },
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const { elements } = event.currentTarget;
    const focus = (field: Field | undefined) => {
      const control = field && elements.namedItem(field);
      if (control instanceof HTMLElement) control.focus();
    };
    setLeft(new Set(FIELDS));
    const first = FIELDS.find(isMissing);
    if (first) {
      focus(first);
      return;
    }
    setChanged(new Set());
    isSending.current = true;
    try {
      const { message } = await send.trigger({ body: values });
      saveDraft({});
      setLeft(new Set());
      showServerToast({ kind: 'success', topic: 'contact', message });
    } catch (error) {
      showToast({ kind: 'error', topic: 'contact', message: errorText(error) });
      const errors = fieldErrors(error);
      focus(FIELDS.find((field) => errors[field]));
    } finally {
      isSending.current = false;
    }
  }

  return (
    <form className={stack[4]} onSubmit={(event) => void submit(event)} noValidate>
      {send.error && Object.keys(remote).length === 0 ? (
        <Alert kind="danger">{errorText(send.error)}</Alert>
      ) : null}
      <TextField label={t`Full Name`} autoComplete="name" {...input('name')} />
      <TextField
        label={t`Phone Number`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        {...input('phone')}
      />
      <TextField label={t`Subject`} autoComplete="off" {...input('subject')} />
      <TextAreaField
        label={t({ message: 'Message', context: 'field' })}
        rows={5}
        {...input('message')}
      />
      <div>
        <Button type="submit" size="l" busy={send.isMutating}>
          <Trans>Send</Trans>
        </Button>
      </div>
    </form>
  );
}
