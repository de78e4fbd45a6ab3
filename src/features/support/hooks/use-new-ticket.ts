import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AbortedRequestError } from '../../../api/errors.ts';
import { useCreateTicket } from '../../../api/generated/support.ts';
import { useSession } from '../../../api/session.ts';
import { checksOf, useFormChecks } from '../../forms/use-form-checks.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { fieldErrors, useErrorText } from '../../errors/use-error-text.ts';
import { useIsMounted } from '../../../lib/react/use-is-mounted.ts';
import { dismissErrors, showToast } from '../../../ui/feedback/toast.ts';

interface TicketDraft {
  order_number: string;
  issue_type: string;
  subject: string;
  message: string;
  files: readonly File[];
  email: string;
  phone: string;
}
type Field = Exclude<keyof TicketDraft, 'files'>;

/** In the order in which they stand. */
const FIELDS = ['order_number', 'issue_type', 'subject', 'message', 'email', 'phone'] as const;
const MAX_TEXT_LENGTH = 255;

/** State of a new ticket (TKT-01): checked on leaving a field and on sending, kept through errors, closing and other pages. */
export function useNewTicket(onCreated: (number: string) => void) {
  const errorText = useErrorText();
  const { trigger, isMutating, error, reset } = useCreateTicket();
  const email = useSession(({ user }) => user?.email ?? '');
  const { draft, isStored, change, forget } = useDraft<TicketDraft>('new-ticket');
  const [wasStored, setWasStored] = useState(isStored);
  const [progress, setProgress] = useState<number>();
  // What the server said of files holds until one is added or taken away.
  const [sentFiles, setSentFiles] = useState<readonly File[]>();
  const sending = useRef<AbortController>(null);
  const isMounted = useIsMounted();
  const [isCheckingFiles, setCheckingFiles] = useState(false);
  const values = {
    order_number: '',
    issue_type: '',
    subject: '',
    message: '',
    files: NO_FILES,
    email,
    phone: '',
    ...draft,
  };
  const checks = useFormChecks(FIELDS, useTicketErrors(values), error);
  const remote = fieldErrors(error);
  const areSent = values.files === sentFiles;
  const isFileError = (field: string) => field.startsWith('attachments');

  // Whoever leaves the page gives it up; the draft waits.
  useEffect(() => () => sending.current?.abort(), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending.current || isCheckingFiles || checks.refuses(form)) return;
    const { files, ...texts } = values;
    const filled = Object.fromEntries(
      Object.entries(texts).filter(([, text]) => text.trim() !== ''),
    ) as typeof texts;
    const controller = new AbortController();
    sending.current = controller;
    setSentFiles(files);
    try {
      const { data } = await trigger(
        { body: { ...filled, ...(files.length > 0 ? { 'attachments[]': [...files] } : {}) } },
        files.length > 0
          ? { signal: controller.signal, onProgress: setProgress }
          : { signal: controller.signal },
      );
      forget();
      dismissErrors('ticket');
      if (isMounted.current) onCreated(data.support_ticket.ticket_no);
    } catch (failure) {
      if (failure instanceof AbortedRequestError) return;
      showToast({ kind: 'error', topic: 'ticket', message: errorText(failure) });
      if (isMounted.current) checks.focusFirstError(form, fieldErrors(failure));
    } finally {
      sending.current = null;
      setProgress(undefined);
    }
  }

  return {
    values,
    input: (field: Field, clean: (typed: string) => string = (typed) => typed) => ({
      ...checksOf(checks, field),
      value: values[field],
      onChange: (event: { target: { value: string } }) => {
        checks.change(field);
        change({ [field]: clean(event.target.value) });
      },
    }),
    isCheckingFiles,
    setCheckingFiles,
    changeFiles: (files: readonly File[]) => change({ files }),
    /** Of the file at this place. */
    fileError: (index: number) => (areSent ? remote[`attachments.${index}`] : undefined),
    filesError: areSent ? remote['attachments'] : undefined,
    submit,
    isSending: isMutating,
    /** Of the files, from 0 to 1. */
    progress: isMutating ? progress : undefined,
    stop: () => sending.current?.abort(),
    /** A failure that is about no field. */
    problem:
      error && !Object.keys(remote).some((field) => field in values || isFileError(field))
        ? errorText(error)
        : undefined,
    /** What was typed before has come back. */
    wasStored,
    startOver: () => {
      forget();
      setWasStored(false);
      reset();
    },
  };
}

const NO_FILES: readonly File[] = [];

/** What is wrong before anything is sent, in the server's words. */
function useTicketErrors(values: TicketDraft): Partial<Record<Field, string | undefined>> {
  const { t } = useLingui();
  const email = values.email.trim();
  return {
    issue_type: values.issue_type === '' ? t`The issue type field is required.` : undefined,
    subject:
      values.subject.length > MAX_TEXT_LENGTH
        ? t`Please use ${MAX_TEXT_LENGTH} characters at most.`
        : undefined,
    message: values.message.trim() === '' ? t`The message field is required.` : undefined,
    email:
      email === ''
        ? t`The email field is required.`
        : /^[^\s@]+@[^\s@]+$/.test(email)
          ? undefined
          : t`The email must be a valid email address.`,
    phone:
      values.phone === '' || /^\d{8,16}$/.test(values.phone)
        ? undefined
        : t`The phone field must be between 8 and 16 digits.`,
  };
}
