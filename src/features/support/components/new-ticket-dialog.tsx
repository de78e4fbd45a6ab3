import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { row, stack } from '../../../ui/layout/layout.css.ts';
import { toLatinDigits } from '../../../lib/text/to-latin-digits.ts';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IssueTypeField, OrderField } from './ticket-select-fields.tsx';
import { useNewTicket } from '../hooks/use-new-ticket.ts';

const TYPES = ['jpg', 'jpeg', 'png', 'pdf'];
const MAX_FILE_BYTES = 2048 * 1024;

/** Opens a ticket (TKT-01). Closed, it keeps what was typed and chosen for the next time. Load on first use. */
export function NewTicketDialog(props: {
  onClose: () => void;
  onCreated: (number: string) => void;
}) {
  const { t } = useLingui();
  const form = useNewTicket(props.onCreated);
  const { input, values } = form;
  return (
    <Dialog
      isOpen
      title={t`Create Ticket`}
      onClose={props.onClose}
      dismissable={!form.isSending}
      closesOutside={false}
    >
      <form className={stack[4]} onSubmit={(event) => void form.submit(event)} noValidate>
        {form.problem ? <Alert kind="danger">{form.problem}</Alert> : null}
        {form.wasStored ? (
          <Alert
            action={
              <Button variant="secondary" size="s" onClick={form.startOver}>
                <Trans>Start over</Trans>
              </Button>
            }
          >
            <Trans>What you typed before is back. It is not sent yet.</Trans>
          </Alert>
        ) : null}
        <OrderField {...input('order_number')} />
        <IssueTypeField {...input('issue_type')} />
        <TextField label={t`Subject`} autoComplete="off" {...input('subject')} />
        <TextAreaField
          label={t({ message: 'Message', context: 'field' })}
          required
          rows={5}
          {...input('message')}
        />
        <FileDrop
          label={t`File Attachment`}
          types={TYPES}
          maxBytes={MAX_FILE_BYTES}
          files={values.files}
          disabled={form.isSending}
          error={form.filesError}
          errorOf={form.fileError}
          onChecking={form.setCheckingFiles}
          onChange={form.changeFiles}
        />
        <TextField
          label={t`Email`}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          {...input('email')}
        />
        <TextField
          label={t`Phone`}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          help={t`8 to 16 digits`}
          {...input('phone', (typed) => toLatinDigits(typed).replaceAll(/\D/g, ''))}
        />
        {form.progress === undefined ? null : (
          <Progress
            label={t`Uploading your files`}
            value={form.progress < 1 ? form.progress : undefined}
          />
        )}
        <div className={row[3]}>
          <Button type="submit" size="l" busy={form.isSending || form.isCheckingFiles}>
            <Trans>Submit Ticket</Trans>
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              if (form.isSending) form.stop();
              else props.onClose();
            }}
          >
            {form.isSending ? <Trans>Stop sending</Trans> : <Trans>Cancel</Trans>}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
