import { type FormEvent, useEffect, useRef, useState } from 'react';
import { createTicketForm } from '../../../api/generated/forms/support.ts';
import { useCreateTicket } from '../../../api/generated/support-mutations.ts';
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

  // Unmounting aborts the upload; the draft remains.
  useEffect(() => () => uploadController.current?.abort(), []);

  const submit = (event: FormEvent<HTMLFormElement>) =>
    form.submit(
      async ({ 'attachments[]': files, ...texts }) => {
        const filled = Object.fromEntries(
          Object.entries(texts).filter(([, text]) => text.trim() !== ''),
        ) as typeof texts;
        const { signal } = (uploadController.current = new AbortController());
        try {
          const { data } = await trigger(
            { body: { ...filled, ...(files.length > 0 ? { 'attachments[]': [...files] } : {}) } },
            files.length > 0 ? { signal, onProgress: setProgress } : { signal },
          );
          dismissErrors('ticket');
          if (isMounted.current) onCreated(data.support_ticket.ticket_no);
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

const NO_FILES: readonly File[] = [];
