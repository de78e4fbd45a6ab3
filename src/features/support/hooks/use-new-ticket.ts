import { type FormEvent, useEffect, useRef, useState } from 'react';
import { createTicketForm } from '../../../api/generated/forms/support.ts';
import { useSWRConfig } from 'swr';
import { useApi } from '../../../api/api-provider.tsx';
import { getTicket, listTickets } from '../../../api/generated/support.ts';
import { createTicket, useCreateTicket } from '../../../api/generated/support-mutations.ts';
import { inSession } from '../../../api/runtime/in-session.ts';
import { invalidate } from '../../../api/runtime/invalidation.ts';
import { useSession } from '../../../api/session.ts';
import { useForm } from '../../forms/use-form.ts';
import { useErrorToast } from '../../errors/use-error-toast.tsx';
import { toDigits } from '../../../lib/text/to-digits.ts';
import { useIsMounted } from '../../../lib/react/use-is-mounted.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';

/** Form state of a new ticket (TKT-01). */
export function useNewTicket(onCreated: (number: string) => void) {
  const { dismissErrors } = useToasts();
  const showErrorToast = useErrorToast();
  const api = useApi();
  const { mutate } = useSWRConfig();
  const { trigger } = useCreateTicket();
  const customer = useSession(({ user }) => user);
  const [isCheckingFiles, setCheckingFiles] = useState(false);
  const form = useForm(createTicketForm, {
    name: 'ticket',
    isBlocked: isCheckingFiles,
    defaults: {
      order_number: '',
      issue_type: '',
      subject: '',
      message: '',
      'attachments[]': NO_FILES,
      email: customer?.email ?? '',
      phone: toDigits(customer?.phone ?? ''),
    },
  });
  const [progress, setProgress] = useState<number>();
  const uploadController = useRef<AbortController>(null);
  const isMounted = useIsMounted();
  /** An attempt whose response may be lost was made. */
  const mayBeSaved = useRef(false);

  // Unmounting aborts the upload; the draft remains.
  useEffect(() => () => uploadController.current?.abort(), []);

  /** Finds the open ticket of an earlier attempt whose response was lost. */
  async function findSaved(
    sent: Partial<typeof form.values>,
    fileCount: number,
    signal: AbortSignal,
  ) {
    const { call } = api.client;
    const input = { status: 'running', page: 1, per_page: 10 } as const;
    const { support_tickets: rows } = await call(listTickets, input, signal);
    const row = rows.find((one) =>
      (['order_number', 'issue_type', 'subject'] as const).every((field) =>
        isSame(one[field], sent[field]),
      ),
    );
    if (!row) return undefined;
    const { ticket_no } = row;
    const { support_ticket: ticket } = await call(getTicket, { ticket_number: ticket_no }, signal);
    const isSaved =
      isSame(ticket.messages[0]?.message, sent.message) && ticket.attachments.length === fileCount;
    if (!isSaved) return undefined;
    void invalidate(api, mutate, createTicket.invalidates);
    return ticket_no;
  }

  const submit = (event: FormEvent<HTMLFormElement>) =>
    form.submit(
      async ({ 'attachments[]': files, ...texts }) => {
        const filled = Object.fromEntries(
          Object.entries(texts).filter(([, text]) => text.trim() !== ''),
        ) as typeof texts;
        const { signal } = (uploadController.current = new AbortController());
        try {
          const saved =
            mayBeSaved.current || form.isRestored
              ? await inSession(api, findSaved(filled, files.length, signal))
              : undefined;
          mayBeSaved.current = true;
          const body = files.length > 0 ? { ...filled, 'attachments[]': [...files] } : filled;
          const options = files.length > 0 ? { signal, onProgress: setProgress } : { signal };
          const number = saved ?? (await trigger({ body }, options)).data.support_ticket.ticket_no;
          dismissErrors('ticket');
          if (isMounted.current) onCreated(number);
        } finally {
          uploadController.current = null;
          setProgress(undefined);
        }
      },
      (failure) => showErrorToast(failure, 'ticket'),
    )(event);

  return {
    ...form,
    submit,
    isCheckingFiles,
    setCheckingFiles,
    /** Upload progress, 0 to 1. */
    progress: form.isSending ? progress : undefined,
    cancelUpload: () => uploadController.current?.abort(),
  };
}

/** The server stores an empty field as null. Uploads end lines with CR and LF. */
function isSame(stored: string | null | undefined, sent: string | undefined): boolean {
  return toComparable(stored) === toComparable(sent);
}

const toComparable = (text: string | null | undefined) =>
  (text ?? '').replaceAll(/\r\n?/g, '\n').trim();

const NO_FILES: readonly File[] = [];
