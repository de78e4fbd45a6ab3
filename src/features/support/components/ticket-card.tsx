import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { ticketPath } from '../../../lib/router/paths.ts';
import { ServerDate } from '../../../lib/datetime/server-date.tsx';
import { Badge } from '../../../ui/content/badge.tsx';
import { cardLink } from '../../../ui/layout/card.css.ts';
import * as rowCss from '../../../ui/layout/link-row.css.ts';
import { LinkRow } from '../../../ui/layout/link-row.tsx';
import * as css from './support.css.ts';
import { TICKET_STATES } from '../model/ticket-statuses.ts';

/** A ticket in the list (TKT-01). */
export function TicketCard({ ticket }: { ticket: components['schemas']['TicketRow'] }) {
  const { i18n } = useLingui();
  const { label, tone } = TICKET_STATES[ticket.status];
  return (
    <LinkRow
      facts={
        <>
          <bdi dir="ltr">#{ticket.ticket_no}</bdi>
          {ticket.subject === null ? null : (
            <>
              {' · '}
              <bdi>{ticket.issue_type}</bdi>
            </>
          )}
          {ticket.order_number === null ? null : (
            <>
              {' · '}
              <Trans>
                Order <bdi>{ticket.order_number}</bdi>
              </Trans>
            </>
          )}
        </>
      }
      end={
        <>
          <p>
            <Badge tone={tone}>{i18n._(label)}</Badge>
          </p>
          <p className={rowCss.note}>
            <ServerDate text={ticket.created_at} />
          </p>
        </>
      }
    >
      <h2 className={css.subject}>
        <AppLink href={ticketPath(ticket.ticket_no)} className={cardLink}>
          <bdi>{ticket.subject ?? ticket.issue_type}</bdi>
        </AppLink>
      </h2>
    </LinkRow>
  );
}
