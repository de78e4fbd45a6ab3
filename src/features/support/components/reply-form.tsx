import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Send from 'lucide-react/icons/send';
import type { FormEvent, KeyboardEvent } from 'react';
import { sendTicketMessageForm } from '../../../api/generated/forms/support.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { row, stack } from '../../../ui/layout/layout.css.ts';
import { textLink } from '../../../ui/actions/text-link.css.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { NEW_TICKET_URL } from '../../../lib/router/new-ticket-url.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';

const MAX_MESSAGE_LENGTH = sendTicketMessageForm.message.maxLength.limit;
/** Characters left when the counter appears. */
const COUNTER_THRESHOLD = 500;

/** Returns whether the ticket is open and the staff allow replies. */
export function canReply(ticket: components['schemas']['TicketDetails']): boolean {
  return ticket.user_chat && (ticket.status === 'pending' || ticket.status === 'confirm');
}

/** Enter sends, Shift+Enter adds a line (TKT-02). On a closed ticket the text can only be copied. */
export function ReplyForm(props: {
  isClosed: boolean;
  text: string;
  onType: (text: string) => void;
  onSend: () => void;
}) {
  const { isClosed, text, onType, onSend } = props;
  const { t } = useLingui();
  // The server counts code points, not UTF-16 units.
  const left = MAX_MESSAGE_LENGTH - Array.from(text.trim()).length;
  const over = -left;

  const canSend = !isClosed && text.trim() !== '' && left >= 0;

  function send() {
    if (canSend) onSend();
  }
  function onKeyDown(event: KeyboardEvent) {
    // Enter also confirms an IME composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  return (
    <form className={stack[2]} onSubmit={submit} noValidate>
      <TextAreaField
        label={t`Your reply`}
        required
        readOnly={isClosed}
        placeholder={t`Write a reply…`}
        rows={2}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        help={
          isClosed ? (
            <Trans>Not sent.</Trans>
          ) : left >= 0 && left <= COUNTER_THRESHOLD ? (
            <Plural value={left} one="# character left" other="# characters left" />
          ) : undefined
        }
        error={
          over > 0
            ? t`Your message is too long by ${over}. The limit is ${MAX_MESSAGE_LENGTH} characters.`
            : undefined
        }
      />
      <div className={row[2]}>
        <Button
          type="submit"
          icon={<Icon of={Send} size={18} />}
          // Not `disabled`: the text that is sent leaves the field, and the focus would be lost.
          aria-disabled={!canSend}
        >
          <Trans>Send</Trans>
        </Button>
        {isClosed ? (
          <Button variant="quiet" onClick={() => onType('')}>
            <Trans>Discard</Trans>
          </Button>
        ) : null}
      </div>
    </form>
  );
}

export function ReplyClosedNote({ ticket }: { ticket: components['schemas']['TicketDetails'] }) {
  const link = (
    <AppLink href={NEW_TICKET_URL} className={textLink}>
      <Trans>Create a new ticket</Trans>
    </AppLink>
  );
  return (
    <Alert>
      {ticket.status === 'completed' ? (
        <Trans>This ticket is resolved. Need more help? {link}</Trans>
      ) : ticket.status === 'cancel' ? (
        <Trans>This ticket was cancelled. Still need help? {link}</Trans>
      ) : (
        <Trans>You can reply once our support team opens the conversation.</Trans>
      )}
    </Alert>
  );
}
