import { Trans, useLingui } from '@lingui/react/macro';
import { keepFocus } from '../../../lib/react/keep-focus.ts';
import { useSendContactMessage } from '../../../api/generated/content-mutations.ts';
import { sendContactMessageForm } from '../../../api/generated/forms/content.ts';
import { useSession } from '../../../api/session.ts';
import { useErrorToast } from '../../errors/use-error-toast.tsx';
import { useServerToast } from '../../errors/use-server-toast.ts';
import { RestoredDraftNotice } from '../../forms/restored-draft-notice.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import * as css from './content.css.ts';

/** Sends a message to the shop, also for guests (CONT-02). */
export function ContactForm() {
  const { t } = useLingui();
  const showErrorToast = useErrorToast();
  const showServerToast = useServerToast();
  const { trigger } = useSendContactMessage();
  const user = useSession((state) => state.user);
  const form = useForm(sendContactMessageForm, {
    name: 'contact',
    // Keeps the draft when a guest logs in.
    owner: 'tab',
    defaults: { name: user?.name ?? '', phone: user?.phone ?? '', subject: '', message: '' },
  });
  const submit = form.submit(
    async (values) => {
      const { message } = await trigger({ body: values });
      showServerToast({ kind: 'success', topic: 'contact', message });
    },
    (failure) => showErrorToast(failure, 'contact'),
  );

  return (
    <form ref={keepFocus} className={stack[6]} onSubmit={submit} noValidate>
      {form.problem ? <Alert kind="danger">{form.problem}</Alert> : null}
      <RestoredDraftNotice form={form} purpose="sending" />
      <TextField label={t`Full name`} autoComplete="name" {...form.input('name')} />
      <TextField
        label={t`Phone number`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        {...form.input('phone')}
      />
      <TextField label={t`Subject`} autoComplete="off" {...form.input('subject')} />
      <TextAreaField
        label={t({ message: 'Message', context: 'field' })}
        rows={6}
        {...form.input('message')}
      />
      <Button type="submit" busy={form.isSending} className={css.send}>
        <Trans>Send</Trans>
      </Button>
    </form>
  );
}
