import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { keepFocus } from '../../../lib/react/keep-focus.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { formActions } from '../../../ui/layout/form-actions.css.ts';
import { stack } from '../../../ui/layout/layout.css.ts';
import { toDigits } from '../../../lib/text/to-digits.ts';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { createTicketForm } from '../../../api/generated/forms/support.ts';
import { RestoredDraftNotice } from '../../forms/restored-draft-notice.tsx';
import { IssueTypeField, OrderField } from './ticket-select-fields.tsx';
import { useNewTicket } from '../hooks/use-new-ticket.ts';

const { file: fileRule } = createTicketForm['attachments[]'];
const { minLength: minPhone, maxLength: maxPhone } = createTicketForm.phone;

/** Keeps the draft when closed (TKT-01). Load lazily. */
export function NewTicketDialog(props: {
  onClose: () => void;
  onCreated: (number: string) => void;
}) {
  const { t } = useLingui();
  const form = useNewTicket(props.onCreated);
  const { input, values } = form;
  const [min, max] = [minPhone.limit, maxPhone.limit];
  const formId = useId();
  return (
    <Dialog
      isOpen
      title={t`Create ticket`}
      onClose={props.onClose}
      isDismissable={!form.isSending}
      closeOnOutsidePress={false}
      footer={
        <div className={formActions}>
          <Button type="submit" form={formId} busy={form.isSending || form.isCheckingFiles}>
            <Trans>Submit ticket</Trans>
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              if (form.isSending) form.cancelUpload();
              else props.onClose();
            }}
          >
            {form.isSending ? <Trans>Cancel upload</Trans> : <Trans>Cancel</Trans>}
          </Button>
        </div>
      }
    >
      <form ref={keepFocus} id={formId} className={stack[4]} onSubmit={form.submit} noValidate>
        {form.problem ? <Alert kind="danger">{form.problem}</Alert> : null}
        <RestoredDraftNotice form={form} purpose="sending" />
        <OrderField {...input('order_number')} />
        <IssueTypeField {...input('issue_type')} />
        <TextField label={t`Subject`} autoComplete="off" {...input('subject')} />
        <TextAreaField
          label={t({ message: 'Message', context: 'field' })}
          rows={5}
          {...input('message')}
        />
        <FileDrop
          label={t`Attachments`}
          types={fileRule.types}
          maxBytes={fileRule.maxKilobytes * 1024}
          files={values['attachments[]']}
          disabled={form.isSending}
          error={form.errorOf('attachments[]')}
          errorOf={(index) => form.itemErrorOf('attachments[]', index)}
          onChecking={form.setCheckingFiles}
          onChange={(files) => form.change({ 'attachments[]': files })}
        />
        <TextField
          label={t`Email`}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          {...input('email')}
        />
        <TextField
          label={t`Phone number`}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          help={t`${min} to ${max} digits`}
          {...input('phone', toDigits)}
        />
        {form.progress === undefined ? null : (
          <Progress
            label={t`Uploading files`}
            value={form.progress < 1 ? form.progress : undefined}
          />
        )}
      </form>
    </Dialog>
  );
}
