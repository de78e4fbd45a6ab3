import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { keepFocus } from '../../../lib/react/keep-focus.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Badge } from '../../../ui/content/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { ConnectionNotice } from '../../realtime/connection-notice.tsx';
import { canReply, ReplyForm, ReplyClosedNote } from './reply-form.tsx';
import { cardTitle } from '../../../ui/layout/section-heading.css.ts';
import * as css from './support.css.ts';
import { LinkifiedText } from './linkified-text.tsx';
import { TicketThread } from './ticket-thread.tsx';
import { TicketDetails } from './ticket-details.tsx';
import { TICKET_STATES } from '../model/ticket-statuses.ts';
import { useReplies } from '../hooks/use-replies.ts';

export function TicketView(props: components['schemas']['TicketData']) {
  const { support_ticket: ticket, highlighted_messages: pinned } = props;
  const { t, i18n } = useLingui();
  const { label, tone } = TICKET_STATES[ticket.status];
  const { userId, thread, outbox } = useReplies(ticket);
  const isClosed = !canReply(ticket);

  return (
    <>
      <SectionHeading
        level={1}
        beside={
          <span className={css.state}>
            <Badge tone={tone}>{i18n._(label)}</Badge>
          </span>
        }
      >
        <bdi>{ticket.subject ?? ticket.issue_type}</bdi>
      </SectionHeading>
      {pinned.length > 0 ? (
        <section aria-label={t`Pinned messages from support`} className={stack[2]}>
          {pinned.map(({ id, message, sender_name: sender }) => (
            <Alert key={id} title={t`Pinned by ${sender}`}>
              <LinkifiedText text={message} />
            </Alert>
          ))}
        </section>
      ) : null}
      <div ref={keepFocus} className={css.columns}>
        <Card padded className={stack[4]}>
          <h2 className={cardTitle}>
            <Trans>Conversation</Trans>
          </h2>
          <ConnectionNotice />
          <TicketThread messages={thread} userId={userId} outbox={outbox} />
          {isClosed && outbox.draft.trim() === '' ? null : (
            <ReplyForm
              isClosed={isClosed}
              text={outbox.draft}
              onType={outbox.setDraft}
              onSend={outbox.send}
            />
          )}
          {isClosed ? <ReplyClosedNote ticket={ticket} /> : null}
        </Card>
        <TicketDetails ticket={ticket} />
      </div>
    </>
  );
}
